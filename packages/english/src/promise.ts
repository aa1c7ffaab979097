import { isKnownVerb } from "./past-tense.ts";

/** A promise that the player gives in a message. */
export interface ParsedPromise {
  /** The receiver as the text names them: "Hanne", "the ferryman". Empty if it is the person addressed, or the player's own hero. */
  readonly to: string;
  /** The trade before a name: "ferryman" in "the ferryman Odo Brandt". */
  readonly trade: string;
  readonly toOneself: boolean;
  /** The promised act in the giver's words, so that it can follow "promised": "to mend my boat". Empty if the text does not say it. */
  readonly what: string;
  /** True if the promise is in quotation marks. Then "you" means the person addressed. */
  readonly spoken: boolean;
}

const MOST_READ = 600;
const MOST_WORDS = 16;
const LONGEST = 100;

const ADVERBS = "(?:(?:\\p{L}+ly|hereby|also|then|now|just|again|once more|do|will) )*";
/** Verbs of promising, each with the words that may come between the verb and the receiver. */
const GIVES =
  "(?:(?<verb>promise|vow|swear|pledge)s?(?: (?:an?|my|this) (?:\\p{Ll}+ )?(?:oath|vow|promise))?|(?<gives>give|take|make|swear)s? (?:(?<early>\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*){0,3}?) )?(?:(?:my|our|his|her|their) (?:solemn )?word(?: of honou?r)?|(?:an?|my) (?:\\p{Ll}+ )?(?:oath|vow|promise))|(?<agrees>agree)s?(?= to ))(?![\\p{L}'-])";
const NOT_ONES_OWN =
  /\b(?:make|makes|let|lets|have|force|forces|hear|hears|see|sees|watch|watches|order|orders|command|commands|beg|begs) (?:him|her|them|you|the|my|his|our|their|\p{Lu})/u;

const NAME = "(?!I\\b)\\p{Lu}[\\p{L}'-]*(?: (?:of the |of |the |de |von )?(?!I\\b)\\p{Lu}[\\p{L}'-]*){0,3}";
const DETERMINER = "(?:the|an?|my|our|his|her|their|this|these|those|each|every|all the|all of the|old)";
const NOUNS = "\\p{Ll}[\\p{L}'-]*(?: (?!(?:to|that|not|never|I|we)\\b)\\p{Ll}[\\p{L}'-]*){0,5}?";
const TRADE = "\\p{Ll}[\\p{L}'-]*(?: (?!(?:to|that|not|never|of|from|in|at|by)\\b)\\p{Ll}[\\p{L}'-]*){0,2}?";
const PRONOUN = "(?:him|her|them|you|me|us|everyone|everybody|all of (?:them|you)|all|myself|ourselves|it)";
const WHOM = `(?:(?:${DETERMINER} (?:(?<trade>${TRADE}) )?)?(?<name>${NAME})|(?<pronoun>${PRONOUN})|(?<role>${DETERMINER} ${NOUNS}(?: (?:of|from|in|at) (?:the )?${NAME})?))`;
/** Marks the beginning of the promised act. */
const WHAT = "(?=$|[:,;.!—–]| (?:to|that|not|never|no|nobody|nothing|I|we|you|he|she|they)\\b)";
const AMOUNT =
  "(?= (?:the|an?|my|our|his|her|their|its|some|half|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|a hundred|\\p{N}+) )";
const WITNESS = /^ (?:on|upon|by|before|in front of) [^,.;:!]{2,48}?(?=[,:]| (?:to|that|never|not|I|we)\b)/u;

const PRONOUNS = new RegExp(`^${PRONOUN}$`, "u");
const one = (source: string): RegExp => new RegExp(source, "u");
const TO_WHOM = one(`^ to ${WHOM}(?:${WHAT}| )`);
const TO_LOWER = /^ to (?<lower>\p{Ll}[\p{L}'-]+)(?= (?:that|I)\b)/u;
const WHOM_FIRST = one(`^ ${WHOM}(?:${WHAT}|${AMOUNT})`);
const NAME_FIRST = one(`^ (?<name>${NAME})(?= )`);
const LOWER_FIRST =
  /^ (?<lower>\p{Ll}[\p{L}'-]{2,})(?= (?:that I|I|(?:not |never )?to (?<next>\p{Ll}+)|(?:the|a|an|my|his|her|\p{N}+) \p{L})\b)/u;
const DATIVE = one(`^ (?<thing>(?:(?! to )[^,.;:!?]){2,60}) to ${WHOM}$`);
const NO_NAMES = /^(?:the|an?|that|this|to|not|never|no|it|my|our|his|her|their|me|us|at|under|like|by|on|in|loudly)$/u;

/**
 * The promise in a player's message: "I promise Hanne to find the key", "“I swear I'll be back,” I tell him". Null if there is none:
 * asking for a promise, talking about one, cursing, or swearing that something is true do not count.
 * @param actors names that stand for "I"
 */
export function parsePromise(text: string, actors: readonly string[] = []): ParsedPromise | null {
  const plain = text.slice(0, MOST_READ).normalize("NFC").replace(/[‘’]/gu, "'").replace(/\s+/gu, " ").trim();
  if (!/promis|vow|swear|pledg|my word|oath|agree/iu.test(plain)) return null;
  const parts = plain.split(/[“”"«»]/u);
  for (const [index, part] of parts.entries()) {
    const spoken = index % 2 === 1;
    for (const sentence of part.match(/[^.!?]+[.!?]*/gu) ?? []) {
      const word = sentence.endsWith("?") ? null : inSentence(sentence.trim(), spoken, actors);
      if (word !== null)
        return spoken && word.to === "" && !word.toOneself ? { ...word, to: addressee(parts, index) } : word;
    }
  }
  return null;
}

const TOLD = one(
  `\\b(?:tell|tells|assure|assures|promise|(?:say|says|whisper|whispers|swear|shout|call|speak|speaks) to) ${WHOM}$`,
);

/** The receiver named next to the quotation: “I'll be back,” I tell the ferryman. */
function addressee(parts: readonly string[], quote: number): string {
  for (const beside of [parts[quote + 1], parts[quote - 1]]) {
    const found = TOLD.exec((beside ?? "").replace(/[\s,:.!]+$/u, ""));
    const whom = found === null ? null : whomOf(found);
    if (whom !== null && !PRONOUNS.test(whom.to)) return whom.to;
  }
  return "";
}

function inSentence(sentence: string, spoken: boolean, actors: readonly string[]): ParsedPromise | null {
  const names = actors.flatMap((name) => [name, name.split(" ")[0]!]).filter(Boolean);
  const subject = `(?:I|i|We|we${names.map((name) => `|${escaped(name)}`).join("")})(?:'ll)?`;
  const own = new RegExp(`(?:^|[,;:—] |\\b(?:and|but|so|then) )${subject} ${ADVERBS}${GIVES}`, "u").exec(sentence);
  const bare = spoken ? null : new RegExp(`^${ADVERBS}${GIVES}`, "iu").exec(sentence);
  const linked = new RegExp(
    `^(?:then |so )?${subject} .*?(?:, and then|, and|, then|,| and then| and) ${ADVERBS}${GIVES}`,
    "u",
  ).exec(sentence);
  const found = own ?? bare ?? (linked !== null && !NOT_ONES_OWN.test(linked[0]) ? linked : null);
  if (found === null) return null;
  const { early = "", agrees, verb } = found.groups ?? {};
  const rest = sentence.slice(found.index + found[0].length).replace(/[.!]+$/u, "");
  if (agrees !== undefined) return agreed(rest, spoken);
  return read(early === "" ? rest : ` ${early}${rest}`, spoken, verb?.toLowerCase() === "swear");
}

/** "I agree to help Hanne" is a promise, "I agree to their terms" is not. */
function agreed(rest: string, spoken: boolean): ParsedPromise | null {
  const what = trimmed(rest.trim());
  const next = what.split(" ")[1] ?? "";
  return isKnownVerb(next) ? { to: "", trade: "", toOneself: false, what, spoken } : null;
}

function read(after: string, spoken: boolean, swears: boolean): ParsedPromise | null {
  const rest = after.replace(WITNESS, "");
  const found = whomIn(rest);
  const { to, trade, length, thing } = found;
  if (/^(?:me|us)$/u.test(to)) return null;
  const toOneself = /^(?:myself|ourselves)$/u.test(to);
  const whom = PRONOUNS.test(to) ? "" : to;
  const said =
    thing ??
    rest
      .slice(length)
      .replace(WITNESS, "")
      .replace(/^[\s,:;—–-]+/u, "");
  const what = thing === undefined ? complement(said, whom, swears) : gift(thing, whom);
  if (what === null || (swears && what === "" && to === "")) return null;
  const named = trimmed(what);
  const given = { to: whom, trade, toOneself, what: named, spoken };
  return whom === "" && !toOneself ? { ...given, to: receiver(named) } : given;
}

interface Whom {
  readonly to: string;
  readonly trade: string;
  /** The number of characters that name the receiver. */
  readonly length: number;
  /** The thing that is given, if it comes before the receiver: "the locket to Hanne". */
  readonly thing?: string;
}

function whomIn(rest: string): Whom {
  const nobody: Whom = { to: "", trade: "", length: 0 };
  const via = TO_WHOM.exec(rest) ?? TO_LOWER.exec(rest);
  if (via !== null) return whomOf(via) ?? nobody;
  const dative = DATIVE.exec(rest);
  if (dative !== null && !/^(?:to|that|not|never|I|we)\b/u.test(dative.groups?.thing ?? "")) {
    const who = whomOf(dative);
    const thing = dative.groups?.thing ?? "";
    if (who !== null && !new RegExp(`^(?:${NAME}|${PRONOUN})$`, "u").test(thing))
      return { ...who, length: rest.length, thing };
  }
  const first = WHOM_FIRST.exec(rest) ?? NAME_FIRST.exec(rest);
  if (first !== null) return whomOf(first) ?? nobody;
  const { lower, next } = LOWER_FIRST.exec(rest)?.groups ?? {};
  if (lower === undefined || NO_NAMES.test(lower) || (next !== undefined && !isKnownVerb(next))) return nobody;
  return { to: capital(lower), trade: "", length: lower.length + 1 };
}

function whomOf(found: RegExpExecArray): Whom | null {
  const { name, pronoun, role, trade = "", lower } = found.groups ?? {};
  const length = found[0].trimEnd().length;
  if (lower !== undefined) return { to: capital(lower), trade: "", length };
  if (pronoun !== undefined) return { to: pronoun, trade: "", length };
  if (name !== undefined) return { to: name.replace(/'s?$/u, ""), trade, length };
  return role === undefined || role.endsWith("'s")
    ? null
    : { to: role.replace(/^(?:this|that|an?|each|every) /u, "the "), trade: "", length };
}

const DENIED = "(?<no>not |never )?";
const OWN_WILL = one(`^(?:that )?(?:I|i|we|We)(?: will| shall| would| am going to|'ll|'d) ${DENIED}(?<does>.+)$`);
const OWN_WONT = /^(?:that )?(?:I|i|we|We) (?:won't|shan't|wouldn't) (?<does>.+)$/u;
const WILL_BE = /^(?:that )?(?<so>(?!I\b|i\b|we\b)[^,]*\b(?:will|shall|won't)\b.+)$/u;

/** The promised act, so that it can follow "promised". Null if it is no promise: "I swear that I saw it". */
function complement(said: string, whom: string, swears: boolean): string | null {
  if (said === "") return "";
  if (/^to \S/u.test(said)) return said;
  if (/^(?:not|never) to \S/u.test(said)) return said;
  const { does: wont } = OWN_WONT.exec(said)?.groups ?? {};
  if (wont !== undefined) return `not to ${wont}`;
  const { no, does } = OWN_WILL.exec(said)?.groups ?? {};
  if (does !== undefined) return `${no ?? ""}to ${does}`;
  const { so } = WILL_BE.exec(said)?.groups ?? {};
  if (so !== undefined) return `to see to it that ${so}`;
  if (/^(?:that|I|i|we|he|she|they|it|there|at|under|like|loudly|softly|again|and|of|as|nothing|is|was)\b/u.test(said))
    return null;
  if (/^(?:my |bloody |terrible )?(?:vengeance|revenge)\b/u.test(said)) return `to take ${said}`;
  return swears ? null : gift(said, whom);
}

const gift = (thing: string, whom: string): string => `to give ${whom === "" ? "them " : `${whom} `}${thing}`;

/** "to bring the locket back to Hanne" is owed to Hanne, even if somebody else hears the promise. */
function receiver(what: string): string {
  return (
    one(
      `^to (?:bring|give|return|deliver|carry|take|send|hand|get|fetch|find|buy|make|win|steal) (?!back )[^,]+? (?:back )?(?:to|for) (?<name>${NAME})$`,
    ).exec(what)?.groups?.name ?? ""
  );
}

/** Cuts the text at the end of the clause, and at a length that is still worth repeating. */
function trimmed(what: string): string {
  const [clause = ""] = what.split(
    /[.;:!?()—–]|,| (?:and then|and (?:I|we)|then I|before I|while I|as I|but|so that I|because)\b/u,
  );
  const words = clause.trim().split(" ").slice(0, MOST_WORDS);
  while (
    words.join(" ").length > LONGEST ||
    /^(?:the|an?|of|to|and|or|my|their|with|for|in|at)$/u.test(words.at(-1) ?? "")
  )
    words.pop();
  return words.every((word) => word.length <= 24) ? words.join(" ").replace(/[^\p{L}\p{M}\p{N}' -]/gu, "") : "";
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
