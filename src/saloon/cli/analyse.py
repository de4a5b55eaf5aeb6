"""`saloon analyse`: what each decision of a game gave away, and what the draws gave."""

from __future__ import annotations

import json

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saloon.analysis.review import DEPTHS, ERRORS, Account, Review
from saloon.cli.analysis_page import page
from saloon.cli.complaint import complaints
from saloon.cli.files import write_text
from saloon.cli.findings import ACCOUNT, MARKED, Findings, account_row
from saloon.cli.recording import read_recording
from saloon.cli.screen import open_screen, shown_progress
from saloon.cli.seats import mark_text
from saloon.core.refusal import BadOptions
from saloon.words import Words

STOPPED = 130


def analyse_file(language: str, file: str, level: str, seed: int, as_json: bool, html: str | None) -> int:
    recording = read_recording(language, file)
    with complaints(recording.words):
        if level not in DEPTHS:
            raise BadOptions("level", "not-one-of", got=level, choices=", ".join(DEPTHS))
        if html is not None:
            write_text(html, "", replace=False)  # refused before the work, not after it
    review = Review(recording.transcript, DEPTHS[level], seed)
    done = 0
    code = 0
    try:
        with shown_progress(recording.words, len(recording.transcript.entries)) as progress:
            for done in review.plies():
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


def draw_review(findings: Findings, review: Review, words: Words) -> RenderableType:
    parts: list[RenderableType] = [draw_accounts(review.accounts(), words)]
    for account in review.accounts():
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
    grid.add_column(words.say("result-seat"))
    for column in ACCOUNT:
        grid.add_column(words.say(column), justify="right", no_wrap=True)
    for account in accounts:
        name = Text.assemble(mark_text(account.seat), f" {words.name(account.seat)}")
        grid.add_row(name, *account_row(account))
    return grid
