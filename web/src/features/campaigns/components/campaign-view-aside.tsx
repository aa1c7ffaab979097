import { Link } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import { LANGUAGES } from "#contracts/language";
import { labelOf } from "#contracts/options";

import { playedNow } from "../../../shared/sheet/played-now.ts";
import { levelLine } from "../../../shared/sheet/sheet-summary.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Chip } from "../../../shared/ui/content/chip.tsx";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";
import { progressionOf } from "../campaign-summary.ts";
import { HouseRulesPanel } from "./house-rules.tsx";

interface CampaignViewAsideProps {
  readonly campaign: Campaign;
  readonly characters: readonly PlayedCharacter[];
  readonly genres: readonly string[];
}

/** The side panels of a campaign: its characters, settings, focus and elements. */
export function CampaignViewAside({ campaign, characters, genres }: CampaignViewAsideProps) {
  return (
    <>
      <Panel title={text.campaigns.characterSummary} aside={`${characters.length} / ${campaign.maxCharacters}`}>
        {characters.length === 0 && <p className="text-quiet">{text.campaigns.noCharacters}</p>}
        <ul className="grid gap-3">
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
      </Panel>
      <Panel title={text.campaigns.details}>
        <DetailList
          details={[
            [text.campaigns.world, campaign.worldName ?? text.campaigns.worldDeleted],
            [text.campaigns.startingLevel, campaign.startingLevel],
            [text.campaigns.progressionShort, progressionOf(campaign)],
            [text.campaigns.language, labelOf(LANGUAGES, campaign.language)],
          ]}
        />
      </Panel>
      <HouseRulesPanel campaign={campaign} />
      <Panel title={text.campaigns.focus}>
        <DetailList
          details={[
            [text.campaigns.exploration, labelOf(text.options.intensities, campaign.exploration)],
            [text.campaigns.combat, labelOf(text.options.intensities, campaign.combat)],
            [text.campaigns.social, labelOf(text.options.intensities, campaign.social)],
          ]}
        />
      </Panel>
      <Panel title={text.campaigns.elements}>
        {campaign.elements.length === 0 && <p className="text-quiet">{text.campaigns.notSpecified}</p>}
        <ul className="flex flex-wrap gap-2">
          {campaign.elements.map((element) => (
            <li key={element}>
              <Chip>{labelOf(text.options.elements, element)}</Chip>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
