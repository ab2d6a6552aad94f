"""`python -m tools.recipes KIND`: lists what is missing, for things that have no skeleton as well."""

import sys

import msgspec

from starhaul.cli.new import report
from starhaul.locale import Texts
from tools.recipes.missing import missing

if __name__ == "__main__":
    report(msgspec.to_builtins(missing(sys.argv[1])), sys.argv[1], Texts("en"))
