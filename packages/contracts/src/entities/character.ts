import * as z from "zod/mini";

import { text, description, id, instant, name } from "../text.ts";
import { level } from "./campaign.ts";
import { HeroBuild } from "./hero-build.ts";

const score = z.int().check(z.minimum(1), z.maximum(30));
const withDefault = () => z._default(score, 10);

/** Six ability scores; each defaults to 10. */
export const AbilityScores = z.strictObject({
  strength: withDefault(),
  dexterity: withDefault(),
  constitution: withDefault(),
  intelligence: withDefault(),
  wisdom: withDefault(),
  charisma: withDefault(),
});
export type AbilityScores = z.infer<typeof AbilityScores>;

/** The current and the maximum hit points. */
export const HitPoints = z.strictObject({
  current: z.int().check(z.minimum(0), z.maximum(9_999)),
  max: z.int().check(z.minimum(1), z.maximum(9_999)),
});

/** One class of a character and the character's level in that class. */
export const CharacterClass = z.strictObject({ name, subclass: z._default(text(120), ""), level });

/** The fields of a character that the player fills in. */
export const characterFields = {
  name,
  race: z._default(text(120), ""),
  customRace: z._default(text(120), ""),
  background: z._default(text(120), ""),
  customBackground: z._default(text(120), ""),
  classes: z._default(z.array(CharacterClass).check(z.maxLength(10)), []),
  level: z._default(level, 1),
  hp: z._default(HitPoints, { current: 10, max: 10 }),
  armorClass: z._default(z.int().check(z.minimum(0), z.maximum(99)), 10),
  speed: z._default(z.int().check(z.minimum(0), z.maximum(999)), 30),
  abilityScores: z._default(AbilityScores, {
    strength: 10,
    dexterity: 10,
    constitution: 10,
    intelligence: 10,
    wisdom: 10,
    charisma: 10,
  }),
  skills: z._default(z.array(text(60)).check(z.maxLength(40)), []),
  notes: z._default(description, ""),
  /** Null for a character of whom only the fields above are known. Files and requests without it mean null. */
  build: z._default(z.nullable(HeroBuild), null),
};

/** A player's character. */
export const Character = z.object({
  id,
  userId: id,
  campaignId: id,
  ...characterFields,
  /** True if the sheet is stored in the external sheet service. Lorehearth then only reads it. */
  managedExternally: z.boolean(),
  externalUrl: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});
export type Character = z.infer<typeof Character>;
