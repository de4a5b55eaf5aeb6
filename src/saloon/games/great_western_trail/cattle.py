"""Buying cattle: the market and its price table."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.codes import (
    BOUGHT,
    BUY,
    DECLINE,
    KIND_STEP,
    LINE_STEP,
    MARKET,
    NEW_CATTLE,
)
from saloon.games.great_western_trail.parts import BREEDING_OF, CATTLE, NEW_CARDS, PRICES, STARTER


def stack_size(board: Board) -> i64:
    size: i64 = 0
    for count in board.market_stack:
        size += count
    return size


def market_size(board: Board) -> i64:
    size: i64 = 0
    for count in board.market:
        size += count
    return size


def list_purchases(board: Board, cowboys: i64, out: vec[i64]) -> vec[i64]:
    """GWT 6.3: what so many cowboys can do: every line with the cards it could buy, and new cards from the stack."""
    if cowboys <= 0:
        return out
    money, market = board.player().money, board.market
    for number in range(len(PRICES)):
        line = PRICES[number]
        if line.cowboys > cowboys or line.price > money:
            continue
        for kind in range(i64(STARTER), CATTLE):
            if market[kind] == 0 or BREEDING_OF[kind] != line.breeding:
                continue
            code = LINE_STEP * (number + 1) + KIND_STEP * kind
            if line.cards == 1:
                out = append(out, code)
                continue
            for second in range(kind, CATTLE):
                if BREEDING_OF[second] == line.breeding and market[second] > (1 if second == kind else 0):
                    out = append(out, code + second)
    for count in board.market_stack:
        if count > 0:
            return append(out, NEW_CATTLE)
    return out


def buy(board: Board, cowboys: i64, move: i64) -> None:
    """One line of a buy-cattle action; the cowboys left may go on."""
    if move == DECLINE:
        return
    if move == NEW_CATTLE:
        board.push(BUY, cowboys - 1, 1)
        board.push(MARKET, NEW_CARDS)
        return
    line = PRICES[move // LINE_STEP - 1]
    board.push(BUY, cowboys - line.cowboys, 1)
    board.pay(line.price)
    take_card(board, move % LINE_STEP // KIND_STEP)
    if line.cards == 2:
        take_card(board, move % KIND_STEP)


def take_card(board: Board, kind: i64) -> None:
    board.market[kind] -= 1
    board.player().put_away(kind)  # GWT 11: on the discard pile
    if board.telling:
        board.tell(BOUGHT, board.actor, kind)


def refill(board: Board) -> None:
    """GWT 6.4"""
    missing = board.seating.market - market_size(board)
    if missing > 0:
        board.push(MARKET, missing)
