"""Pictures of Alakazum!: teams, the table's middle, hands, fights."""
