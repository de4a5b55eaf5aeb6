"""The command line of `saloon`: only what can be typed. Each command's work is in a module that is loaded when used.

Texts are named, not written: help="play" is the message `play` of words/<language>/help.ftl.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from saloon.cli.complaint import Complaint, usage_complaint
from saloon.cli.usage import SpokenCommand, SpokenGroup
from saloon.core.refusal import BadInput
from saloon.words import choose_language

app = typer.Typer(cls=SpokenGroup, add_completion=False, rich_markup_mode=None)


def _full_name(game: str) -> str:
    from saloon.cli.games import full_name

    return full_name(game)


GameName = Annotated[str, typer.Argument(metavar="GAME", help="any-game", callback=_full_name)]
GameOrFile = Annotated[str, typer.Argument(metavar="GAME|FILE", help="play-what", callback=_full_name)]
TranscriptFile = Annotated[str, typer.Argument(metavar="FILE", help="any-file")]
GameOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="any-option")]
DeckFile = Annotated[str | None, typer.Option("--deck", metavar="FILE", help="any-deck")]
WorkerCount = Annotated[int | None, typer.Option("--workers", metavar="N", help="simulate-workers")]
Cluster = Annotated[str | None, typer.Option("--on", metavar="ray[://HOST:PORT]", help="any-on")]


@app.callback(invoke_without_command=True, help="saloon")
def saloon(
    context: typer.Context,
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|it|fr|de", help="any-lang")] = None,
    version: Annotated[bool, typer.Option("--version", help="version")] = False,
) -> None:
    # --lang may stand anywhere, so it was taken off the command line already; it is declared here for --help only.
    if version:
        from saloon.cli.version import print_version

        print_version(context.obj)
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(cls=SpokenCommand, help="games")
def games(context: typer.Context) -> None:
    from saloon.cli.games import list_games

    list_games(context.obj)


@app.command(cls=SpokenCommand, help="play")
def play(
    context: typer.Context,
    game: GameOrFile,
    seats: Annotated[str | None, typer.Option("--seats", metavar="SEAT,SEAT…", help="play-seats")] = None,
    option: GameOptions = None,
    deck: DeckFile = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="HEX", help="play-seed")] = None,
    think: Annotated[float | None, typer.Option("--think", metavar="SECONDS", help="play-think")] = None,
) -> None:
    from saloon.cli.saved import go_on, is_file

    if is_file(game):
        go_on(context.obj, game, seats, [*(option or []), *([deck] if deck else [])], seed, think)
        return
    from saloon.cli.play import play_game

    play_game(context.obj, game, seats or "me,search:2", option or [], deck, seed, think)


@app.command(cls=SpokenCommand, help="companion")
def companion(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="companion-name")],
    file: Annotated[str | None, typer.Option("--file", metavar="FILE", help="companion-file")] = None,
    level: Annotated[str | None, typer.Option("--level", metavar="LEVEL", help="companion-level")] = None,
    option: GameOptions = None,
) -> None:
    from saloon.cli.companion import accompany

    accompany(context.obj, name, file, level, option or [])


@app.command(cls=SpokenCommand, help="serve")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", help="serve-port")] = 8000,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="serve-database")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="serve-open")] = False,
    proxy: Annotated[list[str] | None, typer.Option("--trusted-proxy", metavar="ADDRESS", help="serve-proxy")] = None,
    name: Annotated[list[str] | None, typer.Option("--allowed-host", metavar="NAME", help="serve-name")] = None,
    bot_tables: Annotated[bool, typer.Option("--bot-tables", help="serve-bot-tables")] = False,
    purge_days: Annotated[float | None, typer.Option("--purge-days", metavar="N", help="serve-purge")] = None,
    metrics_port: Annotated[int | None, typer.Option("--metrics-port", metavar="N", help="serve-metrics")] = None,
) -> None:
    from saloon.cli.serve import serve as serve_room

    serve_room(host, port, database, open_page, proxy or (), name or (), bot_tables, purge_days, metrics_port)


admin = typer.Typer(cls=SpokenGroup, add_completion=False, rich_markup_mode=None, help="admin")
app.add_typer(admin, name="admin")
WhichDatabase = Annotated[str | None, typer.Option("--database", metavar="URL", help="serve-database")]
TableOf = Annotated[str, typer.Argument(metavar="TABLE", help="admin-table")]
Identity = Annotated[str, typer.Argument(metavar="IDENTITY", help="admin-identity")]
Lift = Annotated[bool, typer.Option("--lift", help="admin-lift")]


@admin.command("list", cls=SpokenCommand, help="admin-list")
def admin_list(
    context: typer.Context,
    database: WhichDatabase = None,
    status: Annotated[str | None, typer.Option("--status", metavar="STATUS", help="admin-status")] = None,
    limit: Annotated[int, typer.Option("--limit", metavar="N", help="admin-limit")] = 100,
) -> None:
    from saloon.cli.admin import list_tables

    list_tables(database, status, limit)


@admin.command("show", cls=SpokenCommand, help="admin-show")
def admin_show(context: typer.Context, table: TableOf, database: WhichDatabase = None) -> None:
    from saloon.cli.admin import show_table

    show_table(database, table)


@admin.command("close", cls=SpokenCommand, help="admin-close")
def admin_close(context: typer.Context, table: TableOf, database: WhichDatabase = None) -> None:
    from saloon.cli.admin import close_table

    close_table(database, table)


@admin.command("mute", cls=SpokenCommand, help="admin-mute")
def admin_mute(context: typer.Context, identity: Identity, database: WhichDatabase = None, lift: Lift = False) -> None:
    from saloon.cli.admin import ban

    ban(database, "muted", identity, lift)


@admin.command("ban", cls=SpokenCommand, help="admin-ban")
def admin_ban(
    context: typer.Context,
    identity: Identity,
    database: WhichDatabase = None,
    address: Annotated[bool, typer.Option("--address", help="admin-address")] = False,
    lift: Lift = False,
) -> None:
    from saloon.cli.admin import ban

    ban(database, "address" if address else "client", identity, lift)


@admin.command("purge", cls=SpokenCommand, help="admin-purge")
def admin_purge(
    context: typer.Context,
    days: Annotated[float, typer.Option("--days", metavar="N", help="admin-days")],
    database: WhichDatabase = None,
    finished: Annotated[bool, typer.Option("--finished", help="admin-finished")] = False,
) -> None:
    from saloon.cli.admin import purge

    purge(database, days, finished)


@admin.command("export", cls=SpokenCommand, help="admin-export")
def admin_export(context: typer.Context, identity: Identity, database: WhichDatabase = None) -> None:
    from saloon.cli.admin import export

    export(database, identity)


@admin.command("erase", cls=SpokenCommand, help="admin-erase")
def admin_erase(context: typer.Context, identity: Identity, database: WhichDatabase = None) -> None:
    from saloon.cli.admin import erase

    erase(database, identity)


@app.command(cls=SpokenCommand, help="simulate")
def simulate(
    context: typer.Context,
    game: GameName,
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT…", help="simulate-seats")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="simulate-games")] = 1000,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="simulate-seed")] = 1,
    workers: WorkerCount = None,
    on: Cluster = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="simulate-resume")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE.parquet", help="simulate-out")] = None,
    transcripts: Annotated[str | None, typer.Option("--transcripts", metavar="DIR", help="simulate-folder")] = None,
    option: GameOptions = None,
    deck: DeckFile = None,
    json: Annotated[bool, typer.Option("--json", help="any-json")] = False,
) -> int:
    from saloon.cli.simulate import simulate_games

    return simulate_games(
        context.obj, game, seats=seats, games=games, seed=seed, workers=workers, on=on, resume=resume, out=out,
        transcripts=transcripts, option_texts=option or [], deck=deck, as_json=json,
    )  # fmt: skip


@app.command(cls=SpokenCommand, help="league")
def league(
    context: typer.Context,
    game: GameName,
    bots: Annotated[list[str], typer.Option("--bots", metavar="BOT,BOT…", help="league-bots")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="league-games")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="league-seats")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="simulate-seed")] = 1,
    limit: Annotated[float, typer.Option("--limit", metavar="SECONDS", help="league-limit")] = 5.0,
    option: GameOptions = None,
    file: Annotated[str | None, typer.Option("--file", metavar="FILE", help="league-file")] = None,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE", help="league-html")] = None,
    svg: Annotated[str | None, typer.Option("--svg", metavar="FILE", help="league-svg")] = None,
    json: Annotated[bool, typer.Option("--json", help="any-json")] = False,
    workers: WorkerCount = None,
    on: Cluster = None,
) -> int:
    from saloon.cli.league import play_league

    return play_league(
        context.obj, game, bots=bots, games=games, seats=seats, seed=seed, limit=limit, option_texts=option or [],
        file=file, html=html, svg=svg, as_json=json, workers=workers, on=on,
    )  # fmt: skip


@app.command(cls=SpokenCommand, help="train")
def train(
    context: typer.Context,
    game: GameName,
    folder: Annotated[str, typer.Option("--folder", metavar="FOLDER", help="train-folder")],
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="train-seats")] = 2,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", help="train-rounds")] = 8,
    games: Annotated[int, typer.Option("--games", metavar="N", help="train-games")] = 3000,
    hidden: Annotated[int, typer.Option("--hidden", metavar="N", help="train-hidden")] = 32,
    ahead: Annotated[int, typer.Option("--ahead", metavar="N", help="train-ahead")] = 1,
    ambition: Annotated[float, typer.Option("--ambition", metavar="SHARE", help="train-ambition")] = 0.0,
    lead: Annotated[int, typer.Option("--lead", metavar="POINTS", help="train-lead")] = 0,
    trace: Annotated[float, typer.Option("--trace", metavar="SHARE", help="train-trace")] = 1.0,
    start: Annotated[str | None, typer.Option("--start", metavar="FILE", help="train-start")] = None,
    partner: Annotated[str | None, typer.Option("--partner", metavar="FILE", help="train-partner")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="simulate-seed")] = 1,
    workers: WorkerCount = None,
    on: Cluster = None,
) -> int:
    from saloon.cli.train import train_judge

    return train_judge(
        context.obj, game, folder=folder, seats=seats, rounds=rounds, games=games, hidden=hidden, ahead=ahead,
        ambition=ambition, lead=lead, trace=trace, start=start, partner=partner, seed=seed, workers=workers, on=on,
    )  # fmt: skip


@app.command(cls=SpokenCommand, help="replay")
def replay(
    context: typer.Context,
    file: TranscriptFile,
    at: Annotated[int | None, typer.Option("--at", metavar="PLY", help="replay-at")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="replay-seat")] = None,
) -> None:
    from saloon.cli.replay import replay_file

    replay_file(context.obj, file, at, seat)


@app.command(cls=SpokenCommand, help="analyse")
def analyse(
    context: typer.Context,
    file: TranscriptFile,
    level: Annotated[str, typer.Option("--level", metavar="quick|usual|deep", help="analyse-level")] = "usual",
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="analyse-seed")] = 1,
    json: Annotated[bool, typer.Option("--json", help="any-json")] = False,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE", help="analyse-html")] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N", help="analyse-workers")] = None,
    on: Cluster = None,
) -> int:
    from saloon.cli.analyse import analyse_file

    return analyse_file(context.obj, file, level, seed, json, html, workers, on)


@app.command(cls=SpokenCommand, help="stats")
def stats(
    context: typer.Context,
    database: Annotated[str, typer.Argument(metavar="DATABASE", help="stats-database")],
    html: Annotated[str | None, typer.Option("--html", metavar="FILE", help="stats-html")] = None,
    json: Annotated[bool, typer.Option("--json", help="any-json")] = False,
) -> None:
    from saloon.cli.stats import print_stats

    print_stats(context.obj, database, html, json)


@app.command(cls=SpokenCommand, help="puzzles")
def puzzles(
    context: typer.Context,
    game: GameName,
    source: Annotated[str, typer.Option("--from", metavar="FOLDER|FILE", help="puzzles-from")],
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="puzzles-out")],
    grade: Annotated[int, typer.Option("--grade", metavar="1…5", help="puzzles-grade")] = 1,
) -> int:
    from saloon.cli.puzzles import write_puzzles

    return write_puzzles(context.obj, game, source, out, grade)


@app.command(cls=SpokenCommand, help="verify")
def verify(context: typer.Context, file: TranscriptFile) -> None:
    from saloon.cli.verify import verify_file

    verify_file(context.obj, file)


@app.command(cls=SpokenCommand, help="rules")
def rules(
    context: typer.Context,
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="rules-id")] = None,
) -> None:
    from saloon.cli.rules import print_rules

    print_rules(context.obj, game, rule)


@app.command(cls=SpokenCommand, help="scene")
def scene(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="scene-files")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="scene-game")] = None,
) -> int:
    from saloon.cli.scene import run_scenes

    return run_scenes(context.obj, files, game)


@app.command(cls=SpokenCommand, help="bench")
def bench(
    context: typer.Context,
    json: Annotated[bool, typer.Option("--json", help="any-json")] = False,
    targets: Annotated[str | None, typer.Option("--targets", metavar="FILE", help="bench-targets")] = None,
) -> int:
    from saloon.cli.bench import print_bench

    return print_bench(context.obj, json, targets)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit code. Bad input of any kind is one line on stderr and code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a character gets "?", not a traceback
    language = choose_language()
    try:
        wanted, rest = _take_language(sys.argv[1:] if arguments is None else arguments)
        language = choose_language(wanted)
        return _run(language, rest)
    except BadInput as error:
        return Complaint.about(error, language).tell()
    except Complaint as complaint:
        return complaint.tell()


def _take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of --lang, which may stand before or after the command, and the arguments without it."""
    rest: list[str] = []
    wanted: str | None = None
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            wanted = next(words, "")
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return wanted, rest


def _run(language: str, arguments: list[str]) -> int:
    command: Any = typer.main.get_command(app)
    try:
        code = command.main(args=arguments, prog_name="saloon", standalone_mode=False, obj=language)
    except typer.Abort:
        return 130
    except Exception as error:
        # Typer's usage errors have no public name in common; what they share is their exit code
        if getattr(error, "exit_code", None) != 2:
            raise
        raise usage_complaint(error, language) from error
    return code if isinstance(code, int) else 0


if __name__ == "__main__":
    sys.exit(main())
