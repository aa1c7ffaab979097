import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";
import { Sigil } from "../../../../shared/sigil/sigil.tsx";
import { text } from "../../../../shared/text/text.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { ReminderChips } from "./reminder-chips.tsx";
import type { RemindersInUse } from "./reminders.ts";
import { PartyLine } from "../side/party-line.tsx";
import { TableSheet } from "../side/table-sheet.tsx";

/** The header of the play page: the campaign's title, the link back to the campaigns, and the reminders. */
export function PlayHeader({
  campaign,
  genres,
  reminders,
}: {
  readonly campaign: Campaign;
  readonly genres: readonly string[];
  readonly reminders: RemindersInUse;
}) {
  return (
    <header className="play-header">
      <div>
        <Link
          to={`/campaigns/${campaign.id}`}
          aria-label={text.play.backToCampaign}
          className="-ml-2 grid size-10 shrink-0 place-items-center rounded-sm text-quiet transition-colors hover:bg-raised hover:text-text pointer-coarse:size-11"
        >
          <ArrowLeft aria-hidden="true" size={19} strokeWidth={1.75} />
        </Link>
        <Sigil kind="campaign" id={campaign.id} genres={genres} size={36} />
        <div className="mr-auto min-w-0">
          <h1 className="line-clamp-2 font-display text-lg leading-tight font-semibold tracking-tight 2xl:text-xl">
            {campaign.name}
          </h1>
          <p className="truncate text-sm text-quiet">{campaign.worldName ?? text.play.worldGone}</p>
        </div>
        <div
          role="group"
          aria-label={text.play.reminders}
          className="hidden flex-wrap justify-end gap-1.5 md:flex 2xl:shrink-0 2xl:flex-nowrap"
        >
          <ReminderChips toggles={reminders.toggles} />
        </div>
        <HeaderMenu campaignId={campaign.id} />
        <TableSheet campaign={campaign} genres={genres} reminders={reminders.chosen} />
      </div>
      <PartyLine campaign={campaign} genres={genres} reminders={reminders.chosen} />
    </header>
  );
}
