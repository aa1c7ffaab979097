import type { AdventureCard } from "#content/adventures/cards";
import type { SaveCampaignRequest } from "#contracts/http/campaigns";
import type { CreateCharacterRequest } from "#contracts/http/characters";
import type { CreateWorldRequest } from "#contracts/http/worlds";

/** What is stored so that an adventure can be played: its world, a campaign that tells it, and its hero. Nothing of it is generated. */
export interface Beginning {
  readonly world: CreateWorldRequest;
  readonly campaign: Omit<SaveCampaignRequest, "worldId">;
  readonly character: Omit<CreateCharacterRequest, "campaignId">;
}

/** Feet a round, for all but the small and the slow: SRD 5.2, "Character Species". */
const SPEED = 30;

export function beginningOf({ id, version, title, pitch, world, campaign, hero }: AdventureCard): Beginning {
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
    character: {
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
