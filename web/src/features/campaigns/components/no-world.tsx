import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { EmptyState, ErrorState } from "../../../shared/ui/states/states.tsx";

/** Shown when the player has no world for a campaign. */
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

/** Shown when the world in the address does not exist or belongs to another player. */
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
