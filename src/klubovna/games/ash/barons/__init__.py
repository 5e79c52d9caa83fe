"""The four barons: one folder each; `moments` are those at which the rules ask them."""
