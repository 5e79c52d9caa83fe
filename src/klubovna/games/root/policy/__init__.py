"""What bots need of Root: a quick, sensible default choice."""
