"""The bot's tests, with the fixtures of the playground: two people, a command, a button. No account, no network."""

import pytest
from hello_bot import HelloBot


@pytest.mark.asyncio
async def test_hello(play, seat):
    async with play.running(HelloBot()):
        ana, bea = seat("Ana"), seat("Bea")
        reply = await ana.slash("hello", name="Bea")
        assert reply.message["content"] == "Hello, Bea!"
        await bea.click("Wave back", on=reply.message)
        await ana.until(lambda: ana.message("Bea waves"))
