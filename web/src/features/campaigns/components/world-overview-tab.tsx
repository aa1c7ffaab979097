import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";
import { isPresent } from "#contracts/non-blank";

import { worldQuery } from "../../../shared/api/records.ts";
import { formatDate } from "../../../shared/format/relative-time.ts";
import { LoreText } from "../../../shared/lore/lore-text.tsx";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { nameOf } from "../campaign-summary.ts";

/** The campaign's world: description, name, creation date and setting, and the campaign's name. */
export function WorldOverviewTab({ campaign }: { readonly campaign: Campaign }) {
  const gone = <Notice>{text.campaigns.worldMissingHere}</Notice>;
  const world = useQuery({ ...worldQuery(campaign.worldId), enabled: campaign.worldName !== null });
  if (campaign.worldName === null) return gone;
  return (
    <Loaded query={world} failed={text.campaigns.worldLoadFailed} missing={gone}>
      {({ id, name, genres, description, setting, createdAt }) => (
        <div className="grid gap-8">
          <div className="flex items-center gap-4">
            <Sigil kind="world" id={id} genres={genres} size={48} />
            <h2 className="min-w-0 font-display text-xl font-semibold">
              <Link to={`/worlds/${id}`} className="hover:text-ember">
                {name}
              </Link>
            </h2>
          </div>
          <LoreText absent={text.campaigns.noDescription}>{description}</LoreText>
          <div className="max-w-md">
            <DetailList
              details={[
                [text.campaigns.createdOn, formatDate(createdAt)],
                [text.campaigns.setting, isPresent(setting) ? setting : text.campaigns.defaultSetting],
                [text.campaigns.campaign, nameOf(campaign)],
              ]}
            />
          </div>
        </div>
      )}
    </Loaded>
  );
}
