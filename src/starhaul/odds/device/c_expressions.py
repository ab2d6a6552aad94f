"""Expressions of lane code in C. What lane code may use is little (`lane_code`); anything else is refused."""

import ast

from starhaul.odds.device.c_types import LIMIT, is_wide_entry

_BINARY: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
    ast.RShift: ">>",
}  # fmt: skip
_HELPERS: dict[type[ast.operator], str] = {ast.FloorDiv: "quotient", ast.Mod: "remainder_of"}
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
_UNARY: dict[type[ast.unaryop], str] = {ast.Not: "!", ast.USub: "-", ast.Invert: "~"}
_BUILTINS = {"min": 2, "max": 2, "abs": 1}
_METHODS = ("bit_count", "bit_length")
_SIZES = {"SEATED": "SEATS_HERE", "REGIONS": "REGIONS_OF"}
"""Entries that `flights.cu` may replace by a constant: a kernel is compiled for so many seats and regions."""


class NoLaneCode(TypeError):
    """The source uses something that lane code may not."""

    def __init__(self, node: ast.AST) -> None:
        super().__init__(f"line {getattr(node, 'lineno', '?')}: {ast.unparse(node)}")


def variable(name: str) -> str:
    """Constants keep their name; others are told from words of C.

    >>> variable("BANK"), variable("double")
    ('BANK', 'double_')
    """
    return name if name.isupper() else f"{name}_"


def literal(value: int) -> str:
    """
    >>> literal(7), literal(1 << 40)
    ('7', '1099511627776LL')
    """
    return f"{int(value)}LL" if abs(value) >= LIMIT else f"{int(value)}"


def expression(node: ast.expr) -> str:
    """
    >>> expression(ast.parse("lane[me + TILES] & ~gone == 0 or 7 // x").body[0].value)
    '(((wide_lane_at(lane_, (me_ + TILES)) & (~gone_)) == 0) || quotient(7, x_))'
    """
    match node:
        case ast.Constant(value=int() as value):
            return literal(value)
        case ast.Name(id=name):
            return variable(name)
        case ast.Subscript(value=ast.Name(id=array), slice=index):
            return element(array, index)
        case ast.Call():
            return call(node)
        case ast.IfExp(test=test, body=one, orelse=other):
            return f"({expression(test)} ? {expression(one)} : {expression(other)})"
    return _operation(node)


def _operation(node: ast.expr) -> str:
    match node:
        case ast.BinOp(left=left, op=ast.LShift(), right=right):
            return f"((word){expression(left)} << {expression(right)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _HELPERS:
            return f"{_HELPERS[type(op)]}({expression(left)}, {expression(right)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            return f"({expression(left)} {_BINARY[type(op)]} {expression(right)})"
        case ast.UnaryOp(op=op, operand=operand) if type(op) in _UNARY:
            return f"({_UNARY[type(op)]}{expression(operand)})"
        case ast.BoolOp(op=op, values=values):
            sign = " && " if isinstance(op, ast.And) else " || "
            return f"({sign.join(map(expression, values))})"
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _COMPARISONS:
            return f"({expression(left)} {_COMPARISONS[type(op)]} {expression(right)})"
    raise NoLaneCode(node)


def element(array: str, index: ast.expr) -> str:
    """An entry of an array: a macro, so that `flights.cu` says how arrays lie in memory."""
    at = f"{access(array, index)}({variable(array)}, {expression(index)})"
    match index:
        case ast.Name(id="SEATED"):
            return _SIZES["SEATED"]
        case ast.BinOp(right=ast.Name(id="REGIONS")):
            return f"{_SIZES['REGIONS']}({at})"
    return at


def access(array: str, index: ast.expr) -> str:
    """The macro for an entry; wide and narrow ones may be read in different ways."""
    return f"wide_{array}_at" if is_wide_entry(array, index) else f"{array}_at"


def call(node: ast.Call) -> str:
    match node:
        case ast.Call(func=ast.Attribute(value=number, attr=name), args=[]) if name in _METHODS:
            return f"{name}({expression(number)})"
        case ast.Call(func=ast.Name(id=name), args=args) if len(args) == _BUILTINS.get(name):
            return f"{name}_of({', '.join(map(expression, args))})"
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]):
            return f"fly_{name}({', '.join(map(expression, args))})"
    raise NoLaneCode(node)
