import { either } from "./quotes.ts";
import type { Pending } from "./memo.ts";
import type { Turn } from "./turn.ts";

/**
 * Questions that the oracle asks the player: what nobody has written, the player says (docs/oracle.md, "Your own premise"). It proposes
 * answers from the player's own names; any other answer does as well.
 */

interface Question {
  readonly kind: Pending["kind"];
  /** The question, as the player reads it: "What does Jory say?" */
  readonly asks: string;
  /** What is asked, for what is kept of it: the player's own question, or "what you find". */
  readonly about: string;
  /** Who says the answer. */
  readonly by?: string;
  /** What a fragment of an answer follows: "You find". */
  readonly lead?: string;
  /** The thread that the answer moves, by title. */
  readonly thread?: string;
  readonly choices: readonly string[];
}

const MOST_CHOICES = 3;
/** How often the player is told how an answer works. */
const EXPLAINED = ["explained once", "explained twice"];

/** Leaves a question open for the player. Answers its text. */
export function askPlayer(turn: Turn, { kind, asks, about, by, lead, thread, choices }: Question): string {
  const proposed = choices.filter((each, at) => choices.indexOf(each) === at).slice(0, MOST_CHOICES);
  turn.memo.pending = {
    kind,
    about: about.slice(0, 400),
    by: by ?? "",
    lead: lead ?? "",
    thread: thread ?? "",
    moves: thread !== undefined && thread !== "",
    choices: proposed.map((each) => each.slice(0, 400)),
  };
  const mark = EXPLAINED.map((text) => ({ text })).find((each) => !turn.wasSaid(each));
  if (mark !== undefined) turn.markSaid(mark);
  const wording =
    mark === undefined || kind === "last" ? "" : " Any answer will do: what you say is so. Or say “you decide”.";
  return `${asks} ${proposed.length === 0 ? "" : `Perhaps ${either(proposed.map((each) => `“${each}”`))}.`}${wording}`.trim();
}
