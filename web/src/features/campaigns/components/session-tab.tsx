import { Flame } from "lucide-react";

import type { Campaign } from "#contracts/entities/campaign";

import { formatDate } from "../../../shared/format/relative-time.ts";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { EmptyState } from "../../../shared/ui/states/states.tsx";

/** The link to the play page, or what is missing before the campaign can be played. */
export function SessionTab({ campaign, playable }: { readonly campaign: Campaign; readonly playable: boolean }) {
  if (!playable) {
    return (
      <EmptyState
        title={text.campaigns.sessionMissing}
        action={<LinkButton to={`/characters/create/${campaign.id}`}>{text.campaigns.createCharacter}</LinkButton>}
      >
        {text.campaigns.sessionMissingHint}
      </EmptyState>
    );
  }
  return (
    <div className="grid justify-items-start gap-5 py-4">
      <h2 className="font-display text-xl font-semibold">{text.campaigns.sessionReady}</h2>
      <p className="max-w-prose font-story text-lg leading-relaxed">
        {campaign.messageCount === 0 ? text.campaigns.sessionFirstHint : text.campaigns.sessionReadyHint}
      </p>
      <LinkButton to={`/game/${campaign.id}`}>
        <Flame aria-hidden="true" size={18} />
        {text.campaigns.startGame}
      </LinkButton>
      <p className="text-sm text-quiet">
        {text.campaigns.lastPlayed}: {formatDate(campaign.lastActivity, text.campaigns.never)} ·{" "}
        {text.campaigns.countMessages(campaign.messageCount)}
      </p>
    </div>
  );
}
