"""What a strong player would have done: hints, and the analysis of whole games. Knows no title."""
