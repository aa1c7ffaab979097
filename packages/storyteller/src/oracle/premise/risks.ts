import type { Ability } from "#contracts/options";
import type { Act } from "../understand/reading.ts";

/** Acts that can fail, with their check: ability, skill and difficulty. */

const CHECKS: Partial<Record<Act, readonly [Ability, string | null, number]>> = {
  sneak: ["dexterity", "Stealth", 13],
  climb: ["strength", "Athletics", 12],
  craft: ["intelligence", "Investigation", 12],
  perform: ["charisma", "Performance", 11],
  flee: ["dexterity", "Acrobatics", 11],
};
/** Words that make a deed risky, with the ability and skill of its check. */
const RISKY: readonly (readonly [RegExp, Ability, string | null])[] = [
  [/\b(?:pick|lock|trap|disarm|pocket|palm|steal|snatch|swipe)\b/iu, "dexterity", "Sleight of Hand"],
  [/\b(?:break|smash|force|bend|lift|shove|push over|drag|kick|crowbar|roll the)\b/iu, "strength", "Athletics"],
  [/\b(?:jump|leap|balance|swing|dodge|catch|dive)\b/iu, "dexterity", "Acrobatics"],
  [/\b(?:disguise|pretend|pose as|bluff|forge)\b/iu, "charisma", "Deception"],
  [/\b(?:hack|decode|decipher|repair|fix|rewire|translate|solve|operate)\b/iu, "intelligence", "Investigation"],
  [/\b(?:heal|bandage|treat|cure|stitch|revive|wake)\b/iu, "wisdom", "Medicine"],
  [/\b(?:set|sic) (?:\S+ ){1,3}on (?:him|her|them|\p{L}+)/iu, "wisdom", "Animal Handling"],
  [/\b(?:calm|tame|soothe|ride|lure)\b/iu, "wisdom", "Animal Handling"],
  [/\b(?:swim|dig|carry)\b/iu, "strength", "Athletics"],
];

const WINS = /\b(?:perform|audience|crowd|contest|competition|win|impress|distract)\w*\b/iu;
/** Cooking and brewing, which take time and no check. */
const KITCHEN =
  /\b(?:make|cook|bake|brew|boil|pour|prepare|fix|stir)\b.*\b(?:cocoa|tea|coffee|soup|stew|bread|cakes?|pies?|supper|dinner|lunch|breakfast|sandwich\p{L}*|toast|pancakes?|porridge|eggs?|biscuits?|something to eat|a meal|drinks?)\b/iu;

/** The check for a deed: ability, skill and difficulty. Null if the deed simply succeeds. */
export function riskOf(act: Act, text: string): readonly [Ability, string | null, number] | null {
  if (KITCHEN.test(text)) return null;
  // A song, a joke or good manners need a check only if the hero wants to gain something by them.
  if (act === "perform" && !WINS.test(text)) return null;
  const own = CHECKS[act];
  if (own !== undefined) return own;
  const found = RISKY.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : [found[1], found[2], 12];
}
