"""Pictures of the games: a view drawn as PNGs, and the application emojis.

Plain functions over views and card facts (`games.*`), the names of people and a few words; nothing here knows Discord,
asyncio or a clock. What is for everybody is drawn from a spectator's view alone, what is private from its seat's. A
picture is a `Tile` of facts first (`tiles`), bytes second (`draw`), so that equal facts are drawn once. Signs are
OpenMoji's (CC BY-SA 4.0, see CREDITS.md).
"""
