import { useId } from "react";
import { Link } from "react-router-dom";

import type { PlayedCharacter } from "#contracts/play/live-sheet";

import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { More } from "../../../shared/ui/content/more.tsx";
import type { CampaignGroup as Group } from "../group-by-world.ts";
import { CampaignCard } from "./campaign-card.tsx";

/** A world's campaigns under the world's name. */
export function CampaignGroup({
  group: { world, campaigns },
  characters,
}: {
  readonly group: Group;
  readonly characters: readonly PlayedCharacter[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-4">
        <div className="flex min-w-0 items-center gap-4 max-sm:w-full">
          {world && <Sigil kind="world" id={world.id} genres={world.genres} size={36} />}
          <h2 id={id} className="min-w-0 font-display text-xl font-semibold">
            {world ? (
              <Link to={`/worlds/${world.id}`} className="hover:text-ember">
                {world.name}
              </Link>
            ) : (
              text.campaigns.worldDeleted
            )}
          </h2>
        </div>
        <span className="grow text-sm text-quiet">{text.campaigns.countCampaigns(campaigns.length)}</span>
        {world && (
          <LinkButton variant="secondary" size="small" to={`/campaigns/create/${world.id}`}>
            {text.campaigns.createPlus}
          </LinkButton>
        )}
      </header>
      {!world && <p className="text-quiet">{text.campaigns.worldDeletedHint}</p>}
      {campaigns.length > 0 ? (
        <More items={campaigns}>
          {(shown) => (
            <ul className="grid items-start gap-6 md:grid-cols-2">
              {shown.map((campaign) => (
                <CampaignCard
                  key={campaign.id}
                  campaign={campaign}
                  genres={world?.genres ?? []}
                  characters={characters.filter(({ campaignId }) => campaignId === campaign.id)}
                />
              ))}
            </ul>
          )}
        </More>
      ) : (
        <p className="text-quiet">{text.campaigns.emptyGroup}</p>
      )}
    </section>
  );
}
