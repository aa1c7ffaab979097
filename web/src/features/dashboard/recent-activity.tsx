import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";

import { formatDate } from "../../shared/format/relative-time.ts";
import { plainText, truncate } from "../../shared/format/truncate.ts";
import { SigilInWorld } from "../../shared/sigil/sigil-in-world.tsx";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { Card, Panel } from "../../shared/ui/content/card.tsx";
import { Flame } from "../../shared/ui/content/flame.tsx";
import { EmptyState } from "../../shared/ui/states/states.tsx";

const PREVIEW = 120;

/** Up to five campaigns; the one played last comes first and largest. */
export function RecentActivity({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const [latest, ...earlier] = campaigns;
  return (
    <Panel title={text.dashboard.recent}>
      {latest ? (
        <div className="grid gap-2">
          <Latest campaign={latest} />
          {earlier.length > 0 && (
            <ul className="divide-y divide-line">
              {earlier.map((campaign) => (
                <Earlier key={campaign.id} campaign={campaign} />
              ))}
            </ul>
          )}
        </div>
      ) : (
        <EmptyState title={text.dashboard.noRecent} picture={<Flame size={40} />}>
          {text.dashboard.noRecentHint}
        </EmptyState>
      )}
    </Panel>
  );
}

const previewOf = (campaign: Campaign) =>
  truncate(plainText(campaign.description), PREVIEW) || text.dashboard.noDescription;

function Where({ campaign }: { readonly campaign: Campaign }) {
  return (
    <p className="text-sm text-quiet">
      {campaign.worldName ?? text.dashboard.worldDeleted} ·{" "}
      {text.dashboard.lastPlayed(formatDate(campaign.lastActivity, text.dashboard.never))}
    </p>
  );
}

function Latest({ campaign }: { readonly campaign: Campaign }) {
  return (
    <Card
      as="article"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:items-start sm:gap-x-5"
    >
      <div className="sm:row-span-3">
        <SigilInWorld kind="campaign" id={campaign.id} worldId={campaign.worldId} size={72} />
      </div>
      <div className="min-w-0">
        <h3 className="font-display text-xl font-semibold text-balance">
          <Link to={`/campaigns/${campaign.id}`} className="hover:text-ember">
            {campaign.name}
          </Link>
        </h3>
        <Where campaign={campaign} />
      </div>
      <p className="font-story text-lg text-pretty max-sm:col-span-2">{previewOf(campaign)}</p>
      <div className="mt-1 max-sm:col-span-2">
        <LinkButton to={`/game/${campaign.id}`} aria-label={text.dashboard.continueNamed(campaign.name)}>
          {text.dashboard.continue}
          <ArrowRight aria-hidden="true" size={17} />
        </LinkButton>
      </div>
    </Card>
  );
}

function Earlier({ campaign }: { readonly campaign: Campaign }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 px-1 py-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
      <SigilInWorld kind="campaign" id={campaign.id} worldId={campaign.worldId} size={44} />
      <div className="min-w-0">
        <h3 className="font-display text-lg font-semibold">
          <Link to={`/campaigns/${campaign.id}`} className="hover:text-ember">
            {campaign.name}
          </Link>
        </h3>
        <Where campaign={campaign} />
        <p className="mt-1 font-story text-base text-pretty text-quiet">{previewOf(campaign)}</p>
      </div>
      <Link
        to={`/game/${campaign.id}`}
        aria-label={text.dashboard.continueNamed(campaign.name)}
        className="link col-start-2 justify-self-start py-1 whitespace-nowrap sm:col-start-3"
      >
        {text.dashboard.continue}
      </Link>
    </li>
  );
}
