# docker build -t alakazum . && docker run --env-file .env -v alakazum:/data alakazum     (docs/operations.md)
# docs/operations.md, "In Docker": how the base is pinned by its digest.
ARG PYTHON_IMAGE=python:3.13-slim
FROM ${PYTHON_IMAGE}

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/alakazum.db METRICS_PORT=9464
WORKDIR /app

COPY requirements.txt LICENSE ./
RUN pip install --no-cache-dir --require-hashes -r requirements.txt

COPY pyproject.toml ./
COPY games games
COPY workers workers
COPY pictures pictures
COPY tables tables
COPY storage storage
COPY bot bot
# Else each start compiles it all again: who runs it may not write here.
RUN python -m compileall -q games workers pictures tables storage bot

RUN useradd --system --create-home bot && mkdir /data && chown bot /data
USER bot
VOLUME /data

HEALTHCHECK --interval=30s --timeout=8s --start-period=60s --retries=3 CMD ["python", "-c", \
    "import os, urllib.request as web; web.urlopen(f'http://127.0.0.1:{os.environ[\"METRICS_PORT\"]}/healthz', timeout=6)"]

# SIGTERM: the bot stops taking presses, finishes the moves under way, and closes within ten seconds.
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
