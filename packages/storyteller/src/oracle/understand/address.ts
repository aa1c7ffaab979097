import { storedPattern } from "../patterns.ts";
import type { Mention } from "./entities.ts";
import type { Act } from "./reading.ts";
import { speechAct } from "./speech.ts";
import type { Token } from "./tokens.ts";

/** Words that begin direct speech, before the name of the person addressed. */
const OPENERS = storedPattern("address openers", "u");
/** The share of a name that must be written to address somebody. So "night" alone does not address a night nurse. */
const CALLING = 0.55;
const CLOSES = storedPattern("address closes", "u");

/** The person who is addressed by name in direct speech: "Marta," or "… , Marta." Names that only appear in a list do not count. */
export function calledIn(tokens: readonly Token[], people: readonly Mention[]): Mention | null {
  return (
    people.find(({ start, end, weight }) => {
      if (weight < CALLING) return false;
      const before = tokens[start - 1];
      const after = tokens[end];
      const opens = before === undefined || before.mark || OPENERS.test(before.text);
      return opens && (after === undefined || after.mark);
    }) ?? null
  );
}

/**
 * The person who is addressed by name in a text without quotation marks. Null if the text is about the person.
 * @param people the people and foes that the text names
 */
export function calledInPassing(tokens: readonly Token[], people: readonly Mention[]): Mention | null {
  const first = tokens.find(({ mark }) => !mark)?.text ?? "";
  if (/^(?:i|we|my|then)$/u.test(first) && tokens.some(({ text }) => /^(?:i|we)$/u.test(text))) {
    // A name after a comma at the end addresses that person: "I won't rest until he hangs, Commissioner".
    const last = people.at(-1);
    const ends = last !== undefined && tokens.slice(last.end).every(({ mark }) => mark);
    const called = ends && tokens[last.start - 1]?.text === "," && people.length === 1;
    return called ? last : null;
  }
  const called = people.find(({ start, end, weight }) => {
    if (weight < CALLING) return false;
    const before = tokens[start - 1];
    const after = tokens[end];
    const opens = before === undefined || CLOSES.test(before.text) || OPENERS.test(before.text);
    const closes = after === undefined || CLOSES.test(after.text);
    const alone = before === undefined && after === undefined;
    return opens && closes && !alone;
  });
  if (called === undefined) return null;
  const [comma, about] = tokens.slice(called.end);
  // "Marta, the innkeeper, is …" is about Marta and does not address her.
  return called.start === 0 && comma?.text === "," && /^(?:who|the|whom)$/u.test(about?.text ?? "") ? null : called;
}

const GREETING = storedPattern("address greeting");
const GREETED_THE_TABLE = storedPattern("address greeted the table");
const PRAYER = storedPattern("address prayer");
const SAID_AFTER = storedPattern("address said after");
const NARRATES = storedPattern("address narrates");
/** "You lied to me" is said to another person. Not matched: "you open the door", where the player calls the hero "you". */
const ACCUSES_YOU = storedPattern("address accuses you");

/** Direct speech that has no quotation marks. */
export interface UnquotedSpeech {
  readonly act: Act;
  readonly speech: string;
  /** Whether the player says afterwards to whom it was said ("…, I tell the guard"). */
  readonly reported: boolean;
}

/**
 * Finds direct speech in a text without quotation marks and without an addressed name: greetings, prayers, "…, I say", "you lied to me".
 * Null if there is none.
 */
export function unquotedSpeech(text: string): UnquotedSpeech | null {
  const trimmed = text.trim();
  const after = SAID_AFTER.exec(text);
  if (after !== null && after.index > 4 && !NARRATES.test(trimmed)) {
    const speech = text.slice(0, after.index).replace(/[,\s]+$/u, "");
    return { act: speechAct(speech), speech, reported: true };
  }
  if (PRAYER.test(trimmed)) return { act: "pray", speech: trimmed, reported: false };
  if (GREETING.test(trimmed) && !GREETED_THE_TABLE.test(trimmed))
    return { act: "talk", speech: trimmed, reported: false };
  if (ACCUSES_YOU.test(trimmed) && speechAct(trimmed) !== "talk")
    return { act: speechAct(trimmed), speech: trimmed, reported: false };
  return null;
}
