# docker build -t alakazum . && docker run --env-file .env -v alakazum:/data alakazum
FROM python:3.13-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATABASE_URL=sqlite+aiosqlite:////data/alakazum.db
WORKDIR /app

COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements.txt

COPY games games
COPY tables tables
COPY storage storage
COPY bot bot

RUN useradd --system --create-home bot && mkdir /data && chown bot /data
USER bot
VOLUME /data

# SIGTERM: the bot stops taking presses, finishes the moves under way, and closes within ten seconds.
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
