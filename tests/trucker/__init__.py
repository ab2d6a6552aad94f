"""Tests of the trucker game, in the folders of its packages; `latest` has the ships of the Latest Models.

Most of them play a small scenario: a position with one line for each tile (`shipyard.py`), then what happens.
They use one of these tables; each has the methods of the one it is indented under:

    story_table.Table          ships in flight, cards, dice and answers
        flow.pad.Pad           ships before the check: launch, whole flights, settlement
            latest.dock.Dock   class C ships before the check, with insurance
        latest.fleets.Fleets   fleets of class IVC in flight
    building_table.Building    building, with named tiles and passing time
        latest.fleet_yard.FleetYard   building fleets, with the dice of the yard
"""
