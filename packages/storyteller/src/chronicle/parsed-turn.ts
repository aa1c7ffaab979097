import type { TurnCompleted } from "#contracts/queue/messages";

import { plainLine, sentencesOf } from "#english/sentences";

/** A turn prepared for reading: plain text, without anything that is not part of the story. */
export interface ParsedTurn {
  readonly turn: TurnCompleted;
  /** The player's words on one line. Empty for an opening or a `continue`. */
  readonly player: string;
  /** The reply on one line, without sentences that only recall a memory. A reply that broke off ends at its last complete sentence. */
  readonly reply: string;
  /** The game master's own sentences. Quotations are left out, because dialogue.ts reads them. */
  readonly narrated: readonly string[];
  /**
   * True if the game master recorded everything that the turn mentions. False after a player's edit, because nothing recorded that text.
   */
  readonly counted: boolean;
}

/** The number of characters that are read of a longer reply. The rest is still in the transcript. */
const MOST_READ = 12_000;

export function readTurn(turn: TurnCompleted): ParsedTurn {
  const reply = plainLine(turn.reply.slice(0, MOST_READ));
  const whole = turn.state === "complete" ? reply : (/^.*[.!?…]["”’)]*(?=\s|$)/u.exec(reply)?.[0] ?? "");
  const fresh = withoutReminders(whole, turn.story?.reminders ?? []);
  return {
    turn,
    player: turn.kind === "action" ? plainLine(turn.playerText) : "",
    reply: fresh,
    narrated: narratedIn(fresh),
    counted: turn.story !== undefined && !isRewritten(turn),
  };
}

/** Whether the player edited the turn. Only an edit makes a later version of a turn. */
export const isRewritten = ({ version }: TurnCompleted): boolean => version > 1;

/**
 * Removes quotations. If a quotation ended a sentence, a full stop stays in its place. If a sentence only introduced the quotation, it is
 * left out.
 */
const narratedIn = (reply: string): string[] =>
  sentencesOf(
    reply
      .replace(/[“"]([^“”"]*)[”"](?=(\s+\p{Lu})?)/gu, (_, said: string, next?: string) =>
        /[.!?…]$/u.test(said) && next !== undefined ? " ." : " ",
      )
      .replace(/\s+/gu, " "),
  ).filter((sentence) => /\p{L} \p{L}/u.test(sentence) && !/[:,]\s*[.!?…]*$/u.test(sentence));

/**
 * Leaves out each sentence that contains the words of a memory, because what it says is already remembered from its own turn. Also leaves
 * out what the same speaker adds about it: “You sold the ferry,” she says. “A year ago. We keep count.”
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
