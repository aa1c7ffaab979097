import { useQuery } from "@tanstack/react-query";
import { Flame } from "lucide-react";
import { Link } from "react-router-dom";

import type { Character } from "#contracts/entities/character";

import { campaignsQuery } from "../../../shared/api/lists.ts";
import { formatDate } from "../../../shared/format/relative-time.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";

/** The side panel of a character: the campaign, and the link to its table. */
export function CharacterViewAside({
  character,
  genres,
}: {
  readonly character: Character;
  readonly genres: readonly string[];
}) {
  const { data } = useQuery(campaignsQuery());
  const campaign = data?.find(({ id }) => id === character.campaignId);
  return (
    <Panel title={text.characters.campaignOf}>
      {campaign ? (
        <div className="grid gap-5">
          <Link to={`/campaigns/${campaign.id}`} className="flex items-center gap-3 hover:text-ember">
            <Sigil kind="campaign" id={campaign.id} genres={genres} size={40} />
            <span className="min-w-0">
              <span className="block font-medium">{campaign.name || text.campaigns.unnamed}</span>
              <span className="block text-sm text-quiet">{campaign.worldName ?? text.characters.worldDeleted}</span>
            </span>
          </Link>
          <LinkButton to={`/game/${campaign.id}`}>
            <Flame aria-hidden="true" size={18} />
            {text.characters.play}
          </LinkButton>
        </div>
      ) : (
        data && <p className="text-quiet">{text.characters.campaignDeleted}</p>
      )}
      <div className="mt-6">
        <DetailList details={[[text.characters.createdOn, formatDate(character.createdAt)]]} />
      </div>
    </Panel>
  );
}
