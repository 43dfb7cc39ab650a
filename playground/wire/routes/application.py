"""Commands of the application, and the first answers to its interactions."""

from __future__ import annotations

from playground.wire.routing import Answer, ApiRequest, route
from playground.world import DiscordError


def scope(request: ApiRequest) -> int | None:
    if request.id("application_id") != request.world.application_id:
        raise DiscordError(10002)
    if "guild_id" not in request.params:
        return None
    if request.id("guild_id") not in request.world.guilds:
        raise DiscordError(50001)
    return request.id("guild_id")


for _base in ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}"):

    @route("GET", f"{_base}/commands")
    def get_commands(request: ApiRequest) -> Answer:
        return request.world.commands.all(scope(request))

    @route("PUT", f"{_base}/commands")
    def replace_commands(request: ApiRequest) -> Answer:
        return request.world.commands.replace(scope(request), request.body)

    @route("POST", f"{_base}/commands")
    def create_command(request: ApiRequest) -> Answer:
        return 201, request.world.commands.create(scope(request), request.body)

    @route("GET", f"{_base}/commands/{{command_id}}")
    def get_command(request: ApiRequest) -> Answer:
        return request.world.commands.get(scope(request), request.id("command_id"))

    @route("PATCH", f"{_base}/commands/{{command_id}}")
    def edit_command(request: ApiRequest) -> Answer:
        return request.world.commands.edit(scope(request), request.id("command_id"), request.body)

    @route("DELETE", f"{_base}/commands/{{command_id}}")
    def delete_command(request: ApiRequest) -> None:
        request.world.commands.delete(scope(request), request.id("command_id"))


@route("POST", "/interactions/{interaction_id}/{token}/callback", "callback", auth=False)
def callback(request: ApiRequest) -> Answer:
    done = request.world.interactions.callback(
        request.id("interaction_id"), request.params["token"], request.body, request.parts
    )
    return done if request.query.get("with_response") in ("1", "true", "True") else None
