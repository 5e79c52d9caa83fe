"""The Family: tokens drawn from a bag, storms, buildings destroyed."""
