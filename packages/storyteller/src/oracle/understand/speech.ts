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

const T = String.raw`[^.!?]{0,60}`;
const THREAT = new RegExp(
  [
    String.raw`\bor(?: else)? (?:i|i'll|i will|we|we'll|you|you'll|you will|he|it|there)\b(?!${T}\?)`,
    String.raw`\bor else\b|\bor die\b|\bor the \w+ (?:gets|dies|gets it|burns)\b`,
    String.raw`\b(?:you'll|you will|you're going to|you are going to) (?:regret|be sorry|pay|die|wish|suffer|answer|lose|hang|rot|never (?:see|leave|walk))`,
    String.raw`\b(?:i'll|i will|i'm going to|i am going to|i swear i'll|i'd) (?:kill|gut|break|burn|cut|shoot|hurt|end|destroy|skin|hunt|make you|have you|see you hang|tell (?:your|the|everyone)|feed you|snap|crush|bury|ruin|report|rip|tear|turn you in|arrest|expose|beat)\b`,
    String.raw`\bdon't make me\b|\blast (?:chance|warning)\b|\bi'm warning you\b|\bdon't (?:move|you dare|try anything)\b|\bnobody moves?\b|\bhands up\b|\bfreeze\b|\bwatch your(?:self| back| tongue)\b|\bif you (?:want to|value|ever|touch|move|lie|scream|tell|don't)${T}(?:live|life|again|regret|dead|die|kill|shoot|i'll|hurt|back|swear|wish|sorry)\b`,
    String.raw`\b(?:stay back|back off|step back|one more step|drop (?:it|your|the) (?:weapon|gun|knife|sword|bow)s?)\b|\bunless you want\b|\bit would be a (?:shame|pity) if\b|\bi know where you (?:live|sleep)\b`,
  ].join("|"),
  "u",
);
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
