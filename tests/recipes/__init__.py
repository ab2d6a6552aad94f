"""The examples of docs/recipes/, complete where the pages show only a part of them."""
