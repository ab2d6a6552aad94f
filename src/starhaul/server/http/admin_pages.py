"""The operator page and its requests; both exist only if the operator has set a token.

Used by `app`. The page asks what `starhaul admin` asks, with the token in a header; `server.admin` carries
it out.
"""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from starhaul.server.admin.admin_messages import AdminRequests, RefusedAnswer
from starhaul.server.admin.housekeeping import Housekeeper
from starhaul.server.http.client_files import ClientFiles
from starhaul.server.http.request_body import body_of
from starhaul.server.net.gate import Gate
from starhaul.server.net.refusals import answer, status_of
from starhaul.server.store.store_contract import StoreTrouble
from starhaul.server.table_error import TableError

PAGE = "/operator/page.html"


class AdminPages:
    """The request handlers."""

    def __init__(self, housekeeper: Housekeeper, gate: Gate, files: ClientFiles) -> None:
        self._housekeeper = housekeeper
        self._gate = gate
        self._files = files

    def routes(self) -> list[Route]:
        return [
            Route("/admin", self.admin_page, methods=["GET"]),
            Route("/api/admin", self.admin, methods=["POST"]),
        ]

    async def admin_page(self, request: Request) -> Response:
        """The operator page. It contains no data; those need the token."""
        if not self._gate.has_admin_page:
            raise TableError("unknown")
        found = self._files.answer_with(request, PAGE)
        found.headers["Cache-Control"] = "no-store"
        return found

    async def admin(self, request: Request) -> Response:
        """Carries out a request of the operator, whose token is in the header `Authorization: Bearer …`."""
        self._gate.check_origin(request)
        self._gate.check_admin(request)
        made = await self._housekeeper.answer(await body_of(request, AdminRequests))  # type: ignore[arg-type]
        status = 200
        if isinstance(made, RefusedAnswer):
            status = status_of(
                StoreTrouble(made.code) if made.of == StoreTrouble.prefix else TableError(made.code)
            )
        return answer(made, status, {"Cache-Control": "no-store"})
