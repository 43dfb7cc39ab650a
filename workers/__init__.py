"""Processes of low priority for work that would hold up whoever answers people: drawing, thinking ahead."""
