import type { TurnCompleted } from "#contracts/queue/messages";

import { plainLine, sentencesOf } from "#english/sentences";

/** A turn as it can be read: plain text, and only what was told. */
export interface ParsedTurn {
  readonly turn: TurnCompleted;
  /** The player's words on one line; empty for an opening or a `continue`. */
  readonly player: string;
  /** The reply on one line, without what only calls up a memory. A reply that broke off ends at its last whole sentence. */
  readonly reply: string;
  /** The game master's own sentences: what is quoted is left to the dialogue. */
  readonly narrated: readonly string[];
  /** The game master kept count of all that it tells. What the player wrote into a reply is in no count. */
  readonly counted: boolean;
}

/** Longer replies are read this far: what follows is still in the transcript. */
const MOST_READ = 12_000;

export function readTurn(turn: TurnCompleted): ParsedTurn {
  const reply = plainLine(turn.reply.slice(0, MOST_READ));
  const whole = turn.state === "complete" ? reply : (/^.*[.!?…]["”’)]*(?=\s|$)/u.exec(reply)?.[0] ?? "");
  const news = withoutReminders(whole, turn.story?.reminders ?? []);
  return {
    turn,
    player: turn.kind === "action" ? plainLine(turn.playerText) : "",
    reply: news,
    narrated: narratedIn(news),
    counted: turn.story !== undefined && !isRewritten(turn),
  };
}

/** A player's edit is the only thing that makes a later version of a turn. */
export const isRewritten = ({ version }: TurnCompleted): boolean => version > 1;

/** A quote that ends a sentence ends it also where it is taken out; what only led up to it is none. */
const narratedIn = (reply: string): string[] =>
  sentencesOf(
    reply
      .replace(/[“"]([^“”"]*)[”"](?=(\s+\p{Lu})?)/gu, (_, said: string, next?: string) =>
        /[.!?…]$/u.test(said) && next !== undefined ? " ." : " ",
      )
      .replace(/\s+/gu, " "),
  ).filter((sentence) => /\p{L} \p{L}/u.test(sentence) && !/[:,]\s*[.!?…]*$/u.test(sentence));

/**
 * Leaves out each sentence that has the words of a memory, for what it tells is the memory of its own turn; and what whoever says it
 * goes on to say of it: “You sold the ferry,” she says. “A year ago. We keep count.”
 */
export function withoutReminders(reply: string, reminders: readonly string[]): string {
  const known = reminders.map(letters).filter((words) => words.length > 8);
  if (known.length === 0) return reply;
  let speech: "over" | "halved" | "going on" = "over";
  return sentencesOf(reply)
    .filter((sentence) => {
      const said = letters(sentence);
      if (known.some((words) => said.includes(words))) {
        speech = isOpen(sentence) ? "going on" : /,”/u.test(sentence) ? "halved" : "over";
        return false;
      }
      if (speech === "over" || (speech === "halved" && !sentence.startsWith("“"))) {
        speech = "over";
        return true;
      }
      speech = sentence.includes("”") ? "over" : "going on";
      return false;
    })
    .join(" ");
}

const isOpen = (sentence: string): boolean => sentence.lastIndexOf("“") > sentence.lastIndexOf("”");

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
