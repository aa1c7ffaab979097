import { either } from "./quotes.ts";
import type { Pending } from "./memo.ts";
import type { Turn } from "./turn.ts";

/**
 * A question that the oracle asks the player: what no text says, the player decides (docs/oracle.md, "Your own premise"). It proposes
 * answers with the player's own names, but any other answer works too.
 */

interface Question {
  readonly kind: Pending["kind"];
  /** The question as the player reads it: "What does Jory say?" */
  readonly asks: string;
  /** What the question is about, for the stored fact: the player's own question, or "what you find". */
  readonly about: string;
  /** The person in the story who speaks the answer. */
  readonly by?: string;
  /** The words before an answer that is only a fragment: "You find". */
  readonly lead?: string;
  /** The title of the thread that the answer advances. */
  readonly thread?: string;
  readonly choices: readonly string[];
}

const MOST_CHOICES = 3;
/** How often the reply explains how an answer works. */
const EXPLAINED = ["explained once", "explained twice"];

/** Leaves a question open for the player. Returns its text. */
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
