"""Buildings: placing them, their local actions in phase B, and what a deed does."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.great_western_trail import deeds
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.cattle import list_purchases
from saloon.games.great_western_trail.codes import (
    ADVANCE,
    AUXILIARY,
    AUXILIARY_DONE,
    AUXILIARY_SINGLE,
    BEHIND,
    BUILD,
    BUILDING,
    BUILT,
    BUY,
    CARD,
    CERTIFY,
    COPIED,
    COPY_SITE,
    DISCARD,
    DISCARD_CATTLE,
    DISCARD_OBJECTIVE,
    DISCARD_PAIR,
    DRAW,
    EMPTY,
    ENGINE,
    EXTRAORDINARY,
    HIRE,
    HIRE_ZERO,
    OBJECTIVE,
    PERFORM,
    REMOVE,
    RETREAT,
    REWARD,
    RIDE,
    TAKE,
    USED,
)
from saloon.games.great_western_trail.deeds import Deed
from saloon.games.great_western_trail.labour import list_hires, list_tiles
from saloon.games.great_western_trail.objectives import list_objectives
from saloon.games.great_western_trail.parts import (
    AUXILIARIES,
    BUILDING_SITES,
    BUILDINGS,
    COWBOY,
    CRAFTSMAN,
    CRAFTSMEN,
    DEEDS,
    ENGINEER,
    FACE_FIELDS,
    NEIGHBOURS,
    NEUTRAL_COUNT,
    NEUTRAL_FIELDS,
    RISK,
)
from saloon.games.great_western_trail.railroad import backward, forward, list_behind

# Placing (GWT 5.3, 5.4)


def craftsmen_needed(board: Board, number: i64, site: i64) -> i64:
    """Craftsmen for placing the building there, or -1 if it cannot go there at all."""
    tile = board.trail[site]
    craftsmen = CRAFTSMEN[board.faces[number]]
    if tile == EMPTY:
        return craftsmen
    if board.owner(site) != board.actor:
        return -1
    more = craftsmen - CRAFTSMEN[board.face(tile)]
    return more if more > 0 else -1  # GWT 5.4: strictly more craftsmen than the old one


def list_placements(board: Board, rate: i64, out: vec[i64]) -> vec[i64]:
    """GWT 5.3: 64 * (number - 1) + site of every placement for so much money per craftsman."""
    player = board.player()
    most = player.workers[CRAFTSMAN]
    if rate * most > player.money:
        most = player.money // rate
    for number in range(i64(BUILDINGS)):
        if player.buildings[number] == 0:
            for site in BUILDING_SITES:
                if 0 < craftsmen_needed(board, number, site) <= most:
                    out = append(out, 64 * number + site)
    return out


def build(board: Board, rate: i64, move: i64) -> None:
    player = board.player()
    number, site = move // 64, move % 64
    board.pay(rate * craftsmen_needed(board, number, site))
    place_building(board, number, site)
    player.buildings[number] = 1


def place_building(board: Board, number: i64, site: i64) -> None:
    old = board.trail[site]
    replaced: i64 = -1
    if old != EMPTY:
        replaced = board.face(old)
        board.player().buildings[(old - BUILDING) % BUILDINGS] = 2  # GWT 5.4: leaves the game
    board.trail[site] = BUILDING + BUILDINGS * board.actor + number
    if board.telling:
        board.tell(BUILT, board.actor, board.faces[number], site, replaced)


# Deeds


def amount(board: Board, per: i64) -> i64:
    player = board.player()
    if per == deeds.WOODS:
        return board.woods(board.actor)
    if per == deeds.ENGINEERS:
        return player.workers[ENGINEER]
    if per == deeds.COWBOYS:
        return player.workers[COWBOY]
    if per == deeds.TEEPEE_PAIRS:
        return player.teepee_pairs()
    return 1


def able(board: Board, deed: Deed) -> bool:
    """GWT 13.2: whether the requirement can be met and the reward would be something."""
    return meets_need(board, deed) and rewarding(board, deed)


def meets_need(board: Board, deed: Deed) -> bool:
    player = board.player()
    need, value = deed.need, deed.need_value
    if need == deeds.DISCARD:
        return player.holds(value)  # breeds that are asked for have one kind of card, with the same number
    if need == deeds.DISCARD_PAIR:
        return player.holds_pair()
    if need == deeds.DISCARD_ANY:
        return player.holds_cattle()
    if need == deeds.DISCARD_OBJECTIVE:
        return player.holds_objective()
    if need == deeds.PAY:
        return player.money >= value
    if need == deeds.BACK:
        return len(backward(board, value, vec[i64]())) > 0
    return True


def rewarding(board: Board, deed: Deed) -> bool:
    verb = deed.verb
    if deed.gain > 0 or deed.certificates > 0:
        return deed.per == deeds.ONCE or amount(board, deed.per) > 0
    if verb == deeds.ENGINE:
        return len(forward(board, spaces(board, deed), vec[i64]())) > 0
    if verb == deeds.HIRE:
        return len(list_hires(board, deed.value, vec[i64]())) > 0
    if verb == deeds.BUILD:
        return len(list_placements(board, deed.value, vec[i64]())) > 0
    if verb == deeds.HAZARD:
        return len(list_tiles(board, 1, deed.value, vec[i64]())) > 0
    if verb == deeds.TRADE:
        return len(list_tiles(board, 2, 0, vec[i64]())) > 0
    if verb == deeds.OBJECTIVE:
        return len(list_objectives(board, vec[i64]())) > 0
    if verb == deeds.CATTLE:
        return len(list_purchases(board, board.player().workers[COWBOY], vec[i64]())) > 0
    if verb == deeds.DRAW:
        return board.player().cards_to_draw() > 0
    if verb == deeds.BEHIND:
        return len(list_behind(board, vec[i64]())) > 0
    if verb == deeds.DELIVERY:
        return board.player().engine > 0
    return True


def spaces(board: Board, deed: Deed) -> i64:
    """How many spaces, cards or steps the verb is for."""
    return deed.value if deed.value_per == deeds.ONCE else amount(board, deed.value_per)


def use(board: Board, number: i64) -> None:
    """Puts a deed on the agenda: its requirement, its money and certificates, its verb."""
    deed = DEEDS[number]
    if board.telling:
        board.tell(USED, board.actor, number)
    if deed.verb != deeds.NOTHING:
        board.push(PERFORM, number)
    if deed.gain > 0 or deed.certificates > 0:
        board.push(REWARD, number)
    need = deed.need
    if need == deeds.DISCARD:
        board.discard(deed.need_value)
    elif need == deeds.DISCARD_PAIR:
        board.push(DISCARD_PAIR)
    elif need == deeds.DISCARD_ANY:
        board.push(DISCARD_CATTLE)
    elif need == deeds.DISCARD_OBJECTIVE:
        board.push(DISCARD_OBJECTIVE)
    elif need == deeds.PAY:
        board.pay(deed.need_value)
    elif need == deeds.BACK:
        board.push(RETREAT, deed.need_value)


def reward(board: Board, number: i64) -> None:
    """GWT 3.3: money must be taken in full; certificates are, up to the limit."""
    deed = DEEDS[number]
    times = amount(board, deed.per)
    board.certify(deed.certificates * times)
    board.gain(deed.gain * times)


def perform(board: Board, number: i64, optional: i64) -> None:
    """The verb of a deed. optional: it may still be declined, because it came with a worker, a card or for a price."""
    deed = DEEDS[number]
    verb = deed.verb
    if deed.need != deeds.FREE:
        optional = 1  # GWT 3.3: a reward may be declined once its price was paid
    if verb == deeds.ENGINE:
        board.push(ENGINE, spaces(board, deed), optional)
    elif verb == deeds.HIRE:
        board.push(HIRE, deed.value + HIRE_ZERO, optional)
    elif verb == deeds.BUILD:
        board.push(BUILD, deed.value, optional)
    elif verb == deeds.HAZARD:
        board.push(TAKE, 1 + 4 * optional, deed.value)
    elif verb == deeds.TRADE:
        board.push(TAKE, 2 + 4 * optional)
    elif verb == deeds.OBJECTIVE:
        board.push(OBJECTIVE, deed.value, optional)
    elif verb == deeds.CATTLE:
        board.push(BUY, board.player().workers[COWBOY])
    elif verb == deeds.AUXILIARY:
        board.push(AUXILIARY, 0, optional)
    elif verb == deeds.DRAW:
        board.push(DRAW, spaces(board, deed), optional)
    elif verb == deeds.MOVE:
        board.push(ADVANCE, deed.value)
    elif verb == deeds.RIDE:
        board.push(RIDE, deed.value, optional)
    elif verb == deeds.BEHIND:
        board.push(BEHIND)
    elif verb == deeds.DELIVERY:
        board.push(EXTRAORDINARY)


# Phase B (GWT 3.3)

FIELDS: Final = 4  # bits of `used` per source
COPIED_FIELDS: Final = 0xFF00  # those of what is copied
COPIED_TWICE: Final = 0x10000


def fields_of(board: Board, tile: i64) -> vec[vec[i64]]:
    return NEUTRAL_FIELDS[tile] if tile < NEUTRAL_COUNT else FACE_FIELDS[board.face(tile)]


def usable(board: Board) -> bool:
    """GWT 3.4: neutral and own buildings; GWT 2.10: not one that replaced the building found there."""
    site = board.player().site
    tile = board.visited
    if tile != board.trail[site] or not board.is_building(site):
        return False
    return tile < NEUTRAL_COUNT or board.owner(site) == board.actor


def deed_at(board: Board, move: i64) -> i64:
    """The deed that a move of VISIT below COPY_SITE names, or -1."""
    source, field, alternative = move // 8, move % 8 // 2, move % 2
    site, tile = board.player().site, board.visited
    if source >= 2:
        site, tile = board.copied, board.copied_tile
        if site < 0:
            return -1
    if source % 2 == 1:  # GWT 2.1: the risk action belongs to private buildings
        return RISK[site] if field == 0 and alternative == 0 and tile >= BUILDING else -1
    fields = fields_of(board, tile)
    return fields[field][alternative] if field < len(fields) and alternative < len(fields[field]) else -1


def field_bit(move: i64) -> i64:
    bit: i64 = 1
    return bit << (FIELDS * (move // 8) + move % 8 // 2)


def list_deeds(board: Board, out: vec[i64]) -> vec[i64]:
    if not usable(board):
        return out
    sources: i64 = 2
    if board.copied >= 0 and board.trail[board.copied] == board.copied_tile:
        sources = 4
    for move in range(8 * sources):
        if board.used & field_bit(move) == 0:
            number = deed_at(board, move)
            if number >= 0:
                if DEEDS[number].verb == deeds.COPY:
                    out = list_copies(board, move, out)
                elif able(board, DEEDS[number]):
                    out = append(out, move)
    return out


def list_copies(board: Board, move: i64, out: vec[i64]) -> vec[i64]:
    """GWT 5.6: neighbours of 8b; the copy of a copy does not lead back."""
    own = board.player().site
    site = own if move < 8 * 2 else board.copied
    if board.used & COPIED_TWICE:
        return out
    for near in NEIGHBOURS[site]:
        if near != own and board.is_building(near):
            out = append(out, COPY_SITE + near)
    return out


def copy_site(board: Board, site: i64) -> None:
    """GWT 5.6: one neighbour per visit, or through a neighbouring 8b that one's neighbour (ruling 14)."""
    board.used = (board.used & ~COPIED_FIELDS) | 1  # 1: the copying field of the own tile
    if board.copied >= 0:
        board.used |= COPIED_TWICE
    board.copied = site
    board.copied_tile = board.trail[site]
    if board.telling:
        board.tell(COPIED, board.actor, site)


# Auxiliary actions (GWT 1.7)


def can_auxiliary(board: Board, number: i64, times: i64) -> bool:
    player = board.player()
    if player.auxiliary_level(number) < times:
        return False
    if number == 1:
        return player.cards_to_draw() > 0
    if number == 2:
        return player.money >= times and len(backward(board, times, vec[i64]())) > 0
    if number == 3:
        return player.money >= times and len(forward(board, times, vec[i64]())) > 0
    return number == 0 or len(backward(board, times, vec[i64]())) > 0


def list_auxiliary(board: Board, times: i64, offset: i64, out: vec[i64]) -> vec[i64]:
    for number in range(i64(AUXILIARIES)):
        if can_auxiliary(board, number, times):
            out = append(out, offset + number)
    return out


def do_auxiliary(board: Board, number: i64, times: i64) -> None:
    if board.telling:
        board.tell(AUXILIARY_DONE, board.actor, number, times)
    if number == 0:
        board.gain(times)
    elif number == 1:
        draw_and_discard(board, times)
    elif number == 2:
        board.push(CERTIFY, times)
        board.push(RETREAT, times)
        board.pay(times)
    elif number == 3:
        board.push(ENGINE, times, 1)
        board.pay(times)
    else:
        board.push(REMOVE, times)
        board.push(RETREAT, times)


def draw_and_discard(board: Board, cards: i64) -> None:
    """GWT 11: as many are discarded as were really drawn."""
    available = board.player().cards_to_draw()
    if cards > available:
        cards = available
    board.push(DISCARD, cards)
    board.push(CARD, cards, board.actor)


def list_single(board: Board, out: vec[i64]) -> vec[i64]:
    """GWT 3.3: instead of all local actions, one single auxiliary action."""
    return list_auxiliary(board, 1, AUXILIARY_SINGLE, out)
