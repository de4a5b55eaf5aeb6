"""`saloon verify`: proves that every draw of a finished game came from the seed committed to at its start."""

from __future__ import annotations

from saloon.cli.complaint import complaints
from saloon.cli.recording import read_recording
from saloon.core.fairness import prepared_number
from saloon.core.transcript import Transcript, verify
from saloon.words import Words


def verify_file(language: str, file: str) -> None:
    recording = read_recording(language, file)
    transcript, words = recording.transcript, recording.words
    with complaints(words, file):
        draws = verify(transcript)
    if prepared_number(transcript.seed) is not None:
        print(words.say("verify-prepared"))
    plies = len(transcript.entries)
    if not transcript.openings:
        print(words.say("verify-fair", draws=draws, plies=plies))
        return
    tell_openings(transcript, words)
    told = {"ply": transcript.proven_from, "commitment": transcript.commitment}
    print(words.say("verify-fair-from", draws=draws, plies=plies, **told))


def tell_openings(transcript: Transcript, words: Words) -> None:
    """What nobody can prove: the draws of each opening."""
    first = 0
    for opening in transcript.openings:
        draws = sum(entry.seat is None for entry in transcript.entries[first : opening.plies])
        told = {"ply": opening.plies, "commitment": opening.commitment}
        print(words.say("verify-unproven", draws=draws, **told))
        first = opening.plies
