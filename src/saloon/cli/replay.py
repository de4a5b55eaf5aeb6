"""`saloon replay`: a transcript step by step, or all of it as text."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from saloon.cli.boards import board_for
from saloon.cli.complaint import complaints
from saloon.cli.log import told
from saloon.cli.recording import Recording, read_recording
from saloon.cli.result import draw_result
from saloon.cli.screen import height, is_live, open_screen, typed_number, wipe
from saloon.core.refusal import BadOptions
from saloon.core.state import CHANCE, OVER

PROMPT = "> "


def replay_file(language: str, file: str, at: int | None, seat: int | None) -> None:
    recording = read_recording(language, file)
    with complaints(recording.words):
        _check("at", at, len(recording.transcript.entries))
        _check("seat", seat, len(recording.transcript.seats) - 1)
    screen = open_screen()
    if is_live(screen) and sys.stdin.isatty():
        Player(recording, seat, screen).run(first_decision(recording) if at is None else at)
    else:
        print_replay(recording, len(recording.frames) - 1 if at is None else at, seat, screen)


def _check(name: str, value: int | None, most: int) -> None:
    if value is not None and not 0 <= value <= most:
        raise BadOptions(name, "not-in-range", got=value, low=0, high=most)


def first_decision(recording: Recording) -> int:
    """The ply before which only chance had a say."""
    turns = [frame.state.turn for frame in recording.frames]
    return next((ply for ply, turn in enumerate(turns) if turn != CHANCE), 0)


def print_replay(recording: Recording, at: int, seat: int | None, screen: Console) -> None:
    words = recording.words_for(seat)
    state = recording.frames[at].state
    screen.print(Text(words.say("game"), style="bold"))
    for line in told(words, recording.events(0, at, seat)):
        screen.print(line)
    screen.print()
    screen.print(board_for(recording.game.info.name).draw(recording.game.view(state, seat), words))
    if state.turn == OVER:
        screen.print(draw_result(recording.game, state, words))
    else:
        screen.print(words.say("replay-unfinished", ply=at))


class Player:
    """Walks through the plies as the user says."""

    def __init__(self, recording: Recording, seat: int | None, screen: Console) -> None:
        self.recording = recording
        self.seat = seat
        self.screen = screen
        self.words = recording.words_for(seat)
        self.board = board_for(recording.game.info.name)
        self.last = len(recording.frames) - 1

    def run(self, ply: int) -> None:
        self.show(ply)
        while True:
            try:
                line = input(PROMPT).strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.print()
                return
            if line in ("q", "quit"):
                return
            wanted = {"": ply + 1, "n": ply + 1, "p": ply - 1}.get(line, typed_number(line))
            if wanted is None or not 0 <= wanted <= self.last:
                self.screen.print(self.words.say("replay-not-understood", last=self.last))
            else:
                ply = wanted
                self.show(ply)

    def show(self, ply: int) -> None:
        state = self.recording.frames[ply].state
        wipe(self.screen)
        view = self.recording.game.view(state, self.seat)
        news = told(self.words, self.recording.events(ply - 1, ply, self.seat) if ply else [])
        drawing = self.board.sheet(view, self.words, {}, False).drawing
        if height(self.screen, drawing) + len(news) + 3 > self.screen.height:  # the rule, the keys and the prompt
            drawing = self.board.sheet(view, self.words, {}, True).drawing
        self.screen.print(drawing, Rule(style="dim"), *news, sep="\n")
        if state.turn == OVER:
            self.screen.print(draw_result(self.recording.game, state, self.words))
        self.screen.print(Text(self.words.say("replay-keys", ply=ply, last=self.last), style="dim"))
