import { ELEMENTS, GENRES, INTENSITIES, labelOf, MAGIC_LEVELS } from "#contracts/options";
import type { Character } from "#contracts/entities/character";
import { houseRulesOf, type HouseRules } from "#contracts/entities/house-rules";
import type { Scene } from "#contracts/play/scene";
import type { TurnInclude } from "#contracts/play/turn";
import { firstSentence } from "#english/sentence-ends";
import { firstTokens } from "../tokens.ts";
import type { Entry } from "./budget.ts";
import { fence } from "./fence.ts";
import { cardText } from "./lore-entries.ts";

/**
 * Entries that stay the same for the whole campaign: world and campaign in a sentence each, the player's wishes, and who the heroes are.
 * Hit points and other changing numbers are left out, because a provider may cache this part of the prompt.
 * @param tokens the most that the player's own texts may use together
 */
export function campaignCard({ world, campaign, characters }: Scene, include: TurnInclude, tokens: number): Entry[] {
  const share = Math.floor(tokens / (characters.length + 1));
  const { exploration, combat, social } = campaign;
  return [
    ...(world && include.worldInfo
      ? [
          {
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
          },
        ]
      : []),
    ...(include.campaignOverview
      ? [
          {
            id: "campaign",
            text: fence(
              "campaign",
              [
                `Name: ${campaign.name}`,
                `Exploration ${labelOf(INTENSITIES, exploration)}, combat ${labelOf(INTENSITIES, combat)}, social ${labelOf(INTENSITIES, social)}`,
                campaign.elements.length === 0
                  ? ""
                  : `Elements: ${campaign.elements.map((element) => labelOf(ELEMENTS, element)).join(", ")}`,
                campaign.levelProgression === "xp"
                  ? "Levels come with experience points (xp)."
                  : "Levels come at milestones (level_up), seldom. Experience points are not counted.",
                firstSentence(cardText(campaign.description || campaign.aiGeneratedDescription)),
                ...houseRuleLines(houseRulesOf(campaign)),
                campaign.notes.trim() === "" ? "" : `The player wishes: ${firstTokens(campaign.notes, share)}`,
              ]
                .filter((line) => line !== "")
                .join("\n"),
            ),
          },
        ]
      : []),
    ...characters.map((character) => ({ id: `hero ${character.id}`, text: heroEntry(character, share) })),
  ];
}

/** The house rules that a game master must know besides what the table does by itself. */
const houseRuleLines = ({ death, confirmChanges }: HouseRules): string[] => [
  ...(death === "gentle" ? ["House rule: no hero dies of lost hit points; who would die is stable at 0."] : []),
  ...(confirmChanges
    ? [
        "House rule: changes of a sheet outside of fights wait for the player's yes. Tell of them as offered, not as done.",
      ]
    : []),
];

function heroEntry(
  { name, race, customRace, background, customBackground, classes, notes }: Character,
  tokens: number,
): string {
  const people = race === "Other" && customRace ? customRace : race;
  const past = background === "Other" && customBackground ? customBackground : background;
  const calling = classes.map((one) => [one.subclass, one.name].filter(Boolean).join(" ")).join(" / ");
  return fence(
    "character",
    [
      `${name}: the player's character, ${[people, calling].filter((word) => word !== "").join(" ")}`,
      past === "" ? "" : `Background: ${past}`,
      notes.trim() === "" ? "" : `The player says of ${name}: ${firstTokens(notes, tokens)}`,
    ]
      .filter((line) => line !== "")
      .join("\n"),
  );
}
