import type * as z from "zod/mini";

import { ABILITY_VALUES } from "#contracts/options";
import type { CheckProposal } from "#contracts/play/dice";
import { writeStakes } from "#contracts/play/stakes";
import { SKILLS } from "#contracts/srd";
import { wordsOf } from "../words.ts";
import { type CheckCall, DIFFICULTIES } from "./specs.ts";

type Ability = (typeof ABILITY_VALUES)[number];

/** Words that models use for skills which the rules do not have, with the skill that is used instead. */
const OTHER_SKILLS: Readonly<Record<string, string>> = {
  lockpicking: "Sleight of Hand",
  "thieves tools": "Sleight of Hand",
  pickpocket: "Sleight of Hand",
  climb: "Athletics",
  climbing: "Athletics",
  swim: "Athletics",
  jump: "Athletics",
  sneak: "Stealth",
  hide: "Stealth",
  persuade: "Persuasion",
  lie: "Deception",
  bluff: "Deception",
  threaten: "Intimidation",
  search: "Investigation",
  listen: "Perception",
  spot: "Perception",
  notice: "Perception",
};

/**
 * The check that a tool call asks for. With a social skill, the attitude of the other person changes the difficulty: a friend is easier to
 * persuade than an enemy.
 * @param attitude the attitude of the person whom the check is against; 0 if there is none
 */
export function checkOf(
  { what, difficulty, win, lose, edge }: z.infer<typeof CheckCall>,
  characterId: string | null,
  attitude: number,
): CheckProposal | { readonly error: string } {
  const asked = subjectOf(what);
  if (asked === null) {
    return {
      error: `what: "${what}" is no skill or ability. Skills: ${Object.keys(SKILLS).join(", ")}. Abilities: ${ABILITY_VALUES.join(", ")}`,
    };
  }
  const social = asked.ability === "charisma";
  return {
    ...asked,
    characterId,
    dc: Math.max(1, DIFFICULTIES[difficulty] - (social ? attitude : 0)),
    advantage: edge ?? "none",
    stakes: writeStakes({ win, lose }),
  };
}

/** Whether a check is asked for where an attack is meant: that is an act. */
export const isAttack = (what: string): boolean => wordsOf(what).includes("attack");

/**
 * Reads "Stealth", "a WIS save" or "dexterity (Acrobatics)" as the ability or skill to roll. Null if the rules do not know it.
 */
function subjectOf(what: string): Pick<CheckProposal, "kind" | "ability" | "skill"> | null {
  const words = wordsOf(what);
  const text = words.join(" ");
  const ability = ABILITY_VALUES.find((name) => words.some((word) => word === name || word === name.slice(0, 3)));
  if (words.some((word) => word === "save" || word === "saving")) {
    return ability ? { kind: "save", ability, skill: null } : null;
  }
  const skill =
    Object.keys(SKILLS).find((name) => ` ${text} `.includes(` ${name.toLowerCase()} `)) ??
    OTHER_SKILLS[text] ??
    words.map((word) => OTHER_SKILLS[word]).find((name) => name !== undefined);
  if (skill !== undefined) return { kind: "ability", ability: SKILLS[skill] as Ability, skill: skill.toLowerCase() };
  return ability ? { kind: "ability", ability, skill: null } : null;
}
