"""Sentences find their amounts in the tables of the box."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from saloon.core import registry
from saloon.core.amounts import Amounts
from saloon.words import LANGUAGES
from tests.words.catalogues import SOURCE, read

SENTENCES = """
[rule-X-1]
first = "shop.row.0.cost"
named = "shop.row.anvil.cost"
all = ["shop.row.0.cost", "shop.row.anvil.cost"]
left = { sum = ["shop.purse", "-shop.row.anvil.cost", -1] }
every = "shop.row.*.cost"
total = { sum = ["shop.row.*.cost", { count = "shop.row.*" }] }
dearest = { most = "shop.row.*.cost" }
cheapest = { least = "shop.row.*.cost" }
iron = { sum = "shop.stock.*_iron" }
"""
SHOP = """
purse = 10
row = [{ id = "nail", cost = 1 }, { id = "anvil", cost = 7 }]
stock = { cast_iron = 2, wrought_iron = 3, wood = 4 }
"""


def test_a_place_is_a_row_several_or_of_all(tmp_path: Path) -> None:
    (tmp_path / "sentences.toml").write_text(SENTENCES, encoding="utf-8")
    (tmp_path / "shop.toml").write_text(SHOP, encoding="utf-8")
    amounts = Amounts(tmp_path)
    assert amounts("rule-X-1") == {
        "first": 1,
        "named": 7,
        "all": [1, 7],
        "left": 2,
        "every": [1, 7],
        "total": 10,
        "dearest": 7,
        "cheapest": 1,
        "iron": 5,
    }
    assert amounts("rule-X-1.title") == amounts("rule-X-1")
    assert amounts("rule-X-2") == {}


@pytest.mark.parametrize("name", ["go_west", "gold_rush", "great_western_trail"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_amount_of_a_sentence_is_there_and_is_said(name: str, language: str) -> None:
    game = registry.load(name)
    told = 0
    for catalogue in (read(language, name), read(language, "companion")):
        for message in filter(game.amounts, catalogue.messages):
            assert set(game.amounts(message)) <= catalogue.variables(message), message
            told += 1
    tables = tomllib.loads((SOURCE / "games" / name / "data" / "sentences.toml").read_text(encoding="utf-8"))
    assert told == len(tables)
