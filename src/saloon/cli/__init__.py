"""The terminal: every command of `saloon`, in four languages."""
