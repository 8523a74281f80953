"""What is asked, and the facts of modules and functions on which plans are made."""
