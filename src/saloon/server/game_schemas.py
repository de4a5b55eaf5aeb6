"""The forms that tell what is offered: the games."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from saloon.server.schemas import Form, SeatNumber


class SeatRange(Form):
    min: int
    max: int


class Option(Form):
    name: str
    default: Any
    choices: list[Any]


class Automa(Form):
    option: str = Field(description="has the level as its value")
    seat: SeatNumber
    seats: int = Field(description="how many the table must have")
    levels: list[str]
    usual: str


class CompanionOffer(Form):
    name: str
    level_option: str = Field(description="the option of the game whose values are its levels")
    levels: list[str]
    usual: str
    options: list[str] = Field(description="the other options of the game that it takes")


class GamePage(Form):
    board: str | None
    style: str | None
    info: str | None


class Game(Form):
    name: str
    seats: SeatRange
    options: list[Option]
    automa: Automa | None = Field(description="the seat that the rules can play by themselves")
    rules: list[str]
    rules_version: int = Field(description="the newest, which new tables are played by")
    chapters: dict[str, str]  # of the rules, by the first rule of each
    bots: list[str]
    words: list[str] = Field(description="the languages that it speaks; none: people cannot play it")
    page: GamePage | None = Field(description="addresses of a board that another package brings")
    companions: list[CompanionOffer] = Field(description="who can play beside a real board")
    lessons: list[str] = Field(description="names, in the order to take them: message lesson-<name> is the title")
    shown_rules: list[str] = Field(description="the rules that can be shown on a board")
