import type { Character } from "#contracts/entities/character";
import type { HeroBuild } from "#contracts/entities/hero-build";
import type { CreateCharacterRequest } from "#contracts/http/characters";
import { LIMITS } from "#contracts/limits";
import type { Sheet } from "#contracts/play/sheet";

/** A hero who is taken into another story: the request that creates the character there, without the campaign. */
export type Traveller = Omit<CreateCharacterRequest, "campaignId">;

/**
 * Makes a traveller from a hero: with the level, the scores and the maximum hit points reached at the last table, and fully healed. A
 * hero with a build takes it along as it is now. The past, and the inventory of any other hero, go into the notes, which every game master
 * reads.
 * @param sheet the hero at the last table; null when nothing was played
 * @param from the name of the last story; empty when it was deleted
 */
export function travellerOf(character: Character, sheet: Sheet | null, from: string): Traveller {
  const { name, race, customRace, background, customBackground, skills } = character;
  const after = character.build && sheet?.hero ? buildOf(sheet.hero) : null;
  const level = sheet?.level ?? character.level;
  const most = sheet?.hp.max ?? character.hp.max;
  return {
    name,
    race,
    customRace,
    background,
    customBackground,
    classes: withLevel(character.classes, level),
    level,
    hp: { current: most, max: most },
    armorClass: sheet?.armorClass ?? character.armorClass,
    speed: sheet?.speed ?? character.speed,
    abilityScores: sheet?.abilityScores ?? character.abilityScores,
    skills: after?.skills ?? skills,
    build: after ?? character.build,
    // What a build has in its gear needs no line in the notes.
    notes: withPast(character.notes, past(name, after ? null : sheet, from)),
  };
}

/** The build of a hero at the table, with what they have found and learnt there. Scores and wounds are fields of their own. */
function buildOf({ abilities: _, state: __, ...build }: NonNullable<Sheet["hero"]>): HeroBuild {
  return build;
}

/** The classes with the levels gained at the table, which are added to the first class. */
function withLevel(classes: Character["classes"], level: number): Character["classes"] {
  const [first, ...others] = classes;
  if (first === undefined) return classes;
  const elsewhere = others.reduce((sum, { level: each }) => sum + each, 0);
  return [{ ...first, level: Math.max(first.level, level - elsewhere) }, ...others];
}

/** Appends the latest events to the notes. If both do not fit, the oldest lines of the notes are dropped. */
function withPast(notes: string, lived: string): string {
  const room = Math.max(0, LIMITS.description - lived.length - 2);
  return [notes.slice(0, room), lived.slice(0, LIMITS.description)].filter((part) => part !== "").join("\n\n");
}

function past(name: string, sheet: Sheet | null, from: string): string {
  if (from === "") return "";
  const things = sheet?.inventory.filter(({ quantity }) => quantity > 0) ?? [];
  const listed = things.map((thing) => (thing.quantity === 1 ? thing.name : `${thing.name} (${thing.quantity})`));
  const gold = sheet !== null && sheet.gold > 0 ? [`${sheet.gold} gold`] : [];
  const carries = [...listed, ...gold];
  return `${name} comes out of the story “${from}”${carries.length === 0 ? "." : ` and carries ${carries.join(", ")}.`}`;
}
