"""`saloon analyse`: what each decision of a game gave away, and what the draws gave."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saloon.analysis.review import DEPTHS, ERRORS, Account, Review, review_part
from saloon.arena.workers import Here, Workers, open_workers
from saloon.cli.analysis_page import page
from saloon.cli.complaint import complaints
from saloon.cli.files import new_file, write_text
from saloon.cli.findings import ACCOUNT, MARKED, Findings, account_row, skill_errors
from saloon.cli.recording import read_recording
from saloon.cli.screen import STOPPED, open_screen, shown_progress
from saloon.cli.seats import mark_text
from saloon.core.refusal import BadOptions
from saloon.words import Words

PART = 8  # plies that a worker takes at a time


def analyse_file(
    language: str, file: str, level: str, seed: int, as_json: bool, html: str | None, workers: int | None,
    on: str | None,
) -> int:  # fmt: skip
    """workers: all that a cluster has by default; on this machine one, because people play on it."""
    recording = read_recording(language, file)
    with complaints(recording.words):
        if level not in DEPTHS:
            raise BadOptions("level", "not-one-of", got=level, choices=", ".join(DEPTHS))
        if html is not None:
            new_file(html)
        review = Review(recording.transcript, DEPTHS[level], seed)
        done = 0
        code = 0
        try:
            with (
                open_workers(on, 1 if workers is None and on is None else workers) as opened,
                shown_progress(recording.words, len(recording.transcript.entries)) as progress,
            ):
                for done in review.plies() if isinstance(opened, Here) else review_on(opened, review):
                    progress(done)
        except KeyboardInterrupt:  # what is done is shown
            code = STOPPED
    words = recording.words_for(None)
    findings = Findings(recording, review, words)
    if as_json:
        print(json.dumps({**review.as_json(), "analysed": done}, ensure_ascii=False, indent=2))
    else:
        open_screen().print(draw_review(findings, review, words))
    if html is not None:
        with complaints(recording.words):
            write_text(html, page(findings, review, words), replace=True)
    if done < len(recording.transcript.entries):
        open_screen(stderr=True).print(words.say("analyse-stopped", ply=done, last=len(recording.transcript.entries)))
    return code


def review_on(workers: Workers, review: Review) -> Iterator[int]:
    """Has workers analyse parts of the game; yields how many plies are done, counted from the first."""
    plies = len(review.transcript.entries)
    ends = [min(first + PART, plies) for first in range(0, plies, PART)]
    jobs = [(review.transcript, review.simulations, review.seed, end - 1 - (end - 1) % PART, end) for end in ends]
    parts: dict[int, Review] = {}
    added = 0
    with closing(workers.run(review_part, jobs)) as running:  # type: ignore[type-var]
        for number, part in running:
            parts[number] = part
            while added in parts:
                review.add(parts.pop(added))
                added += 1
            yield ends[added - 1] if added else 0


def draw_review(findings: Findings, review: Review, words: Words) -> RenderableType:
    accounts = review.accounts()
    known = Text(skill_errors(accounts, words), style="dim")
    parts: list[RenderableType] = [draw_accounts(accounts, words), known]
    for account in accounts:
        points = list(findings.turning_points(account))
        if points:
            parts.append(
                Text.assemble(
                    mark_text(account.seat), f" {words.say('analyse-turning', name=words.name(account.seat))}"
                )
            )
            parts += [Text.assemble((f"{ply:5} ", "dim"), said) for ply, said in points]
    errors = [decision for decision in review.decisions if decision.mark in ERRORS]
    if errors:
        parts.append(Text(words.say("analyse-errors", count=len(errors)), style="bold"))
    for decision in errors:
        mark = words.say(MARKED[decision.mark])
        parts.append(
            Text.assemble(
                (f"{decision.ply:5} ", "dim"),
                mark_text(decision.seat),
                (f" {mark}: ", "bold"),
                findings.error(decision),
            )
        )
    return Group(*parts)


def draw_accounts(accounts: list[Account], words: Words) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(words.say("result-seat"), no_wrap=True)
    for heading in map(words.say, ACCOUNT):
        grid.add_column(heading, justify="right", no_wrap=" " not in heading)  # where there is no room, headings fold
    for account in accounts:
        name = Text.assemble(mark_text(account.seat), f" {words.name(account.seat)}")
        grid.add_row(name, *account_row(account))
    return grid
