import { isCommonWord } from "#english/names";
import { sentencesOf } from "#english/sentences";

/** Who can be a speaker in a turn. */
export interface Speakers {
  /** The names of people, with all their aliases. */
  readonly people: readonly string[];
  /** True if nobody else can speak, because the game master records the story and so names everybody present. */
  readonly only?: boolean;
  /** Names of places and things. */
  readonly others?: readonly string[];
}

/** A quotation with the text around it. */
export interface Quoted {
  readonly said: string;
  /** The text between the previous quotation and this one. */
  readonly before: string;
  readonly after: string;
  /** A longer text before the quotation, without other quotations. */
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
/** Matches "… he says at last." between two quotations: the same person goes on speaking. */
const GOES_ON = new RegExp(
  `^[ ,]*(?:(?:she|he|they) (?:\\p{L}+ )?${SAYS}|${SAYS} (?:she|he|they))\\b[^.!?]*[.,]?\\s*$`,
  "iu",
);
const PRONOUN_BEFORE = /\b(?:she|he|they)\b[^.!?]{0,60}[:,]\s*$/iu;
/** Speech ends with a punctuation mark. A quoted name such as “left” or “No Entry” does not. */
const SPOKEN = /[.,!?…—–:;-]$/u;

/**
 * The speaker of a quotation: the person named beside it. For "she says", the person who spoke or was named last. Otherwise the person
 * whom its own sentence or the one before it is about. Null if nothing shows the speaker. Undefined if the quotation is not speech.
 */
export function speakerOf(quoted: Quoted, speakers: Speakers): string | null | undefined {
  const { said, before, after, narrated, lastSpeaker } = quoted;
  const named = namedBeside(quoted, speakers);
  if (named !== undefined) return named;
  const recent = lastNamed(narrated, speakers.people);
  if (GOES_ON.test(before) || PRONOUN_AROUND.test(after) || PRONOUN_BEFORE.test(before)) return lastSpeaker ?? recent;
  if (!SPOKEN.test(said)) return undefined;
  // The same speaker continues: “You came back,” says Hanne. “I would have bet against you.”
  if (lastSpeaker !== null && before.includes(lastSpeaker) && sentencesOf(before).length === 1) return lastSpeaker;
  const lead = before
    .split(/[.!?…]["”’)]*\s+/u)
    .at(-1)!
    .trim();
  if (lead !== "") return lastNamed(lead, speakers.people);
  // The person who acts right after the quotation is its speaker: “Is it true?” Hanne does not wait to hear.
  const acting = speakers.people.find((name) => after.trimStart().startsWith(`${name} `));
  if (acting !== undefined) return acting;
  const turn = sentencesOf(before).at(-1) ?? "";
  if (/^(?:she|he|they)\b/iu.test(turn)) return lastSpeaker ?? recent;
  return speakers.people.find((name) => turn.replace(/^(?:The|Old) /u, "").startsWith(name)) ?? null;
}

/** The name beside the quotation that says who speaks. Null if the word there is no person's name. Undefined if no name is there. */
function namedBeside({ said, before, after }: Quoted, speakers: Speakers): string | null | undefined {
  const tagged = [nameIn(TAGGED, after), nameIn(BEFORE_COLON, before)].find((name) => name !== undefined);
  if (tagged !== undefined) return isNobody(tagged, speakers) ? null : tagged;
  // “I lie.” Nobody laughs: the words after the quotation are a new sentence about its own subject.
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
