import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/button.tsx";
import { EmptyState, ErrorState } from "../../../shared/ui/states.tsx";

/** No world to begin a campaign in. */
export function NoWorlds() {
  return (
    <EmptyState
      title={text.campaigns.noWorlds}
      picture={<Sigil kind="campaign" id="first" size={72} />}
      action={<LinkButton to="/worlds/create">{text.campaigns.createWorld}</LinkButton>}
    >
      {text.campaigns.noWorldsHint}
    </EmptyState>
  );
}

/** The address names a world that is not there, or not this player's. */
export function WorldMissing() {
  return (
    <ErrorState
      title={text.worlds.notFoundTitle}
      message={text.worlds.notFound}
      action={
        <LinkButton variant="secondary" to="/campaigns">
          {text.campaigns.back}
        </LinkButton>
      }
    />
  );
}
