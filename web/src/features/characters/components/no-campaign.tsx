import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { EmptyState, ErrorState } from "../../../shared/ui/states/states.tsx";

/** Shown when the player has no campaign for a character. */
export function NoCampaigns() {
  return (
    <EmptyState
      title={text.characters.noCampaigns}
      picture={<Sigil kind="character" id="first" size={72} />}
      action={<LinkButton to="/campaigns/create">{text.characters.createCampaign}</LinkButton>}
    >
      {text.characters.noCampaignsHint}
    </EmptyState>
  );
}

/** Shown when the campaign in the address does not exist or belongs to another player. */
export function CampaignMissing() {
  return (
    <ErrorState
      title={text.campaigns.notFoundTitle}
      message={text.campaigns.notFoundView}
      action={
        <LinkButton variant="secondary" to="/characters">
          {text.characters.back}
        </LinkButton>
      }
    />
  );
}
