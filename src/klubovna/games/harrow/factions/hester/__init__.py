"""Hester: roots, land cubes, infection, fires, the feast."""
