"""The examples of docs/recipes/, filled in where the pages show only a part of them."""
