"""The tests where their surroundings lack something: `python -m tests.environments`.

Each environment runs a sample of the tests, or what is said behind `--`, as in
`python -m tests.environments no-home full-cache -- tests/docs -x`; joined by `+`, several surround one run. All but two
are made by mounts that only the processes in them see, for which it takes root; without, they are left out with a word.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
NOBODY = "48211"
"""A user without a name."""
_SAMPLE = (
    *("tests/unit/test_storage.py", "tests/unit/test_options.py", "tests/unit/backend/test_diskcache.py"),
    *("tests/unit/backend/test_jit.py", "tests/unit/frontends/test_reader.py", "tests/unit/api/test_module.py"),
    *("tests/cli/test_other_users.py", "tests/cli/test_opt.py", "tests/docs/test_reference.py"),
    *("tests/programs/test_calls.py", "tests/programs/test_numba_rules.py"),
)
_WITHOUT_ROOT = {
    "no-home": "unset HOME XDG_CACHE_HOME",
    "home-that-cannot-be-made": "export HOME=/proc/none; unset XDG_CACHE_HOME",
}
_AS_ROOT = {
    "unknown-user": "unset HOME XDG_CACHE_HOME",
    "read-only-packages": """
        for folder in "$REPOSITORY" "$PACKAGES"; do
            mount --bind "$folder" "$folder"
            mount -o remount,bind,ro "$folder"
        done
        cd "$REPOSITORY" """,
    "read-only-cache": 'mount -t tmpfs -o ro,mode=700 none "$IRAD_CACHE_DIRECTORY"',
    "full-cache": """
        mount -t tmpfs -o size=4k,mode=700 none "$IRAD_CACHE_DIRECTORY"
        head -c 4096 /dev/zero > "$IRAD_CACHE_DIRECTORY/full" """,
}
ENVIRONMENTS = {**_WITHOUT_ROOT, **_AS_ROOT}

# Where the interpreter lies below a directory that only root can enter, that one gives way to one that all can.
_OPEN_THE_WAY = """
    if [ -n "$CLOSED" ]; then
        mkdir "$TMPDIR/python"
        mount --bind "$INTERPRETER" "$TMPDIR/python"
        mount -t tmpfs -o mode=755 none "$CLOSED"
        mkdir -p "$INTERPRETER"
        mount --bind "$TMPDIR/python" "$INTERPRETER"
    fi
"""


def run(names: Sequence[str], words: Sequence[str]) -> int:
    """Run pytest in these environments at once; returns its exit status."""
    interpreter = Path(sys.base_prefix).resolve()
    closed = [parent for parent in (interpreter, *interpreter.parents) if not parent.stat().st_mode & 1]
    work = Path(tempfile.mkdtemp(prefix="irad-environment-"))
    (work / "cache").mkdir(mode=0o700)
    variables = {
        "REPOSITORY": str(REPOSITORY), "PACKAGES": sysconfig.get_path("platlib"), "TMPDIR": str(work),
        "INTERPRETER": str(interpreter), "CLOSED": str(closed[-1]) if closed else "",
        "PYTHONPATH": str(REPOSITORY),
    }  # fmt: skip
    if any(name.endswith("cache") for name in names):
        variables["IRAD_CACHE_DIRECTORY"] = str(work / "cache")
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *(words or _SAMPLE)]
    script, prefix, user = "\n".join(ENVIRONMENTS[name] for name in names), [], []
    if os.geteuid() == 0:
        work.chmod(0o1777)
        prefix, script = ["unshare", "--mount"], _OPEN_THE_WAY + script
        user = ["setpriv", "--reuid", NOBODY, "--regid", NOBODY, "--clear-groups"] if "unknown-user" in names else []
    command = [*prefix, "sh", "-ec", f'{script}\nexec "$@"', "sh", *user, *pytest]
    try:
        return subprocess.run(command, cwd=REPOSITORY, env={**os.environ, **variables}, check=False).returncode
    finally:
        shutil.rmtree(work, ignore_errors=True)


def main() -> int:
    """Run from the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.environments", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="ENVIRONMENT", help=f"some of {', '.join(ENVIRONMENTS)}; or all")
    words = sys.argv[1:]
    cut = words.index("--") if "--" in words else len(words)
    wanted = parser.parse_args(words[:cut]).names or list(ENVIRONMENTS)
    if unknown := {name for joined in wanted for name in joined.split("+")} - set(ENVIRONMENTS):
        parser.error(f"no environment {sorted(unknown)[0]}: there are {', '.join(ENVIRONMENTS)}")
    failed = []
    for joined in wanted:
        names = joined.split("+")
        if os.geteuid() and not _AS_ROOT.keys().isdisjoint(names):
            print(f"== {joined}: left out, since it takes root to make it", flush=True)
            continue
        print(f"== {joined}", flush=True)
        if run(names, words[cut + 1 :]):
            failed.append(joined)
    print(f"failed: {', '.join(failed)}" if failed else "all passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
