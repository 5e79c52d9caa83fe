"""The gifts of the legends, by faction."""
