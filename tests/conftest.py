"""For all tests: how hypothesis works here."""

from hypothesis import settings

# How long an example takes says something about the machine, nothing about the rules.
settings.register_profile("saloon", deadline=None)
settings.load_profile("saloon")
