"""What may be done now: the moves of the decision on top of the agenda. The one place that says what is allowed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.state import OVER
from saloon.games.great_western_trail import codes
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.buildings import able, list_auxiliary, list_deeds, list_placements, list_single
from saloon.games.great_western_trail.cattle import list_purchases
from saloon.games.great_western_trail.kansas_city import list_cities, list_foresight
from saloon.games.great_western_trail.labour import list_hires, list_tiles
from saloon.games.great_western_trail.objectives import list_objectives
from saloon.games.great_western_trail.parts import BREED_OF, CATTLE, CERTIFICATE_TRACK, DEEDS, NEUTRAL_SITES
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.railroad import (
    backward,
    behind,
    forward,
    list_appointments,
    list_behind,
    list_city_discs,
    list_upgrade,
)
from saloon.games.great_western_trail.trail import list_paths

DO: Final = 1  # OFFER


def list_options(board: Board) -> vec[i64]:
    """The moves of the decision on top of the agenda: the one place that says what is allowed."""
    if board.turn == OVER:
        return vec[i64]()
    top = board.agenda[len(board.agenda) - 1]
    kind, a, b = top & codes.KIND_MASK, top // codes.A_STEP & codes.A_MASK, top // codes.B_STEP
    player = board.players[board.actor]
    out = vec[i64](capacity=16)
    if kind == codes.MOVE:
        return list_moves(board, player, out)
    if kind == codes.VISIT:
        return list_visit(board, player, out)
    if kind == codes.ADVANCE:
        return list_paths(board, player.site, a, True, out)
    if kind == codes.RIDE:
        out = list_paths(board, player.site, a, False, out) if player.site >= 0 else out
        return append(out, codes.DECLINE)  # GWT 10.4: done or declined
    if kind == codes.AUXILIARY:
        out = list_auxiliary(board, 2, codes.DOUBLE, list_auxiliary(board, 1, 0, out))
        return append(out, codes.DECLINE) if b > 0 else out
    if kind == codes.ENGINE:
        out = forward(board, a, out)
        return append(out, codes.DECLINE) if b > 0 else out
    if kind == codes.RETREAT:
        return backward(board, a, out)
    if kind == codes.RETURN or kind == codes.EXTRAORDINARY:
        return behind(board, out)
    if kind == codes.UPGRADE:
        return append(list_upgrade(board, a, out), codes.DECLINE)
    if kind == codes.APPOINT:
        return append(list_appointments(board, out), codes.DECLINE)
    if kind == codes.HIRE:
        out = list_hires(board, a - codes.HIRE_ZERO, out)
        return append(out, codes.DECLINE) if b > 0 else out
    if kind == codes.BUILD:
        out = list_placements(board, a, out)
        return append(out, codes.DECLINE) if b > 0 else out
    if kind == codes.TAKE:
        out = list_tiles(board, a % 4, b, out)
        return append(out, codes.DECLINE) if a >= 4 else out
    if kind == codes.BUY:
        out = list_purchases(board, a, out)
        return append(out, codes.DECLINE) if b > 0 else out
    if kind == codes.OBJECTIVE:
        out = list_objectives(board, out)
        return append(out, codes.DECLINE) if b > 0 else out
    if kind == codes.DISCARD:
        return list_cards(player, out)
    if kind == codes.REMOVE:
        return append(list_cards(player, out), codes.DECLINE)  # ruling 9
    if kind == codes.DISCARD_CATTLE:
        for card in list_cards(player, vec[i64]()):
            if card < CATTLE:
                out = append(out, card)
        return out
    if kind == codes.DISCARD_OBJECTIVE:
        for card in list_cards(player, vec[i64]()):
            if card >= CATTLE:
                out = append(out, card)
        return out
    if kind == codes.DISCARD_PAIR:
        return list_pairs(player, out)
    if kind == codes.DRAW:
        for number in range(1, a + 1):
            out = append(out, number)
        return append(out, codes.DECLINE) if b > 0 else out
    if kind == codes.OFFER:
        if able(board, DEEDS[a]):
            out = append(out, DO)
        return append(out, codes.DECLINE)
    if kind == codes.FORESIGHT:
        return list_foresight(board, a, out)
    if kind == codes.INCOME:
        for spent in range(CERTIFICATE_TRACK[player.marker] + 1):
            out = append(out, spent)
        return out
    if kind == codes.DELIVER:
        return list_cities(board, a, out)
    if kind == codes.DISC:
        return list_city_discs(board, a, b, out)
    return list_behind(board, out)


def list_moves(board: Board, player: Player, out: vec[i64]) -> vec[i64]:
    """Phase A (GWT 2.4, 2.6) and what may be played before it."""
    if player.site < 0:
        for site in NEUTRAL_SITES:
            out = append(out, codes.PLACE_ON + site)
    else:
        out = list_paths(board, player.site, player.step_limit(board.seating), True, out)
    return list_plays(player, out)


def list_visit(board: Board, player: Player, out: vec[i64]) -> vec[i64]:
    """Phase B (GWT 3.3, 3.4): local actions, or one single auxiliary action; objective cards at any time."""
    out = list_deeds(board, out)
    if not board.acted:
        out = list_single(board, out)
    out = list_plays(player, out)
    return append(out, codes.DONE) if board.acted else out  # GWT 3.5: something must be done


def list_plays(player: Player, out: vec[i64]) -> vec[i64]:
    """GWT 10.4"""
    last: i64 = -1
    for card in player.hand:
        if card >= CATTLE and card != last:
            out = append(out, codes.PLAY_OBJECTIVE + card - CATTLE)
        last = card
    return out


def list_cards(player: Player, out: vec[i64]) -> vec[i64]:
    """Every kind of card in the hand, once."""
    last: i64 = -1
    for card in player.hand:
        if card != last:
            out = append(out, card)
        last = card
    return out


def list_pairs(player: Player, out: vec[i64]) -> vec[i64]:
    """KIND_STEP * card + card of every two cattle cards of one breed."""
    kinds = list_cards(player, vec[i64]())
    for first in kinds:
        for second in kinds:
            if first > second or second >= CATTLE or BREED_OF[first] != BREED_OF[second]:
                continue
            if first < second or holds_two(player, first):
                out = append(out, codes.KIND_STEP * first + second)
    return out


def holds_two(player: Player, kind: i64) -> bool:
    held: i64 = 0
    for card in player.hand:
        if card == kind:
            held += 1
    return held > 1
