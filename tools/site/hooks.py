"""What MkDocs calls while it builds the site (`hooks` in mkdocs.yml).

Adds the pages of files outside docs/ (`outside`) and the documents for programs, which are made from the
code: nothing that is generated here has to be kept in the repository.
"""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from starhaul.cli import protocol
from tools.site.outside import DOCS, for_site, page_of, relinked, root_pages, source_page, sources

DOCUMENTS = {
    "schema/messages.schema.json": protocol.messages,
    "schema/openapi.json": protocol.requests,
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    made = root_pages() | {path: make() for path, make in DOCUMENTS.items()} | _sources(files)
    for path, text in sorted(made.items()):
        files.append(File.generated(config, path, content=text))
    return files


def _sources(files: Files) -> dict[str, str]:
    """The pages of all sources that pages link to."""
    lines: dict[str, set[int]] = {}
    for file in files.documentation_pages():
        for path, line in sources(file.content_string, f"{DOCS}/{file.src_uri}"):
            lines.setdefault(path, set()).add(line)
    return {str(page_of(path)): source_page(path, found) for path, found in lines.items()}


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page.file.generated_by:
        return markdown
    return relinked(for_site(markdown), f"{DOCS}/{page.file.src_uri}", page.file.src_uri)
