import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/button.tsx";
import { EmptyState, ErrorState } from "../../../shared/ui/states.tsx";

/** No campaign for a character to play in. */
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

/** The address names a campaign that is not there, or not this player's. */
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
