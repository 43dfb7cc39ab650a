"""What every game is made of: chance, frames, questions, views, saved games."""
