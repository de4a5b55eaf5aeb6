"""What an analysis found, in the words of the game: the same in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.analysis.review import ERRORS, Account, Decision, Draw, Mark, Review
from saloon.cli.log import told
from saloon.cli.recording import Recording
from saloon.words import Words

ACCOUNT = (
    "analyse-fair", "analyse-skill", "analyse-luck", "analyse-others", "analyse-final", "analyse-accuracy",
    "analyse-counts",
)  # fmt: skip
MARKED = {
    Mark.INACCURACY: "analyse-mark-inaccuracy",
    Mark.MISTAKE: "analyse-mark-mistake",
    Mark.BLUNDER: "analyse-mark-blunder",
}


def percent(share: float, sign: bool = False) -> str:
    return (f"{100 * share:+.1f}" if sign else f"{100 * share:.1f}").replace("-", "−") + "\N{NO-BREAK SPACE}%"


class Findings:
    """Says what an analysis found, in the words of the game."""

    def __init__(self, recording: Recording, review: Review, words: Words) -> None:
        self.recording = recording
        self.words = words
        self.decisions = {decision.ply: decision for decision in review.decisions}
        self.draws = {draw.ply: draw for draw in review.draws}

    def error(self, decision: Decision) -> str:
        """What was played, and what would have been better."""
        return self.words.say(
            "analyse-error",
            played=self.words.action(decision.played.action, **decision.played.figures),
            best=self.words.action(decision.best.action, **decision.best.figures),
            lost=percent(decision.lost),
        )

    def luck(self, draw: Draw, seat: int) -> str:
        events = self.recording.events(draw.ply, draw.ply + 1, None)
        said = "; ".join(line.plain for line in told(self.words, events)) or self.words.say("analyse-draw")
        return self.words.say("analyse-lucky", draw=said, luck=percent(draw.luck[seat], sign=True))

    def turning_points(self, account: Account) -> Iterator[tuple[int, str]]:
        for ply in account.turning_points:
            if ply in self.decisions:
                yield ply, self.error(self.decisions[ply])
            else:
                yield ply, self.luck(self.draws[ply], account.seat)


def account_row(account: Account) -> list[str]:
    counts = "\N{NO-BREAK SPACE}·\N{NO-BREAK SPACE}".join(str(account.marks[mark]) for mark in ERRORS)
    accuracy = "–" if account.accuracy is None else f"{account.accuracy:.0f}\N{NO-BREAK SPACE}%"
    signed = [percent(part, sign=True) for part in (account.skill, account.luck, account.others)]
    return [percent(account.fair), *signed, percent(account.final), accuracy, counts]


def skill_errors(accounts: list[Account], words: Words) -> str:
    """How well skill is known: beside the table, which has no room for it on a narrow screen."""
    errors = (f"{words.name(account.seat)} ± {percent(account.error)}" for account in accounts)
    return words.say("analyse-skill-errors", errors=", ".join(errors))
