"""All that knows Discord: commands, controls, screens, courier, locales, settings."""
