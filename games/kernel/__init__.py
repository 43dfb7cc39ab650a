"""What every game is made of: chance, frames, questions, views, and the suite that holds a game to its word."""
