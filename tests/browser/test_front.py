"""The front door."""


def test_it_opens(visits):
    page = visits.open()
    page.wait_for_selector("main *")
    assert page.title()
