"""Logs: one JSON object per line on stderr. Its fields are named one by one, so that no secret slips in."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

logger = logging.getLogger("saloon.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if record.name != logger.name:
            line["logger"] = record.name
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logger.setLevel(level)


def log(event: str, level: int = logging.INFO, error: BaseException | None = None, **fields: Any) -> None:
    if logger.isEnabledFor(level):
        logger.log(level, event, exc_info=error, extra={"fields": fields})
