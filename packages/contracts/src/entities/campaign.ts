import * as z from "zod/mini";

import { LANGUAGE_VALUES } from "../language.ts";
import { LIMITS } from "../limits.ts";
import { ELEMENT_VALUES, INTENSITY_VALUES, LEVEL_PROGRESSION_VALUES } from "../options.ts";
import { id, instant } from "../text.ts";
import { HouseRules } from "./house-rules.ts";

export const intensity = z.enum(INTENSITY_VALUES);
export const elements = z.array(z.enum(ELEMENT_VALUES)).check(z.maxLength(ELEMENT_VALUES.length));
export const levelProgression = z.enum(LEVEL_PROGRESSION_VALUES);
export const language = z.enum(LANGUAGE_VALUES);
export const level = z.int().check(z.minimum(LIMITS.levelMin), z.maximum(LIMITS.levelMax));
export const maxCharacters = z.int().check(z.minimum(1), z.maximum(LIMITS.partyMax));

/** The sections of a generated campaign description. */
export const CampaignSections = z.object({
  subtitle: z.string(),
  overview: z.string(),
  storyHooks: z.string(),
  plotElements: z.string(),
  gameplayStyle: z.string(),
  adventureOpportunities: z.string(),
  challenges: z.string(),
});
export type CampaignSections = z.infer<typeof CampaignSections>;

/** An authored adventure and its version when the story began (docs/adventures.md). */
export const AdventureRef = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/u)),
  version: z.int().check(z.minimum(1), z.maximum(999)),
});
export type AdventureRef = z.infer<typeof AdventureRef>;

/** One story that a player plays inside a world. */
export const Campaign = z.object({
  id,
  userId: id,
  worldId: id,
  /** Null if the world was deleted and its campaigns were preserved. */
  worldName: z.nullable(z.string()),
  name: z.string(),
  description: z.string(),
  aiGeneratedDescription: z.string(),
  startingLevel: level,
  maxCharacters,
  levelProgression,
  exploration: intensity,
  combat: intensity,
  social: intensity,
  notes: z.string(),
  /** The notes under the name by which clients read them back. Only in the answers about one campaign. */
  additionalInformation: z.optional(z.string()),
  elements,
  /** The language in which the game master writes. */
  language,
  /**
   * The secrets that only the game master may know, sealed (portability/seal.ts). No page shows them. Empty or absent if there are none.
   */
  sealedSecrets: z.optional(z.string()),
  /** The authored adventure that the campaign plays. Null or absent if the story is the player's own. */
  adventure: z.optional(z.nullable(AdventureRef)),
  /** Absent only in a record of a version that did not know house rules. */
  houseRules: z.optional(HouseRules),
  characterCount: z.number(),
  messageCount: z.number(),
  lastActivity: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
});
export type Campaign = z.infer<typeof Campaign>;
