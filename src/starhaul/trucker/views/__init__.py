"""What a viewer may know, built from allowed fields only: the sight, the view sent to clients, the hints.

Entry points: `sight.sight_of`, `view.views_of`, `hints.hints_of`. Changes no state. Imports `match`, `flow`
and below.
"""
