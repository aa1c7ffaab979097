import { answer } from "../answers/index.ts";
import type { Reading } from "../understand/reading.ts";
import { type Addressee, addresseeOf, hearerOf, personIn, vocativeIn } from "./addressee.ts";
import { type LoreEntry, shortName } from "./lore.ts";
import type { Clause, Message } from "./message.ts";
import { SEARCHES } from "./search.ts";
import { askTable, isYesNo } from "./table-question.ts";
import { speakTo } from "./talk.ts";
import type { Turn } from "./turn.ts";

/** Words and questions outside a deed: to whom they go. */

export const wrapped = (who: LoreEntry | undefined): Addressee | null => (who === undefined ? null : { who });

/** Somebody who was named for the first time exists from now on, and is here. */
export function resolved(turn: Turn, addressee: Addressee): LoreEntry {
  if ("who" in addressee) return addressee.who;
  const name = addressee.unknown;
  if (!turn.memo.names.some((each) => each.name === name)) turn.memo.names.push({ name, kind: "person", sentence: "" });
  const entry = turn.entry(name);
  turn.bring(entry);
  return entry;
}

/** Words aloud: to whom they call, else to whom the deed names, else to whom the hero talks with. */
export async function sayAloud(turn: Turn, message: Message, spoken: string, clause: Clause | null): Promise<void> {
  const called = vocativeIn(turn, spoken);
  const meant: Addressee | null =
    called !== undefined
      ? { who: called }
      : ((clause === null ? null : addresseeOf(turn, clause)) ??
        wrapped(clause === null ? undefined : personIn(turn, clause.text)) ??
        wrapped(hearerOf(turn, message)));
  if (meant !== null) return speakTo(turn, resolved(turn, meant), spoken, clause?.text ?? "");
  turn.stirred = turn.stirred || turn.present.length > 0;
  if (turn.present.length === 0)
    return turn.say(
      turn.oneOf([
        "Nobody is here to hear it.",
        "The words hang in the air; nobody is here.",
        "You say it to an empty place.",
      ]),
    );
  turn.still = true;
  turn.say(`To whom do you say that? Here: ${turn.present.map((entry) => shortName(entry)).join(", ")}.`);
}

/** A question outside quotation marks: to somebody where it says "you" or their name first, else to the table. */
export async function askAloud(turn: Turn, message: Message, question: string, reading: Reading | null): Promise<void> {
  const called = vocativeIn(turn, question);
  const last = turn.present.find(({ name }) => name === turn.memo.last);
  const hearer =
    called ??
    (/\b(?:you|your)\b/iu.test(question)
      ? (last ?? (turn.present.length === 1 ? turn.present[0] : undefined))
      : undefined);
  if (hearer !== undefined) return speakTo(turn, hearer, question.endsWith("?") ? question : `${question}?`);
  if (reading !== null && reading.act === "recall" && !isYesNo(question) && /^who(?:'s| is)\b/iu.test(question)) {
    const known = answer({ ...reading, sure: true }, turn.brief);
    if (known !== null && !known.startsWith("The story has not told") && !known.startsWith("Nothing in the story")) {
      turn.still = true;
      return turn.say(known);
    }
  }
  return askTable(
    turn,
    question,
    message.clauses.some(({ text }) => SEARCHES.test(text)),
  );
}
