import type { Scene } from "#contracts/play/scene";
import { rulesAnswer } from "./answers/rules.ts";
import { createRandom } from "../random.ts";
import { understand } from "./understand/understand.ts";

const NOBODY = { place: "", people: [], things: [], exits: [], foes: [], inventory: [], hero: "" };
/** Answers as in a story: yes or no, half of them with an addition (docs/oracle.md, "Questions"). */
const ANSWERS = [
  "No, and more than that.",
  "No.",
  "No, but nearly.",
  "Yes, but not wholly.",
  "Yes.",
  "Yes, and more than that.",
];

/**
 * A short answer outside any story: from the rules, or yes or no. Nothing is stored. The same question in the same campaign gets the same
 * answer.
 */
export function answerQuickly(message: string, scene: Scene | null): string {
  const rule = rulesAnswer(message);
  if (rule !== null) return rule;
  const { act } = understand(message, NOBODY);
  if (act === "oracle") {
    const random = createRandom(`quick\u001f${message}\u001f${scene?.campaign.id ?? ""}`);
    return `Asked of the dice, as likely as not: ${random.pick(ANSWERS)}`;
  }
  return "Nothing is played here, and nothing is kept. Ask about a rule, such as “How does concentration work?”, or something that yes or no can answer. What your hero does belongs to the story at its table.";
}
