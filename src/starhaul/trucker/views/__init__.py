"""What a seat may know, built up from allowed fields: the sight, the view for people, the hints for clients.

Entry points: `sight.sight_of`, `view.views_of`, `hints.hints_of`. Changes no state. Imports `match`, `flow`
and below.
"""
