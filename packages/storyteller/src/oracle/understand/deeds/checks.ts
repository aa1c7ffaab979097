import { pattern, storedPattern, type StoredPattern } from "../../patterns.ts";
import type { Act } from "../reading.ts";

/** Names of skills, and the act that a check with such a skill stands for. */
const SKILLS: readonly (readonly [StoredPattern, Act])[] = [
  [storedPattern("checks skills", "u"), "look"],
  [storedPattern("checks skills 2", "u"), "search"],
  [storedPattern("checks skills 3", "u"), "sneak"],
  [storedPattern("checks skills 4", "u"), "climb"],
  [storedPattern("checks skills 5", "u"), "persuade"],
  [storedPattern("checks skills 6", "u"), "deceive"],
  [/intimidat/u, "threaten"],
  [storedPattern("checks skills 7", "u"), "take"],
  [/performance/u, "perform"],
  [storedPattern("checks skills 8", "u"), "use"],
  [storedPattern("checks skills 9", "u"), "craft"],
  [storedPattern("checks skills 10", "u"), "fight"],
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
