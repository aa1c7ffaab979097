import { pattern, storedPattern } from "../patterns.ts";
import type { Act } from "./reading.ts";

/** A message in two parts: direct speech and narration. */
export interface Voices {
  readonly spoken: string;
  /** The text with every quotation replaced by spaces, so that all positions stay the same. */
  readonly narrated: string;
}

/** "I tell him: you are late", without quotation marks. */
const AFTER_COLON = storedPattern("speech after colon", "su");

/** Separates direct speech from narration. A quotation of one or two words after "the", "a" or "called" is a name and not speech. */
export function voicesOf(text: string): Voices {
  const colon = AFTER_COLON.exec(text);
  if (colon?.[2] !== undefined && !/["“„«]/u.test(colon[2]))
    return { spoken: colon[2].trim(), narrated: colon[1] ?? "" };
  const spoken: string[] = [];
  const narrated = text.replaceAll(pattern("speech quoted", "gu"), (whole: string, ...rest: unknown[]) => {
    const at = rest.find((value): value is number => typeof value === "number") ?? 0;
    const words = rest.slice(0, 6).find((value): value is string => typeof value === "string") ?? "";
    const before = text.slice(0, at).trimEnd();
    const names = pattern("speech voices of").test(before) && words.split(/\s+/u).length <= 3;
    if (names) return ` ${whole.slice(1, -1)} `.slice(0, whole.length).padEnd(whole.length);
    spoken.push(words.trim());
    // Spaces, because the words after the quotation belong to the same sentence.
    return " ".repeat(whole.length);
  });
  return { spoken: spoken.join(" ").trim(), narrated };
}

const THREAT = storedPattern("speech threat", "u");
const PROMISE = storedPattern("speech promise", "u");
const ACCUSE = storedPattern("speech accuse", "u");
const PERSUADE = storedPattern("speech persuade", "u");
const GIVE = storedPattern("speech give", "u");
const PRAY = storedPattern("speech pray", "u");
const BUY = storedPattern("speech buy", "u");

/**
 * The act of direct speech: one with a purpose, or only `talk`. A question is always `talk`, whatever it hints at.
 * @param words what is said, without quotation marks
 */
export function speechAct(words: string): Act {
  const text = words.toLowerCase().replaceAll("’", "'").trim();
  if (PRAY.test(text)) return "pray";
  if (THREAT.test(text)) return "threaten";
  if (ACCUSE.test(text) && !pattern("speech speech act", "u").test(text)) return "accuse";
  if (PROMISE.test(text)) return "promise";
  if (GIVE.test(text)) return "give";
  if (BUY.test(text)) return "buy";
  if (PERSUADE.test(text) && !pattern("speech speech act 2", "u").test(text)) return "persuade";
  return "talk";
}

/** Whether the player says that the hero's own statement is untrue. */
export const owningUpToALie = (text: string): boolean =>
  pattern("speech owning up to alie", "u").test(text.toLowerCase().replaceAll("’", "'"));
