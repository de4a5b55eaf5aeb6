"""`saloon verify`: proves that every draw of a finished game came from the seed committed to at its start."""

from __future__ import annotations

from saloon.cli.complaint import complaints
from saloon.cli.recording import read_recording
from saloon.core.fairness import prepared_number
from saloon.core.transcript import verify


def verify_file(language: str, file: str) -> None:
    recording = read_recording(language, file)
    with complaints(recording.words, file):
        draws = verify(recording.transcript)
    if prepared_number(recording.transcript.seed) is not None:
        print(recording.words.say("verify-prepared"))
    print(recording.words.say("verify-fair", draws=draws, plies=len(recording.transcript.entries)))
