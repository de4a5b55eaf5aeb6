"""An analysis as one HTML file that needs nothing else: shares over time, accounts, and every error."""

from __future__ import annotations

from html import escape

from saloon.analysis.review import ERRORS, Review
from saloon.cli.findings import ACCOUNT, MARKED, Findings, account_row, skill_errors
from saloon.cli.html import document
from saloon.cli.seats import MARKS
from saloon.words import Words

WIDTH, HEIGHT = 1000, 260
DASHES = ("none", "9 4", "3 4", "12 4 3 4", "6 3 2 3")  # lines of seats are told apart without colours, too


def page(findings: Findings, review: Review, words: Words) -> str:
    body = (
        f"{_plot(review, words)}\n{_accounts(review, words)}\n"
        f"{_turning_points(findings, review, words)}\n{_errors(findings, review, words)}"
    )
    return document(words.language, f"{words.say('game')} – {words.say('analyse-title')}", body)


def _seat(seat: int, words: Words) -> str:
    mark = MARKS[seat % len(MARKS)]
    return f'<span style="color:{mark.colour}" aria-hidden="true">{mark.shape}</span> {escape(words.name(seat))}'


def _plot(review: Review, words: Words) -> str:
    """What every seat could expect, ply by ply; each error is a dot that leads to its line below."""
    points = {decision.ply: decision.shares for decision in review.decisions}
    points |= {draw.ply: draw.shares for draw in review.draws}
    last = max(len(review.transcript.entries), 1)
    points[last] = review.shares

    def place(ply: int, share: float) -> str:
        return f"{ply * WIDTH / last:.1f},{(1 - share) * HEIGHT:.1f}"

    parts = []
    for share in (0.0, 0.5, 1.0):
        y = (1 - share) * HEIGHT
        parts.append(
            f'<line class="axis" x1="0" x2="{WIDTH}" y1="{y}" y2="{y}"/><text x="4" y="{y - 4}">{share:.0%}</text>'
        )
    for seat in range(len(review.transcript.seats)):
        line = " ".join(place(ply, shares[seat]) for ply, shares in sorted(points.items()))
        mark, dashes = MARKS[seat % len(MARKS)], DASHES[seat % len(DASHES)]
        parts.append(f'<polyline points="{line}" stroke="{mark.colour}" stroke-dasharray="{dashes}"/>')
        end = (1 - review.shares[seat]) * HEIGHT + 5
        parts.append(f'<text x="{WIDTH + 6}" y="{end:.1f}" fill="{mark.colour}">{mark.shape}</text>')
    for decision in review.decisions:
        if decision.mark in ERRORS:
            at_x, at_y = place(decision.ply, decision.shares[decision.seat]).split(",")
            dot = f'<circle cx="{at_x}" cy="{at_y}" r="6" fill="{MARKS[decision.seat % len(MARKS)].colour}"/>'
            label = escape(f"{words.say(MARKED[decision.mark])}, {decision.ply}", quote=True)
            parts.append(f'<a href="#ply-{decision.ply}" aria-label="{label}">{dot}</a>')
    about = escape(words.say("analyse-plot"), quote=True)
    return f'<svg viewBox="-5 -15 {WIDTH + 35} {HEIGHT + 30}" role="group" aria-label="{about}">{"".join(parts)}</svg>'


def _accounts(review: Review, words: Words) -> str:
    heads = "".join(f'<th scope="col">{escape(words.say(column))}</th>' for column in ACCOUNT)
    rows = "".join(
        f"<tr><td>{_seat(account.seat, words)}</td>"
        + "".join(f"<td>{escape(cell)}</td>" for cell in account_row(account))
        + "</tr>"
        for account in review.accounts()
    )
    known = escape(skill_errors(review.accounts(), words))
    head = f'<tr><th scope="col">{escape(words.say("result-seat"))}</th>{heads}</tr>'
    return f"<table>{head}{rows}</table><p>{known}</p>"


def _turning_points(findings: Findings, review: Review, words: Words) -> str:
    parts = []
    for account in review.accounts():
        items = "".join(f"<li>{ply}: {escape(said)}</li>" for ply, said in findings.turning_points(account))
        if items:
            title = escape(words.say("analyse-turning", name=words.name(account.seat)))
            parts.append(f"<h2>{title}</h2><ul>{items}</ul>")
    return "".join(parts)


def _errors(findings: Findings, review: Review, words: Words) -> str:
    errors = [decision for decision in review.decisions if decision.mark in ERRORS]
    if not errors:
        return ""
    items = "".join(
        f'<li id="ply-{decision.ply}">{decision.ply}: {_seat(decision.seat, words)}, '
        f"<b>{escape(words.say(MARKED[decision.mark]))}</b>: {escape(findings.error(decision))}</li>"
        for decision in errors
    )
    return f"<h2>{escape(words.say('analyse-errors', count=len(errors)))}</h2><ul>{items}</ul>"
