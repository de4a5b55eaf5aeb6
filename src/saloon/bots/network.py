"""A small network: one hidden layer of rectified units, and per seat a chance of winning and points to end with.

What it costs to run decides how deep a search sees, so it is plain typed Python that compiles to tight loops; numbers
that are zero, which most of an observation is, cost next to nothing.
"""

from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

POINTS_SCALE = 100.0  # of points in what the network gives


@mypyc_attr(acyclic=True, native_class=True)
class Network:
    """inward[i * hidden + h] leads from input i to unit h, outward[o * hidden + h] from there to output o.

    Outputs: for each seat, the observing one first, the logarithm of its chances; then for each its points.
    """

    __slots__ = ("ambition", "bias", "bias_out", "hidden", "inputs", "inward", "outward", "seats", "units")

    def __init__(
        self, inputs: i64, hidden: i64, seats: i64, inward: vec[float], bias: vec[float], outward: vec[float],
        bias_out: vec[float], ambition: float = 0.0,
    ) -> None:  # fmt: skip
        self.inputs = inputs
        self.hidden = hidden
        self.seats = seats
        self.inward = inward
        self.bias = bias
        self.outward = outward
        self.bias_out = bias_out
        self.ambition = ambition  # of a share: what whoever plays by this network gives for a point of its own
        self.units = bias[:]

    def judge(self, numbers: vec[float], seat: i64) -> vec[float]:
        """For seats 0, 1, …: the expected share of the victory; then for each the points."""
        units, inward, hidden = self.units, self.inward, self.hidden
        for h in range(hidden):
            units[h] = self.bias[h]
        for i in range(len(numbers)):
            number = numbers[i]
            if number != 0.0:
                row = i * hidden
                for h in range(hidden):
                    units[h] += number * inward[row + h]
        for h in range(hidden):
            if units[h] < 0.0:
                units[h] = 0.0
        seats = self.seats
        out = self.bias_out[:]
        outward = self.outward
        for o in range(len(out)):
            row = o * hidden
            total = out[o]
            for h in range(hidden):
                total += units[h] * outward[row + h]
            out[o] = total
        highest = out[0]
        for step in range(seats):
            if out[step] > highest:
                highest = out[step]
        whole = 0.0
        for step in range(seats):
            out[step] = exp(out[step] - highest)
            whole += out[step]
        worths = self.bias_out[:]
        for step in range(seats):
            other = (seat + step) % seats
            worths[other] = out[step] / whole
            worths[seats + other] = out[seats + step] * POINTS_SCALE
        return worths
