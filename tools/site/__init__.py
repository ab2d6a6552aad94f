"""The documentation site: what `make docs` adds to the pages in docs/. Used by MkDocs (`hooks`) and tests."""
