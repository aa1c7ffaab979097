import { pattern, storedPattern } from "../../patterns.ts";
import type { Act } from "../reading.ts";

/** Names of skills, and the act that a check with such a skill stands for. */
const SKILLS: readonly (readonly [RegExp, Act])[] = [
  [
    /perception|insight|arcana|history|nature|religion|medicine|spot|notice|listen|lore|knowledge|appraise|sense motive/u,
    "look",
  ],
  [/investigat\w+|search|survival|tracking/u, "search"],
  [/stealth|sneak|hid(?:e|ing)|dodge/u, "sneak"],
  [/athletics|acrobatics|climb|jump|strength|swim/u, "climb"],
  [/persua|diplomacy|negotiat\w+|charm/u, "persuade"],
  [/deception|bluff|\blie\b/u, "deceive"],
  [/intimidat/u, "threaten"],
  [/sleight of hand|pickpocket|pick ?pocket/u, "take"],
  [/performance/u, "perform"],
  [/lockpick\w*|thieves'? tools|hacking|computers|mechanics|engineering|animal handling/u, "use"],
  [/crafting|repair|tinkering/u, "craft"],
  [/initiative|attack|melee|firearms/u, "fight"],
];

const CHECK = storedPattern("checks check", "u");

/** The act of a message that asks for a check by the name of a skill ("I roll perception"). Null if it asks for none. */
export function checkAct(raw: string): Act | null {
  const text = raw.toLowerCase();
  if (!pattern("checks check act", "u").test(text)) return null;
  const skill = CHECK.exec(text)?.[1] ?? pattern("checks check act 2", "u").exec(text)?.[1];
  if (skill === undefined) return null;
  return SKILLS.find(([pattern]) => pattern.test(skill))?.[1] ?? null;
}
