import type { Scene } from "#contracts/play/scene";
import { ELEMENTS, GENRES, INTENSITIES, labelOf, MAGIC_LEVELS } from "#contracts/options";
import type { TurnInclude } from "#contracts/play/turn";
import { firstSentence } from "../sentence-end.ts";
import type { Entry } from "./budget.ts";
import { fence } from "./fence.ts";

/** World and campaign as the prompt has them: only the first sentence of each description (product.md §5). */
export function settingEntries({ world, campaign }: Scene, include: TurnInclude): Entry[] {
  const entries: Entry[] = [];
  if (world && include.worldInfo) {
    entries.push({
      id: "world",
      text: fence(
        "world",
        [
          `Name: ${world.name}`,
          `Genres: ${world.genres.map((genre) => labelOf(GENRES, genre)).join(", ")}`,
          `Magic: ${labelOf(MAGIC_LEVELS, world.magicLevel)}`,
          firstSentence(world.description),
        ].join("\n"),
      ),
    });
  }
  if (include.campaignOverview) {
    const { exploration, combat, social } = campaign;
    entries.push({
      id: "campaign",
      text: fence(
        "campaign",
        [
          `Name: ${campaign.name}`,
          `Exploration ${labelOf(INTENSITIES, exploration)}, combat ${labelOf(INTENSITIES, combat)}, social ${labelOf(INTENSITIES, social)}`,
          campaign.elements.length === 0
            ? ""
            : `Elements: ${campaign.elements.map((element) => labelOf(ELEMENTS, element)).join(", ")}`,
          firstSentence(campaign.description || campaign.aiGeneratedDescription),
        ]
          .filter((line) => line !== "")
          .join("\n"),
      ),
    });
  }
  return entries;
}
