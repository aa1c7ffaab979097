import type { Scene } from "#contracts/play/scene";
import { rulesAnswer } from "./answers/rules.ts";
import { createRandom } from "../random.ts";
import { understand } from "./understand/understand.ts";

const NOBODY = { place: "", people: [], things: [], exits: [], foes: [], inventory: [], hero: "" };
/** As in a story: yes, and what is added to it, by halves (docs/oracle.md, "Questions"). */
const ANSWERS = [
  "No, and more than that.",
  "No.",
  "No, but nearly.",
  "Yes, but not wholly.",
  "Yes.",
  "Yes, and more than that.",
];

/**
 * A short answer outside any story: to a question about the rules, or yes or no. Nothing is kept. The same question in the same campaign
 * has the same answer.
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
