"""Sentences find their amounts in the tables of the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.core import registry
from saloon.core.amounts import Amounts
from saloon.words import LANGUAGES
from tests.words.catalogues import read

SENTENCES = """
[rule-X-1]
first = "shop.row.0.cost"
named = "shop.row.anvil.cost"
all = ["shop.row.0.cost", "shop.row.anvil.cost"]
left = { sum = ["shop.purse", "-shop.row.anvil.cost"] }
"""
SHOP = """
purse = 10
row = [{ id = "nail", cost = 1 }, { id = "anvil", cost = 7 }]
"""


def test_a_place_is_a_row_several_or_a_sum(tmp_path: Path) -> None:
    (tmp_path / "sentences.toml").write_text(SENTENCES, encoding="utf-8")
    (tmp_path / "shop.toml").write_text(SHOP, encoding="utf-8")
    amounts = Amounts(tmp_path)
    assert amounts("rule-X-1") == {"first": 1, "named": 7, "all": [1, 7], "left": 3}
    assert amounts("rule-X-2") == {}


@pytest.mark.parametrize("name", ["go_west", "great_western_trail"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_amount_of_a_sentence_is_there_and_is_said(name: str, language: str) -> None:
    game = registry.load(name)
    spoken = read(language, name).messages | read(language, "companion").messages
    told = [message for message in spoken if game.amounts(message)]
    assert told
    for message in told:
        assert set(game.amounts(message)) <= spoken[message].variables, message
