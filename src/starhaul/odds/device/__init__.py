"""Flights of lanes on a graphics processor (extra `gpu`).

There is no second source of the rules: `c_source` translates the functions marked `lane_code` into C, to
which `flights.cu` adds what a device needs, the loop over lanes. `gpu_flights` has CuPy compile it and flies
many crews through the same decks with the results of `flown_decks`, number by number. A usual C compiler
takes the same source, so that tests compare it without a device.

Imports what `odds` does, and CuPy where it is used.
"""
