import { isCommonWord } from "#english/proper-names";
import { sentencesOf } from "#english/sentences";

/** Those who can speak in a turn. */
export interface Speakers {
  /** By every name they have. */
  readonly people: readonly string[];
  /** Nobody else can: a game master that keeps count of the story names all who are there. */
  readonly only?: boolean;
  /** Names of places and things. */
  readonly others?: readonly string[];
}

/** A quote and what stands around it. */
export interface Quoted {
  readonly said: string;
  /** The text before it, from the last quote on. */
  readonly before: string;
  readonly after: string;
  /** More of the text before it, without quotes. */
  readonly narrated: string;
  readonly lastSpeaker: string | null;
}

const SAYS =
  "(?:says?|said|asks?|asked|answers?|answered|repl(?:y|ies|ied)|whispers?|whispered|mutters?|muttered|murmurs?|murmured|shouts?|shouted|calls?|called|cries|cried|growls?|growled|snaps?|snapped|sighs?|sighed|laughs?|laughed|adds?|added|warns?|warned|tells?|told|hisses|hissed|nods?|smiles?|grins?|offers?|begins?|began)";
const NAME = "(\\p{Lu}[\\p{L}’'-]*(?: (?:of the |of |de |von |al-)?\\p{Lu}[\\p{L}’'-]*){0,3})";
const TAGGED = new RegExp(`^[ ,]*${SAYS} (?:the )?${NAME}`, "u");
const ACTS_AFTER = new RegExp(`^[ ,]*(?:the )?${NAME},? (?:\\p{L}+ )?${SAYS}\\b`, "u");
const BEFORE = new RegExp(`${NAME}[^.!?“”"]{0,60}?\\b${SAYS}\\b[^.!?“”"]{0,40}[:,]?\\s*$`, "u");
const BEFORE_COLON = new RegExp(`${NAME}:\\s*$`, "u");
const PRONOUN_AROUND = new RegExp(
  `(?:^[ ,]*(?:she|he|they) (?:\\p{L}+ )?${SAYS}\\b|^[ ,]*${SAYS} (?:she|he|they)\\b)`,
  "iu",
);
/** "… he says at last." between two quotes: the same one goes on. */
const GOES_ON = new RegExp(
  `^[ ,]*(?:(?:she|he|they) (?:\\p{L}+ )?${SAYS}|${SAYS} (?:she|he|they))\\b[^.!?]*[.,]?\\s*$`,
  "iu",
);
const PRONOUN_BEFORE = /\b(?:she|he|they)\b[^.!?]{0,60}[:,]\s*$/iu;
/** What is said ends like something said: “left” and “No Entry” are only called so. */
const SPOKEN = /[.,!?…—–:;-]$/u;

/**
 * Who says a quote: whoever is named beside it; "she says" is whoever spoke or was named last; else whom its own sentence, or the one
 * before it, is about. Null where nothing tells; undefined where it is nothing that is said.
 */
export function speakerOf(quoted: Quoted, speakers: Speakers): string | null | undefined {
  const { said, before, after, narrated, lastSpeaker } = quoted;
  const named = namedBeside(quoted, speakers);
  if (named !== undefined) return named;
  const recent = lastNamed(narrated, speakers.people);
  if (GOES_ON.test(before) || PRONOUN_AROUND.test(after) || PRONOUN_BEFORE.test(before)) return lastSpeaker ?? recent;
  if (!SPOKEN.test(said)) return undefined;
  // “You came back,” says Hanne. “I would have bet against you.”
  if (lastSpeaker !== null && before.includes(lastSpeaker) && sentencesOf(before).length === 1) return lastSpeaker;
  const lead = before
    .split(/[.!?…]["”’)]*\s+/u)
    .at(-1)!
    .trim();
  if (lead !== "") return lastNamed(lead, speakers.people);
  // “Is it true?” Hanne does not wait to hear.
  const acting = speakers.people.find((name) => after.trimStart().startsWith(`${name} `));
  if (acting !== undefined) return acting;
  const turn = sentencesOf(before).at(-1) ?? "";
  if (/^(?:she|he|they)\b/iu.test(turn)) return lastSpeaker ?? recent;
  return speakers.people.find((name) => turn.replace(/^(?:The|Old) /u, "").startsWith(name)) ?? null;
}

/** A name beside the quote that says it; null where that is nobody's name; undefined where nothing stands there. */
function namedBeside({ said, before, after }: Quoted, speakers: Speakers): string | null | undefined {
  const tagged = [nameIn(TAGGED, after), nameIn(BEFORE_COLON, before)].find((name) => name !== undefined);
  if (tagged !== undefined) return isNobody(tagged, speakers) ? null : tagged;
  // “I lie.” Nobody laughs: another sentence, about whoever it names.
  const another = /[.!?…]$/u.test(said);
  const acting = nameIn(ACTS_AFTER, after);
  if (acting !== undefined && (isKnown(acting, speakers) || !(another || isNobody(acting, speakers)))) return acting;
  const leading = nameIn(BEFORE, before);
  return leading === undefined || isNobody(leading, speakers) ? undefined : leading;
}

function nameIn(pattern: RegExp, text: string): string | undefined {
  const name = pattern
    .exec(text)?.[1]
    ?.replace(/['’]s?$/u, "")
    .replace(/^(?:The|Then|And|But|So|Now) /u, "");
  return name === undefined || /^(?:You|She|He|They|It|I|We)$/u.test(name) ? undefined : name;
}

const isPartOf = (part: string, name: string): boolean =>
  ` ${name} `.includes(` ${part} `) || ` ${part} `.includes(` ${name} `);

const isKnown = (name: string, { people }: Speakers): boolean => people.some((one) => isPartOf(name, one));

const isNobody = (name: string, speakers: Speakers): boolean => {
  if (isKnown(name, speakers)) return false;
  const { only = false, others = [] } = speakers;
  return only || others.some((other) => isPartOf(name, other)) || name.split(" ").some(isCommonWord);
};

function lastNamed(text: string, people: readonly string[]): string | null {
  let best: string | null = null;
  let at = -1;
  for (const name of people) {
    const found = text.lastIndexOf(name);
    if (found > at) [best, at] = [name, found];
  }
  return best;
}
