"""From frozen facts to gradient functions: the plan (every decision, before any IR is written),
then its emission."""
