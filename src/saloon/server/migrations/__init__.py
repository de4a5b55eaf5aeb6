"""How the database's tables came to be what they are: Alembic runs the revisions that a database lacks."""
