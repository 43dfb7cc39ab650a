"""Pictures of Alakazoo: Portals, columns, hands, rolls."""
