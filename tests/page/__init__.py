"""The bot as people meet it in the playground's page."""
