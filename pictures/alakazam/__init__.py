"""Pictures of Alakazam!: seats with their dice, the bazaar, offers, one's own dice and cards."""
