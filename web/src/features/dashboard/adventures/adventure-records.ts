import type { AdventureCard } from "#content/adventures/cards";
import type { HeroBuild } from "#contracts/entities/hero-build";
import type { SaveCampaignRequest } from "#contracts/http/campaigns";
import type { CreateWorldRequest } from "#contracts/http/worlds";
import { LIMITS } from "#contracts/limits";
import type { Traveller } from "./traveller.ts";

/** The records that are stored before a ready-made adventure can be played: its world, its campaign and its hero. No model writes them. */
export interface AdventureRecords {
  readonly world: CreateWorldRequest;
  readonly campaign: Omit<SaveCampaignRequest, "worldId">;
  readonly character: Traveller;
}

/** Walking speed in feet per round of every species for which the rules give no other speed (SRD 5.2, "Character Species"). */
const SPEED = 30;

/**
 * Makes the records of an adventure.
 * @param build what the adventure's own hero is by the rules
 * @param traveller replaces the adventure's own hero, and gets that hero's reason to be there
 */
export function adventureRecordsOf(
  card: AdventureCard,
  build: HeroBuild | null,
  traveller?: Traveller,
): AdventureRecords {
  const { id, version, title, pitch, world, campaign, hero } = card;
  const { name, race, className, background, level, hitPoints, armorClass, abilityScores, skills, why } = hero;
  return {
    world: {
      name: world.name,
      genres: [...world.genres],
      magicLevel: world.magicLevel,
      additionalDetails: world.details,
      description: world.details,
    },
    campaign: {
      name: title,
      description: pitch,
      aiGeneratedDescription: "",
      startingLevel: level,
      maxCharacters: 4,
      levelProgression: "milestone",
      exploration: campaign.exploration,
      combat: campaign.combat,
      social: campaign.social,
      elements: [...campaign.elements],
      notes: "",
      language: "en",
      adventure: { id, version },
    },
    character: traveller
      ? { ...traveller, notes: notesOf(traveller, why) }
      : {
          name,
          race,
          customRace: "",
          background,
          customBackground: "",
          classes: [{ name: className, subclass: "", level }],
          level,
          hp: { current: hitPoints, max: hitPoints },
          armorClass,
          speed: SPEED,
          abilityScores,
          skills: [...skills],
          notes: why,
          build,
        },
  };
}

const notesOf = ({ notes }: Traveller, why: string): string =>
  [why, notes]
    .filter((part) => part !== "")
    .join("\n\n")
    .slice(0, LIMITS.description);
