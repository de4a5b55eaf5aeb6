"""`saloon companion`: a companion for a real board, in this terminal. Saved after every answer."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich import box
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.complaint import complaints, one_line
from saloon.cli.files import file_refused, read_text
from saloon.cli.options import parse_options
from saloon.cli.screen import open_screen, typed_number
from saloon.companion import load_companion
from saloon.companion.companion import Field, Inquiry, Turn, Value
from saloon.companion.session import Session, read
from saloon.core.game import Json
from saloon.core.refusal import BadInput
from saloon.words import Words

PROMPT = "> "


def accompany(language: str, name: str, file: str | None, level: str | None, options: Sequence[str]) -> None:
    companion = load_companion(name)
    words = Words(language, companion.game.load(), also="companion")
    table = Conversation(words)
    try:
        with complaints(words):
            chosen = file or table.ask_file(proposed_file(name))
        with complaints(words, chosen):
            session = read(read_text(chosen)) if Path(chosen).exists() else None
        if session is None:
            with complaints(words):
                session = Session.new(
                    name, level or companion.usual_level, parse_options(companion.game, options, None)
                )
                save(chosen, session)
        else:
            table.greet(chosen, session, level)
        table.run(chosen, session)
    except (Leave, KeyboardInterrupt):
        table.screen.print(words.say("play-left"))


def proposed_file(name: str) -> str:
    """In the user's data folder: the game that is not over (a damaged one, too), else the first free name."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(data) / "saloon"
    number = 1
    while True:
        file = folder / f"companion-{name}-{number}.jsonl"
        if not file.exists() or not _is_over(str(file)):
            return str(file)
        number += 1


def _is_over(file: str) -> bool:
    try:
        return read(read_text(file)).inquiry() is None
    except BadInput:
        return False


def save(file: str, session: Session) -> None:
    """All or nothing: a truncated file would be refused."""
    whole = Path(file)
    part = whole.with_name(whole.name + ".part")
    try:
        whole.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(session.write(), encoding="utf-8")
        part.replace(whole)
    except (OSError, ValueError) as error:
        raise file_refused(file, error) from None


def steps_of(fields: Sequence[Field]) -> list[list[Field]]:
    """One after the other; those of one kind that may be left out together."""
    steps: list[list[Field]] = []
    for one in fields:
        last = steps[-1][-1] if steps else None
        if last is not None and last.optional and one.optional and (last.when, last.label) == (one.when, one.label):
            steps[-1].append(one)
        else:
            steps.append([one])
    return steps


class Leave(Exception):
    """The player goes; everything is saved."""


class Back(Exception):
    """The player takes something back."""


class Again(Exception):
    """The player goes back to the beginning of a step."""


class Rest(Exception):
    """Everything that is still asked here is as proposed."""


class Conversation:
    """Asks, tells, and writes down."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.screen = open_screen()

    def ask_file(self, proposed: str) -> str:
        self.screen.print(self.words.say("companion-ask-file", file=one_line(proposed)))
        try:
            return self.read() or proposed
        except Back:
            return proposed

    def greet(self, file: str, session: Session, level: str | None) -> None:
        self.screen.print(self.words.say("companion-reopened", file=one_line(file)))
        own = session.options["level"]
        if level not in (None, own):
            spoken = self.words.say(f"option-{session.companion.level_option}-{own}")
            self.screen.print(self.words.say("companion-other-level", file=one_line(file), level=spoken))
        self.show_turn(session)

    def run(self, file: str, session: Session) -> None:
        refused: Json = {}
        while (inquiry := session.inquiry()) is not None:
            turns = len(session.companion.turns())
            answer: Json = {}
            try:
                answer = self.ask(inquiry, refused)
                session.answer(answer)
            except Back:
                self.undo(session)
            except BadInput as error:
                self.screen.print(Text(self.refused(error), style="bold"))
                refused = answer
                continue
            refused = {}
            with complaints(self.words):
                save(file, session)
            if len(session.companion.turns()) != turns:
                self.show_turn(session)
        self.show_score(session)
        self.screen.print(self.words.say("companion-saved", file=one_line(file)))

    def undo(self, session: Session) -> None:
        try:
            session.undo()
        except BadInput as error:
            self.screen.print(self.refused(error))

    def refused(self, error: BadInput) -> str:
        """One sentence; names of pieces are spoken."""
        return one_line(self.words.say(f"bad-{error.reason}", **error.params))

    # Asking

    def ask(self, inquiry: Inquiry, refused: Json) -> Json:
        """An answer that was refused is proposed again."""
        fields = (one if one.many else replace(one, usual=refused.get(one.name, one.usual)) for one in inquiry.fields)
        inquiry = replace(inquiry, fields=tuple(fields))
        answer = self.ask_steps(inquiry)
        left_out = [one.name for one in inquiry.asked(answer) if one.optional and one.name not in answer]
        return answer | {name: refused[name] for name in left_out if name in refused}

    def ask_steps(self, inquiry: Inquiry) -> Json:
        """Step by step; going back from the first one takes back the answer before."""
        words = self.words
        self.screen.print()
        self.screen.print(Text(words.say(f"ask-{inquiry.ask}", **inquiry.about), style="bold"))
        answer: Json = {}
        number = 0
        while number < len(steps := steps_of(inquiry.asked(answer))):
            step = steps[number]
            for one in step:
                answer.pop(one.name, None)
            try:
                answer |= self.ask_step(step, len(inquiry.fields) > 1)
                number += 1
            except Back:
                if number == 0:
                    raise
                number -= 1
            except Rest:
                rest = [one for step in steps[number:] for one in step if not one.optional]
                if all(one.many or one.usual is not None for one in rest):
                    return answer | {one.name: [] if one.many else one.usual for one in rest}
        return answer

    def ask_step(self, step: Sequence[Field], several: bool) -> Json:
        if len(step) == 1:
            return {step[0].name: self.ask_field(step[0], several or bool(step[0].about))}
        while True:
            try:
                return self.ask_changed(step)
            except Again:
                continue

    def ask_changed(self, step: Sequence[Field]) -> Json:
        """Which of these are not as they were, and how they are now."""
        words = self.words
        if step[0].when is not None:
            self.screen.print(Text(self.choice(step[0].when), style="underline"))
        named = [words.say(f"field-{one.label}", **one.about) for one in step]
        usual = [self.choice(one.usual) for one in step if one.usual is not None]
        self.list_choices([f"{name}: {now}" for name, now in zip(named, usual, strict=True)])
        self.screen.print(Text(words.say("companion-keys-changed"), style="dim"))
        changed: Json = {}
        for number in self.read_numbers(len(step)):
            one = step[number - 1]
            others = [choice for choice in one.choices if choice != one.usual]
            try:
                changed[one.name] = others[0] if len(others) == 1 else self.ask_field(one, True)
            except Back:
                raise Again from None
            except Rest:
                break
        return changed

    def read_numbers(self, most: int) -> list[int]:
        while True:
            line = self.read()
            numbers = [typed_number(part) for part in line.replace(",", " ").split()]
            chosen = [number for number in numbers if number is not None and 1 <= number <= most]
            if len(chosen) == len(numbers):
                return list(dict.fromkeys(chosen))
            self.misunderstood(line, most)

    def misunderstood(self, line: str, most: int) -> None:
        self.screen.print(self.words.say("companion-not-understood", line=one_line(line)[:40], count=most))

    def ask_field(self, one: Field, labelled: bool) -> Any:
        words = self.words
        spoken = [self.choice(value) for value in one.choices]
        if labelled:
            self.screen.print(Text(words.say(f"field-{one.label}", **one.about), style="underline"))
        self.list_choices(spoken)
        self.screen.print(Text(self.keys(one, labelled), style="dim"))
        while True:
            line = self.read()
            if line.lower() == "a" and labelled:
                raise Rest
            numbers = [typed_number(part) for part in line.replace(",", " ").split()]
            chosen = [one.choices[n - 1] for n in numbers if n is not None and 1 <= n <= len(one.choices)]
            if len(chosen) == len(numbers):
                if one.many:
                    return list(dict.fromkeys(chosen))
                if len(chosen) == 1:
                    return chosen[0]
                if not chosen and one.usual is not None:
                    return one.usual
            self.misunderstood(line, len(one.choices))

    def keys(self, one: Field, labelled: bool) -> str:
        if one.many:
            return self.words.say("companion-keys-many")
        if one.usual is None:
            return self.words.say("companion-keys-none")
        keys = self.words.say("companion-keys", usual=self.choice(one.usual))
        return f"{keys} · {self.words.say('companion-keys-rest')}" if labelled else keys

    def list_choices(self, spoken: Sequence[str]) -> None:
        """Short ones beside each other."""
        width = max(map(len, spoken)) + 6
        columns = max(1, min(self.screen.width // width, 8))
        grid = Grid(box=None, show_header=False, pad_edge=False)
        for first in range(0, len(spoken), columns):
            row = enumerate(spoken[first : first + columns], start=first + 1)
            grid.add_row(*(Text.assemble((f"{number:>3} ", "bold"), text) for number, text in row))
        self.screen.print(grid)

    def choice(self, value: Value) -> str:
        choice = f"choice-{value}"
        return self.words.say(choice) if self.words.has(choice) else self.words.named(str(value))

    def read(self) -> str:
        try:
            line = input(PROMPT).strip()
        except EOFError:
            self.screen.print()
            raise Leave from None
        if line.lower() == "q":
            raise Leave
        if line.lower() == "u":
            raise Back
        return line

    # Telling

    def show_turn(self, session: Session) -> None:
        turns = session.companion.turns()
        if turns:
            self.screen.print(self.draw_turn(turns[-1]))

    def draw_turn(self, turn: Turn) -> Panel:
        lines = Text()
        for row in turn.told:
            only_why = row["tell"] in ("why", "path")
            lines.append("  " if only_why else "▸ ")
            lines.append(self.tell(row) + "\n", style="dim" if only_why else "bold")
        lines.rstrip()
        return Panel(lines, title=self.words.say("companion-turn", number=turn.number), box=box.ROUNDED)

    def tell(self, row: Mapping[str, Any]) -> str:
        params = {name: value for name, value in row.items() if name != "tell"}
        return self.words.event(params) if row["tell"] == "why" else self.words.say(f"tell-{row['tell']}", **params)

    def show_score(self, session: Session) -> None:
        items = session.companion.score() or []
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column(self.words.say("companion-over"), ratio=1)
        grid.add_column(self.words.say("result-points"), justify="right")
        for item in items:
            params = {name: value for name, value in item.items() if name not in ("item", "points")}
            grid.add_row(self.words.say(f"item-{item['item']}", **params), f"{item['points']:+d}")
        total = sum(item["points"] for item in items)
        grid.add_row(Text(self.words.say("companion-total"), style="bold"), Text(f"= {total}", style="bold"))
        self.screen.print(Padding(self.words.say("companion-your-last"), (1, 0, 0, 0)))
        self.screen.print(grid)
