import { Link } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";

import { playedNow } from "../../../shared/sheet/played-now.ts";
import { levelLine } from "../../../shared/sheet/sheet-summary.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Card, CardActions } from "../../../shared/ui/content/card.tsx";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";
import { elementsOf, focusOf, nameOf, progressionOf } from "../campaign-summary.ts";
import { DeleteCampaign } from "./delete-campaign.tsx";

interface CampaignCardProps {
  readonly campaign: Campaign;
  readonly characters: readonly PlayedCharacter[];
  readonly genres: readonly string[];
}

/** A campaign in the list: its facts, its characters and its links. */
export function CampaignCard({ campaign, characters, genres }: CampaignCardProps) {
  const to = `/campaigns/${campaign.id}`;
  return (
    <Card as="li" className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Sigil kind="campaign" id={campaign.id} genres={genres} size={48} />
        <h3 className="min-w-0 font-display text-xl font-semibold text-balance">
          <Link to={`${to}#campaign-overview`} className="hover:text-ember">
            {nameOf(campaign)}
          </Link>
        </h3>
      </div>
      <p className="text-sm text-quiet text-pretty">{focusOf(campaign)}</p>
      <div className="text-sm">
        <DetailList
          details={[
            [text.campaigns.startingLevel, campaign.startingLevel],
            [text.campaigns.progressionShort, progressionOf(campaign)],
            [text.campaigns.elements, elementsOf(campaign)],
            [text.campaigns.messages, campaign.messageCount],
            [text.campaigns.characters, campaign.characterCount],
          ]}
        />
      </div>
      <Party characters={characters} genres={genres} />
      <div className="mt-auto">
        <CardActions
          first={
            <LinkButton variant="secondary" size="small" to={`${to}#campaign-overview`}>
              {text.campaigns.view}
            </LinkButton>
          }
        >
          <LinkButton variant="quiet" size="small" to={`${to}#session`}>
            {text.campaigns.startSession}
          </LinkButton>
          <LinkButton variant="quiet" size="small" to={`${to}#character`}>
            {text.campaigns.characters}
          </LinkButton>
          <DeleteCampaign campaign={campaign} label={text.campaigns.delete} size="small" />
        </CardActions>
      </div>
    </Card>
  );
}

function Party({ characters, genres }: Pick<CampaignCardProps, "characters" | "genres">) {
  if (characters.length === 0) return null;
  return (
    <ul aria-label={text.campaigns.characters} className="grid gap-3">
      {characters.map((character) => (
        <li key={character.id} className="flex items-center gap-3">
          <Sigil kind="character" id={character.id} genres={genres} size={32} />
          <div className="min-w-0">
            <p>
              <Link to={`/characters/${character.id}`} className="hover:text-ember">
                {character.name}
              </Link>
            </p>
            <p className="text-sm text-quiet">{levelLine(playedNow(character))}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
