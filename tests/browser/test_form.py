"""The form of a custom table: durations in whole seconds, and visible refusals."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect


def open_form(page: Page) -> None:
    page.wait_for_selector(".ways .button")
    page.locator(".custom .button").click()
    page.wait_for_selector(".form-dialog")


def test_any_whole_second_is_taken_and_what_is_none_is_refused_in_words(visits):
    page = visits.open()
    open_form(page)
    fold = page.locator("details.fold", has_text="Decisions")
    fold.locator("summary").click()
    seconds = page.get_by_role("textbox", name="Decisions")
    seconds.fill("soon")
    fold.locator("summary").click()
    expect(seconds).to_be_hidden()
    make = page.locator(".sendable-foot button[type=submit]")
    make.click()
    expect(seconds).to_be_focused()
    expect(page.locator(".sendable-foot .refusal")).to_contain_text("Decisions")
    expect(fold.locator(".refusal")).to_contain_text(re.compile(r"86.?400"))
    seconds.fill("12")
    expect(fold.locator(".refusal")).to_have_count(0)
    make.click()
    expect(page.locator(".differences").first).to_contain_text(re.compile(r"Decisions: 12\b"))


def test_a_file_that_is_no_track_makes_no_table(visits, tmp_path: Path):
    page = visits.open()
    open_form(page)
    page.locator(".form-dialog .chip", has_text="Race").first.click()
    fold = page.locator("details.fold", has=page.locator("input[type=file]"))
    fold.locator("summary").click()
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(fold.locator(".refusal")).to_be_visible()
    make = page.locator(".sendable-foot button[type=submit]")
    make.click()
    expect(page.locator(".sendable-foot .refusal")).to_be_visible()
    fold.locator("button.quiet").click()
    make.click()
    page.wait_for_selector(".waiting")
