"""What nodes tell each other about tables and visitors."""

import msgspec
from msgspec import Raw

from starhaul.server.cluster.node_summary import (
    ListedElsewhere,
    NodeSummary,
    OtherNodes,
    VisitorUse,
    mark_of,
)

SECRET = b"secret"


def test_what_a_visitor_has_is_added_up_and_no_address_is_told():
    mark = mark_of(SECRET, "203.0.113.5")
    assert "203" not in mark
    made = [
        NodeSummary(
            visitors={mark: VisitorUse(tables, 1, 2)}, number=7, codes={f"CODE{tables}": f"t{tables}"}
        )
        for tables in (3, 4)
    ]
    others = OtherNodes()
    assert others.use_of("203.0.113.5") == VisitorUse()
    others.learn(SECRET, map(msgspec.json.encode, made))
    assert others.use_of("203.0.113.5") == VisitorUse(7, 2, 4)
    assert others.use_of("203.0.113.6") == VisitorUse()
    assert others.number == 14
    assert (others.table_of("CODE4"), others.table_of("CODE5")) == ("t4", None)


def test_a_summary_that_cannot_be_read_is_left_out():
    others = OtherNodes()
    others.learn(SECRET, [b'{"number":"many"}', b"{", msgspec.json.encode(NodeSummary(number=2))])
    assert others.number == 2


def test_the_list_of_tables_is_passed_on_as_it_is():
    listed = ListedElsewhere(False, 60, Raw(b'{"table":"t"}'))
    others = OtherNodes()
    others.learn(SECRET, [msgspec.json.encode(NodeSummary(listed=[listed]))])
    assert [(one.is_quiet, one.idle_s, bytes(one.shown)) for one in others.listed] == [
        (False, 60, b'{"table":"t"}')
    ]
