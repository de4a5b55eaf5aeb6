"""`saloon play`: people at this terminal and bots, at one table."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from saloon import bots
from saloon.bots.levels import check_seconds, judge_for
from saloon.bots.search import Budget, Thought
from saloon.cli.boards import Numbered, board_for, numbered
from saloon.cli.complaint import complaints, one_line, warn
from saloon.cli.files import write_text
from saloon.cli.log import told
from saloon.cli.options import parse_options, parse_seed
from saloon.cli.result import draw_result
from saloon.cli.rules import draw_rule, find_rule
from saloon.cli.screen import height, is_live, open_screen, shown_progress, stoppable, typed_number, wipe
from saloon.cli.seats import Kind, Sitter, parse_seats, spoken_names
from saloon.core import registry
from saloon.core.fairness import rng_at
from saloon.core.game import Action, Attempt, Game, Json
from saloon.core.refusal import BadInput, Refused
from saloon.core.rng import Rng
from saloon.core.state import OVER
from saloon.core.table import Table
from saloon.words import Words

PROMPT = "> "
HINT = Budget(300, seconds=0.1)  # thought over at a time
HINT_TIMES = 10
COMFORTABLE_NEWS = 6  # lines; where there is less room the board is drawn denser


def play_game(
    language: str, name: str, seats: str, options: Sequence[str], deck: str | None, seed: str | None,
    think: float | None,
) -> None:  # fmt: skip
    game = registry.load(name)
    words = Words(language, game)
    with complaints(words):
        if think is not None:
            check_seconds(think)
        sitters, chosen = parse_seats(game.info, seats, parse_options(game.info, options, deck))
        table = Table(game, [sitter.name for sitter in sitters], chosen, parse_seed(seed))
    warn(words, game, table.transcript.options)
    TerminalTable(language, game, table, sitters, think).run()


class Leave(Exception):
    """The player goes before the end."""


class TerminalTable:
    """One game at this terminal, from the first move to the last or until somebody leaves."""

    def __init__(
        self, language: str, game: Game[Any], table: Table, sitters: Sequence[Sitter], think: float | None = None,
        file: str | None = None,
    ) -> None:  # fmt: skip
        self.language = language
        self.game = game
        self.table = table
        self.sitters = sitters
        self.board = board_for(game.info.name)
        self.screen = open_screen()
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.kind is Kind.PERSON]
        self.bots = {
            seat: bots.make(sitter.name, game.info.name, table.state, think)
            for seat, sitter in enumerate(sitters)
            if sitter.kind is Kind.BOT
        }
        # Not the seed of the draws: a bot's choices must reveal nothing about them
        self.bot_seed = hashlib.sha256(b"saloon bots" + table.seed).digest()
        self.seen = dict.fromkeys(self.people, table.ply)  # the last ply each person was told of; the deal is no news
        self.facing: int | None = self.people[0] if len(self.people) == 1 else None  # who looks at the screen
        self.file = file  # that the game comes from, and goes to again
        self.saved: set[str] = {file} if file else set()
        self.changed = False  # since it was saved
        self.page = 0  # of a list of moves that is too long for the screen

    def run(self) -> None:
        try:
            while self.table.state.turn != OVER:
                try:
                    self.let_move(int(self.table.state.turn))
                except KeyboardInterrupt:  # asks, as `q` does; a second one, at that question, leaves
                    self.screen.print()
                    self.leave(self.words(None))
            self.show_end()
        except (Leave, KeyboardInterrupt):
            self.screen.print(self.words(None).say("play-left"))

    def words(self, viewer: int | None) -> Words:
        names = spoken_names(Words(self.language, self.game), self.table.transcript, viewer)
        return Words(self.language, self.game, names, viewer)

    # Moving

    def let_move(self, seat: int) -> None:
        if seat in self.bots:
            self.let_bot_move(seat)
        else:
            self.let_person_move(seat)

    def let_bot_move(self, seat: int) -> None:
        state = self.table.state
        move = self.bots[seat].choose(bots.Sight(state, seat), rng_at(self.bot_seed, self.table.ply))
        ply = self.play(seat, self.game.action(state, int(move)))
        if not self.people:
            self.print_log(ply, None)

    def let_person_move(self, seat: int) -> None:
        """Asks until the seat has moved or taken a move back."""
        self.hand_over(seat)
        words = self.words(seat)
        attempts = self.game.attempts(self.table.state)
        moves = numbered(attempts)
        self.page = 0
        self.show_turn(seat, words, moves)
        ply = self.table.ply
        while self.table.ply == ply:
            self.obey(self.read(), seat, words, moves)

    def obey(self, line: str, seat: int, words: Words, moves: Numbered) -> None:
        command, _, rest = line.partition(" ")
        if command.startswith("?") and len(command) > 1:
            command, rest = "?", line[1:]
        rest = rest.strip()
        match command.lower():
            case "":
                pass
            case "?" if rest.lower() == "best":
                self.give_hint(words, moves)
            case "?" if rest:
                self.explain_rule(rest, words)
            case "?":
                self.explain_moves(words, moves)
            case "u":
                self.undo(seat, words)
            case "s":
                self.save(rest or self.file_name(), words)
            case "m":
                self.page += 1
                self.show_turn(seat, words, moves)
            case "b":
                self.screen.print(self.board.draw(self.view(seat), words))
            case "l":
                self.print_log(0, seat)
            case "q":
                self.leave(words)
            case _:
                self.obey_number(line, seat, words, moves)

    def obey_number(self, line: str, seat: int, words: Words, moves: Numbered) -> None:
        number = typed_number(line)
        if number is None:
            self.screen.print(words.say("play-not-understood", line=one_line(line)[:40]))
        elif number in moves:
            self.play(seat, moves[number].action)
        else:
            self.screen.print(words.say("play-no-such-number", count=len(moves)))

    def play(self, seat: int, action: Action) -> int:
        self.changed = True
        return self.table.play(seat, action)

    def undo(self, seat: int, words: Words) -> None:
        try:
            self.table.undo(seat)
        except Refused as error:
            self.screen.print(words.refusal(error.refusal))
        else:
            self.changed = True
            self.seen = {person: min(ply, self.table.ply) for person, ply in self.seen.items()}

    # Showing

    def hand_over(self, seat: int) -> None:
        """Between two people at one terminal: nobody sees the other's hand."""
        if self.facing == seat:
            return
        self.facing = seat
        words = self.words(None)
        wipe(self.screen, scrollback=True)
        self.screen.print(words.say("play-curtain", name=words.name(seat)))
        self.read()
        wipe(self.screen, scrollback=True)

    def show_turn(self, seat: int, words: Words, moves: Numbered) -> None:
        """On a live screen the board stays at the top and the news fills the rest; elsewhere all is plain lines."""
        view = self.view(seat)
        news = self.news(seat, words)
        self.seen[seat] = self.table.ply
        if not is_live(self.screen):
            drawing = self.board.draw(view, words)
            self.screen.print(*news, drawing, *self.list_moves(words, moves), sep="\n")
            self.screen.print(self.question(view, words))
            return
        question = self.question(view, words)
        wanted = max(1, min(len(news), COMFORTABLE_NEWS))
        space = self.screen.height - height(self.screen, question) - 1  # for the prompt
        for dense, brief in ((False, False), (True, False), (True, True)):
            sheet = self.board.sheet(view, words, moves, dense)
            hidden = sheet.shown | sheet.spare if brief else sheet.shown
            listed = self.list_moves(words, {number: moves[number] for number in moves if number not in hidden})
            top = Group(sheet.drawing, *listed, *([] if dense else [Rule(style="dim")]))
            room = space - height(self.screen, top)
            if room >= wanted:
                break
        if room < 0:
            room = 1
            top = Group(sheet.drawing, *self.page_of(listed, space - height(self.screen, sheet.drawing) - room, words))
        wipe(self.screen)
        self.screen.print(top)
        for line in self.latest(news, max(room, 1), words):
            self.screen.print(line)
        self.screen.print(question)

    def view(self, seat: int) -> Json:
        """What the seat sees, with the points of all as far as it can know them."""
        state = self.table.state
        known = state.guess(seat, Rng(seat))
        return {**self.game.view(state, seat), "points": [int(known.points(each)) for each in range(state.seats)]}

    def page_of(self, listed: list[Text], space: int, words: Words) -> list[Text]:
        """One page of a list that is too long for the screen, and a note about the others."""
        pages: list[list[Text]] = [[]]
        used = 1  # for the note about the others
        for line in listed:
            lines = height(self.screen, line)
            if pages[-1] and used + lines > space:
                pages.append([])
                used = 1
            pages[-1].append(line)
            used += lines
        self.page %= len(pages)
        if len(pages) == 1:
            return listed
        more = words.say("play-more-moves", page=self.page + 1, pages=len(pages), count=len(listed))
        return [*pages[self.page], Text(more, style="dim")]

    def latest(self, news: list[Text], room: int, words: Words) -> list[Text]:
        """As much as there is room for, and a note about the rest."""
        lines = [line for text in news for line in self.screen.lines(text)]
        if len(lines) <= room:
            return lines
        more = Text.assemble((words.say("play-more-news"), "dim"), " ")
        return lines[-room:] if room < 3 else [more, *lines[1 - room :]]

    def list_moves(self, words: Words, moves: Numbered) -> list[Text]:
        return [Text.assemble((f"{number:3} ", "bold"), said(words, move)) for number, move in moves.items()]

    def question(self, view: Json, words: Words) -> Text:
        phase = f"phase-{view.get('phase')}"
        asked = f"{words.say(phase)} " if words.has(phase) else ""
        return Text.assemble((asked, "bold"), (words.say("play-keys"), "dim"))

    def news(self, seat: int, words: Words) -> list[Text]:
        return self.log(self.seen[seat], seat, words)

    def log(self, since: int, viewer: int | None, words: Words) -> list[Text]:
        return told(words, (event for ply in range(since, self.table.ply) for event in self.table.events(ply, viewer)))

    def print_log(self, since: int, viewer: int | None) -> None:
        for line in self.log(since, viewer, self.words(viewer)):
            self.screen.print(line)

    def explain_moves(self, words: Words, moves: Numbered) -> None:
        """What can be done, and why the rest cannot."""
        self.screen.print(Text(words.say("play-possible"), style="bold"))
        self.screen.print(*self.list_moves(words, moves), sep="\n")
        refused: dict[str, list[str]] = {}
        for attempt in self.game.attempts(self.table.state):
            if not attempt.possible:
                refused.setdefault(words.refusal(attempt.refusal), []).append(said(words, attempt))
        if refused:
            self.screen.print(Text(words.say("play-impossible"), style="bold"))
        for why, tried in refused.items():
            for sentence in tried:
                self.screen.print(Text.assemble(("  – ", "dim"), sentence))
            self.screen.print(Padding(Text(why, style="italic"), (0, 0, 0, 4)))
        self.screen.print(Text(words.say("play-rules-help", rule=self.game.info.rules[0]), style="dim"))
        how_to_ask = self.board.explain("", words)
        if how_to_ask is not None:
            self.screen.print(how_to_ask)
        if len(self.people) == 1:
            self.screen.print(Text(words.say("hint-help"), style="dim"))

    def explain_rule(self, wanted: str, words: Words) -> None:
        """A rule by its name, or a thing of the box by what stands on it."""
        rules = self.game.info.rules
        rule = find_rule(self.game.info, wanted)
        thing = self.board.explain(wanted, words) if rule is None else None
        if thing is not None:
            self.screen.print(thing)
        elif rule is None:
            known = f"{rules[0]} … {rules[-1]}"
            self.screen.print(words.say("play-no-such-rule", rule=one_line(wanted)[:40], rules=known))
        else:
            self.screen.print(draw_rule(rule, words, self.game.info.name))

    def give_hint(self, words: Words, moves: Numbered) -> None:
        """What a strong player would do, from what this seat may know."""
        from saloon.analysis.hint import hint_of

        if len(self.people) > 1:
            self.screen.print(words.say("hint-alone"))
            return
        state = self.table.state
        sight, judge = bots.Sight(state, int(state.turn)), judge_for(self.game.info.name, state)
        with shown_progress(words, HINT_TIMES, "hint-stoppable") as progress, stoppable() as stopped:
            thought = Thought(sight, judge, rng_at(self.bot_seed, self.table.ply))
            for done in range(1, HINT_TIMES + 1):
                if stopped():
                    break
                thought.ponder(HINT)
                progress(done)
        found = hint_of(self.game, state, thought)
        numbers = {move.move: number for number, move in moves.items()}
        for best in found.moves:
            said = words.action(best.action, **best.figures)
            share = f"{100 * best.share:.0f}\N{NO-BREAK SPACE}%"
            number = numbers[best.move]
            self.screen.print(words.say("hint-move", number=number, move=said, share=share, points=round(best.points)))
        line = [
            words.say("hint-expected", name=words.name(move.seat), move=words.action(move.action, **move.figures))
            for move in found.line[1:]
        ]
        if line:
            self.screen.print(Text(words.say("hint-line", line="; ".join(line)), style="dim"))

    # Saving and leaving

    def file_name(self) -> str:
        return self.file or f"{self.game.info.name}-{self.table.transcript.commitment[:8]}.jsonl"

    def save(self, file: str, words: Words) -> bool:
        try:
            write_text(file, self.table.transcript.write(), replace=file in self.saved)
        except BadInput as error:
            self.screen.print(one_line(words.bad(error)))
            return False
        self.saved.add(file)
        self.changed = False
        over = self.table.state.turn == OVER
        self.screen.print(words.say("play-saved" if over else "play-saved-half", file=one_line(file)))
        return True

    def leave(self, words: Words) -> None:
        """Raises Leave, unless the player wants to go on after all."""
        if not self.changed:
            raise Leave
        while True:
            self.screen.print(words.say("play-leave", file=self.file_name()))
            answer = self.read()
            if answer.lower() in words.say("answers-go-on").split():
                return
            if self.answered(answer, words):
                raise Leave

    def offer_to_save(self, words: Words) -> None:
        while True:
            self.screen.print(words.say("play-save-offer", file=self.file_name()))
            if self.answered(self.read(), words):
                return

    def answered(self, answer: str, words: Words) -> bool:
        """Whether the answer to a question about saving settled it: no, yes, or the name of a file."""
        if answer.lower() in ("", *words.say("answers-no").split()):
            return True
        if answer.isdecimal():  # surely meant as a move
            return False
        yes = answer.lower() in words.say("answers-yes").split()
        return self.save(self.file_name() if yes else answer, words)

    def read(self) -> str:
        try:
            return input(PROMPT).strip()
        except EOFError:
            self.screen.print()
            raise Leave from None

    def show_end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        words = self.words(viewer)
        if viewer is not None:
            self.screen.print(Group(*self.news(viewer, words)))
        self.screen.print(self.board.draw(self.game.view(self.table.state, viewer), words))
        self.screen.print(draw_result(self.game, self.table.state, words))
        if self.changed:
            self.offer_to_save(words)


def said(words: Words, attempt: Attempt) -> str:
    return words.action(attempt.action, **attempt.figures)
