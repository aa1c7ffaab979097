import { pattern, storedPattern, type StoredPattern } from "../patterns.ts";
import { ABILITY_VALUES, type LevelProgression } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";
import { SKILLS } from "#contracts/srd";

import { capitalise, listed } from "#english/noun-phrase";

/** Which part of the sheet a question is about. The first matching pattern gives the answer. */
const QUESTIONS: readonly (readonly [
  StoredPattern,
  (sheet: Sheet, text: string, progression: LevelProgression) => string | null,
])[] = [
  [storedPattern("sheet questions", "u"), resources],
  [storedPattern("sheet questions 2", "u"), ({ armorClass }) => `Your armour class is ${armorClass}.`],
  [storedPattern("sheet questions 3", "u"), hitPoints],
  [
    /\b(?:hit di(?:ce|e))\b/u,
    ({ hitDice }) => `You have ${hitDice.current} of ${hitDice.max} hit dice (d${hitDice.sides}).`,
  ],
  [storedPattern("sheet questions 4", "u"), gold],
  [storedPattern("sheet questions 5", "u"), inventory],
  [storedPattern("sheet questions 6", "u"), conditions],
  [/\b(?:speed|how fast)\b/u, ({ speed }) => `Your speed is ${speed} feet a round.`],
  [storedPattern("sheet questions 7", "u"), level],
  [/\bproficiency bonus\b/u, ({ proficiencyBonus }) => `Your proficiency bonus is +${proficiencyBonus}.`],
  [/\bpassive perception\b/u, ({ passivePerception }) => `Your passive perception is ${passivePerception}.`],
  [storedPattern("sheet questions 8", "u"), abilities],
  [storedPattern("sheet questions 9", "u"), skills],
  [storedPattern("sheet questions 10", "u"), whole],
];

/** Words which show that a question is about the player's own hero, and not about the rules in general. */
const OWN = storedPattern("sheet own", "u");
const ABOUT_RULES = storedPattern("sheet about rules", "u");

/** Answers a question about the hero's own numbers and things from the sheet. Null if the question is not about the sheet. */
export function sheetAnswer(question: string, sheet: Sheet | null, progression: LevelProgression): string | null {
  const text = question.toLowerCase().replace(/’/gu, "'");
  const short = text.split(/\s+/u).length <= 3;
  if (sheet === null || (!OWN.test(text) && !short) || ABOUT_RULES.test(text)) return null;
  for (const [pattern, say] of QUESTIONS) {
    const said = pattern.test(text) ? say(sheet, text, progression) : null;
    if (said !== null) return said;
  }
  return null;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const modifier = (score: number): number => Math.floor((score - 10) / 2);

function hitPoints({ hp, life }: Sheet): string {
  const extra = hp.temporary > 0 ? ` and ${hp.temporary} temporary ones` : "";
  const state = { up: "", dying: " You are dying.", stable: " You are down, but stable.", dead: " You are dead." }[
    life
  ];
  return `You have ${hp.current} of ${hp.max} hit points${extra}.${state}`;
}

function gold({ gold: coins }: Sheet): string {
  return coins === 0 ? "You have no gold." : `You have ${coins} gold ${coins === 1 ? "piece" : "pieces"}.`;
}

function inventory(sheet: Sheet, text: string): string {
  const wanted = pattern("sheet inventory", "u").exec(text)?.[1];
  const held = sheet.inventory.filter(({ quantity }) => quantity > 0);
  if (wanted !== undefined && !pattern("sheet inventory 2", "u").test(wanted)) {
    const found = held.find(({ name }) => name.toLowerCase().includes(wanted.trim().replace(/s$/u, "")));
    if (found === undefined)
      return `No: there is no ${wanted.trim().replace(pattern("sheet inventory 3"), "")} on your sheet.`;
    return `Yes: ${found.name}${found.quantity > 1 ? ` (${found.quantity})` : ""}.`;
  }
  if (held.length === 0) return `You carry nothing that is written on your sheet. ${gold(sheet)}`;
  const things = held.map(({ name, quantity }) => (quantity > 1 ? `${name} (${quantity})` : name));
  return `You carry: ${things.join(", ").toLowerCase()}. ${gold(sheet)}`;
}

function conditions({ conditions: list }: Sheet): string {
  return list.length === 0 ? "No condition is on you." : `You are ${listed(list.map((each) => each.toLowerCase()))}.`;
}

function level({ level: value, experience, classes }: Sheet, _: string, progression: LevelProgression): string {
  const classNames = listed(classes.map(({ name, level: own }) => `${name} ${own}`));
  const counted = progression === "xp" ? `, with ${experience} experience points` : "";
  return `You are level ${value}${classNames === "" ? "" : ` (${classNames})`}${counted}.`;
}

function resources({ resources: list }: Sheet): string {
  if (list.length === 0) return "Your sheet has no spell slots and no other counters.";
  return `You have ${listed(list.map(({ name, current, max }) => `${name}: ${current} of ${max}`))}.`;
}

function abilities({ abilityScores }: Sheet, text: string): string {
  const asked = ABILITY_VALUES.filter((ability) => text.includes(ability));
  const shown = asked.length > 0 ? asked : ABILITY_VALUES;
  return `${listed(shown.map((ability) => `${capitalise(ability)} ${abilityScores[ability]} (${signed(modifier(abilityScores[ability]))})`))}.`;
}

function skills({ skills: list, abilityScores, proficiencyBonus }: Sheet): string {
  if (list.length === 0) return "Your sheet names no trained skills.";
  const withBonus = list.map((skill) => {
    const ability = SKILLS[skill];
    return ability === undefined ? skill : `${skill} ${signed(modifier(abilityScores[ability]) + proficiencyBonus)}`;
  });
  return `You are trained in ${listed(withBonus)}.`;
}

function whole(sheet: Sheet): string {
  const kind = [sheet.race, sheet.className].filter((part) => part !== "").join(" ");
  return `You are ${sheet.name}${kind === "" ? "" : `, ${kind}`}, level ${sheet.level}. ${hitPoints(sheet)} Armour class ${sheet.armorClass}. ${inventory(sheet, "")}`;
}
