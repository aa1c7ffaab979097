import type { AdventureCard } from "#content/adventures/cards";
import type { SaveCampaignRequest } from "#contracts/http/campaigns";
import type { CreateWorldRequest } from "#contracts/http/worlds";
import { LIMITS } from "#contracts/limits";
import type { Traveller } from "./traveller.ts";

/** What is stored so that an adventure can be played: its world, a campaign that tells it, and its hero. Nothing of it is generated. */
export interface Beginning {
  readonly world: CreateWorldRequest;
  readonly campaign: Omit<SaveCampaignRequest, "worldId">;
  readonly character: Traveller;
}

/** Feet a round, for all but the small and the slow: SRD 5.2, "Character Species". */
const SPEED = 30;

/** @param traveller who plays it instead of the adventure's own hero: they have the reason to be there that is written for the hero */
export function beginningOf(card: AdventureCard, traveller?: Traveller): Beginning {
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
        },
  };
}

const notesOf = ({ notes }: Traveller, why: string): string =>
  [why, notes]
    .filter((part) => part !== "")
    .join("\n\n")
    .slice(0, LIMITS.description);
