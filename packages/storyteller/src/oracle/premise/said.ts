import { capitalise } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import type { Reading } from "../understand/reading.ts";
import { type LoreEntry, shortName } from "./lore.ts";
import { breaksLaw } from "./customs.ts";
import { deedOf } from "./person-words.ts";
import { readPremiseMemo } from "./memo.ts";
import type { Turn } from "./turn.ts";

/** Finds direct speech: to a named person, to the people present, or to nobody. This pattern matches words before the name. */

const INTRO =
  "(?:(?:ok|okay|alright|all right|right|morning|evening|oi|oh|ah|hey|hi|hello|hallo|well|so|dear|my dear|please|listen|look|come on|no|yes|now|good (?:morning|evening|day|night)|thank you|thanks|sorry|excuse me)[,!.]? )*";
const FOND = "(?:,? (?:love|dear|darling|sweetheart|sir|madam|old (?:boy|girl|friend)|my (?:dear|love|friend)))?";
/** Words that can follow the name of a person who is addressed, and not merely mentioned. */
const STARTERS =
  "(?:do|did|does|are|is|was|were|have|has|can|could|will|would|should|may|you|you're|your|i|i'm|i've|i'll|we|what|whats|what's|who|why|where|when|how|it|it's|its ok|its all|there|please|don't|dont|tell me|sit|stop|come|look|listen|let|let's|help|wait|thank|sorry|good|if|that)";
const ASKS_OR_GREETS =
  /^(?:and |so |but |ok(?:ay)?,? |please |then )?(?:who|what|whats|where|when|why|how|which|do|did|are|is it|were|was it|have|can|could|will|would|should|may|don'?t|didn'?t|aren'?t|thank|thanks|sorry|good|well done|hello|hi|hey|it'?s|that'?s|you|you'?re|your|i (?:know|think|love|missed?|believe|trust|forgive|need))\b/iu;
const BINDS =
  /\b(?:to|with|about|at|of|for|from|by|the|and|or|is|was|than|like|on|see|saw|trust|know|knew|find|meet|met|hear|heard|help|ask|tell|kill|killed|love|hate|believe|against|near|did|does|has|had|an?|my|your|his|her|old)$/iu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** The forms of a person's name that are used to address them. */
function callings(entry: LoreEntry): string[] {
  const words = entry.name.replace(/^the /u, "").split(" ");
  return [entry.name, ...entry.aliases, shortName(entry), words[0]!, words.at(-1)!]
    .map((each) => each.replace(/^(?:the|your|my) /u, "").toLowerCase())
    .concat(
      words
        .slice(1)
        .filter((word) => /^\p{Lu}\p{L}{3,}$/u.test(word))
        .map((word) => word.toLowerCase()),
    )
    .concat(
      words.slice(0, 2).join(" ").toLowerCase(),
      `${words[0]} ${words.at(-1)}`.toLowerCase(),
      words.slice(1).join(" ").toLowerCase(),
    )
    .filter((each, at, all) => each.length > 2 && !/^(?:old|young|little|the)$/u.test(each) && all.indexOf(each) === at)
    .toSorted((a, b) => b.length - a.length);
}

interface Calling {
  readonly name: string;
  /** Matches the name at the beginning: "Lettie love, sit down". */
  readonly opens: RegExp;
  /** Matches the name after a comma: "sit down, Lettie". */
  readonly within: RegExp;
  /** Matches the name at the end: "thank you Lettie". */
  readonly closes: RegExp;
}
/** Caches the patterns of each entry, because they are needed in every turn while the story's texts stay the same. */
const CALLINGS = new WeakMap<LoreEntry, readonly Calling[]>();

function callingPatterns(entry: LoreEntry): readonly Calling[] {
  const known = CALLINGS.get(entry);
  if (known !== undefined) return known;
  const made = callings(entry).map((name) => ({
    name,
    opens: new RegExp(`^${INTRO}(?:the )?${escaped(name)}${FOND}(?:[,.!?:]+ ?|$| (?=${STARTERS}\\b))`, "iu"),
    within: new RegExp(`, ?(?:(?:my )?dear )?${escaped(name)}(?:[.!?,]|$)`, "iu"),
    closes: new RegExp(`^(.+?) ${escaped(name)}[.!?]*$`, "iu"),
  }));
  CALLINGS.set(entry, made);
  return made;
}

/** The person whom the words address by name, and what is said: "Lettie love, sit down". Null if nobody is addressed. */
function called(turn: Turn, plain: string): { person: LoreEntry; words: string } | null {
  const lower = plain.toLowerCase();
  const able = turn.lore.entries.filter(
    ({ kind, name }) => (kind === "person" || kind === "creature") && !turn.lore.heroes.includes(name),
  );
  const isHere = ({ name }: LoreEntry) => turn.present.some((here) => here.name === name);
  for (const person of [...able.filter(isHere), ...able.filter((each) => !isHere(each))])
    for (const calling of callingPatterns(person)) {
      if (!lower.includes(calling.name)) continue;
      const opens = calling.opens.exec(plain);
      if (opens !== null) return { person, words: plain.slice(opens[0].length).trim() || plain };
      const within = calling.within.exec(plain);
      const before = within === null ? "" : plain.slice(0, within.index);
      if (
        within !== null &&
        !/^(?:i|we) (?!think|know|believe|missed?|love|trust|need|am|can)\p{L}/iu.test(before) &&
        !/ and /u.test(plain.slice(within.index))
      )
        return {
          person,
          words: `${before}${plain.slice(within.index).replace(within[0].replace(/[.!?,]$/u, ""), "")}`.trim(),
        };
      const closes = calling.closes.exec(plain)?.[1];
      if (
        closes !== undefined &&
        ASKS_OR_GREETS.test(closes) &&
        !BINDS.test(closes) &&
        (isHere(person) || /^(?:thank|good|hello|hi|hey|sorry)/iu.test(closes))
      )
        return { person, words: `${closes}${/[.!?]*$/u.exec(plain)?.[0] ?? ""}` };
    }
  return null;
}

const TABLE: ReadonlySet<Reading["act"]> = new Set(["options", "meta", "rules", "stop", "selfharm"]);

/** Whether the question is about what the hero did. Then the story so far answers it, and not the person named in it. */
export const asksOwnPast = (text: string): boolean =>
  /^\W*(?:and |so |but )?(?:who|whom|what|when|where|why|how)\b.*?\b(?:did|have|had|was|were) (?:i|we)\b/iu.test(
    text,
  ) && !/\byou\b/iu.test(text);

/** The person whom the player's words are addressed to, and the words. Null if the text is a deed, or a question to the table. */
export function spokenTo(turn: Turn, reading: Reading, text: string): { person: LoreEntry; words: string } | null {
  const plain = text
    .replace(/’/gu, "'")
    .replace(/^["“]|["”]$/gu, "")
    .trim();
  if (asksOwnPast(plain)) return null;
  if (plain.length > 400 || reading.act === "stop" || reading.act === "selfharm" || /["“]/u.test(plain)) return null;
  const byName = called(turn, plain);
  if (byName !== null) return byName;
  if (reading.act === "meta" && !/\byou\b|^(?:thank|sorry|hi|hello|hey)/iu.test(plain)) return null;
  if (TABLE.has(reading.act) && reading.act !== "meta") return null;
  // "Its ok if you did" is addressed to the person with whom the hero spoke last.
  const people = turn.present.filter(({ kind }) => kind === "person");
  const to = people.find(({ name }) => name === turn.memo.last) ?? people[0];
  if (to === undefined) return null;
  const first = /^\p{L}+/u.exec(plain)?.[0] ?? "";
  const asksTable = /\b(?:tell me (?:what|the rules)|game master|gm|you (?:decide|choose|pick))\b/iu.test(plain);
  const quoted = /^["“].*["”]$/u.test(text.trim());
  const second = /\b(?:you|your|you're|yours)\b/iu.test(plain) && !asksTable;
  const isDeed =
    deedOf(plain) !== null && !/^i (?:think|know|believe|missed?|love|trust|need|want you|wish)\b/iu.test(plain);
  const isThanks =
    /^(?:help (?:me|us)\b|(?:what an? |such an? )?(?:nice|lovely|beautiful|handsome|splendid|charming) \p{L}+[.!]*$|thank you|thanks|sorry|(?:good (?:morning|evening|night|day)|hello|hi|goodbye|bye)\b)/iu.test(
      plain,
    );
  if (
    quoted ||
    isThanks ||
    (second &&
      !isDeed &&
      !isKnownVerb(
        first === "do" ||
          first === "have" ||
          first === "are" ||
          first === "were" ||
          first === "did" ||
          first === "can" ||
          first === "will"
          ? ""
          : first,
      ))
  )
    return { person: to, words: plain };
  // A statement that is no deed is addressed to a person here, unless it answers the oracle's open question.
  const { pending } = readPremiseMemo(turn.brief.memo);
  if (
    (pending === null || /^(?:i|we)\b/iu.test(plain)) &&
    !turn.brief.playerText.includes("?") &&
    STATES.test(plain) &&
    (!isDeed ||
      (second && /^(?:i|we)(?:'ll| will| can| could| won't)\b/iu.test(plain)) ||
      /^(?:i|we)(?:'ll| will)? (?:think|know|believe|guess|suppose|see what|do (?:what|my best)|try my|remember|keep (?:it|that)|be (?:there|back|careful)|bear)\b/iu.test(
        plain,
      ))
  )
    return { person: to, words: plain };
  return null;
}

/** First words of sentences that are said to a person and are no deed. */
const STATES =
  /^(?:(?:and|so|but|well|yes|no|ok|okay|oh|then)[, ]+)*(?:i(?:'m| am|'ve| have|'ll| will| won't| can| can't| cannot| think| know| believe| guess| suppose| need| want| like| don't| do not| didn't| did not| never| was| had| used)\b|it'?s\b|it is\b|that'?s\b|this is\b|they|he|she|nobody|everyone|everybody|maybe|perhaps|yes\b|no\b|yeah|nope|sure\b|of course|fine\b|never mind|poor |what an? |how (?:sad|nice|lovely|awful|terrible)|not )/iu;

/** Whether words accuse the person they are addressed to, and do not only ask. */
export const blames = (words: string): boolean =>
  /\b(?:it(?:'?s| is| was) you|you(?:'re| are) (?:the (?:thief|killer|murderer|culprit|one)|behind)|i accuse|you (?:did (?:it|this)|stole|killed|murdered|poisoned|lied|took|hid|cut|pushed))\b/iu.test(
    words,
  ) &&
  !/^\W*(?:did|do|have|if|what|why|when|where|how|who)\b/iu.test(words) &&
  !/\bif you (?:did|took|stole)\b/iu.test(words);

/** Words said to nobody, or out of joy or fright, capitalised and with their punctuation. Null if the text is a deed. */
export function saidAloud(text: string): string | null {
  const plain = text.trim().replace(/’/gu, "'");
  const says =
    /^(?:then )?(?:i )?(?:say|shout|yell|cry|call|call out|whisper|mutter|exclaim|scream|announce)(?: out)?(?: (?:very )?(?:loudly|quietly|softly|aloud|out loud))?[:,]? ["“']?(?!(?:to|at|for|that|goodbye|hello|sorry|thank|nothing|a|the|my|his|her|out|around)\b)(.+?)["”']?(?: (?:very )?(?:loudly|quietly|softly|aloud|out loud|at the top of my voice))?[.!]*$/iu.exec(
      plain,
    )?.[1];
  const found = says ?? (plain.split(/\s+/u).length <= 5 && !/\?/u.test(plain) ? plain.replace(/[.!]+$/u, "") : null);
  if (found === null || found === "" || !/\p{L}/u.test(found)) return null;
  const words = found.replace(/["“”']/gu, "").trim();
  if (
    /^\p{L}+$/u.test(words) &&
    says === undefined &&
    (isKnownVerb(words) || /^(?:wait|cry|weep|faint|curtsy)$/iu.test(words))
  )
    return null;
  if (words.endsWith("?")) return capitalise(words);
  return `${words === words.toUpperCase() ? words : capitalise(words)}${/!/u.test(plain) || /\b(?:shout|yell|scream|cry)\b/iu.test(plain) ? "!" : "."}`;
}

/** Whether a text is an exclamation and not a typing mistake: it ends with "!", is in capitals, or is a known cry. */
export const isSaid = (text: string): boolean =>
  /[!]\s*$/u.test(text) ||
  (text === text.toUpperCase() && /\p{Lu}{3}/u.test(text)) ||
  /\bplease\W*$|^\W*(?:oh|ah|aha+|ha|hm+|ugh|wow|eureka|hurra\w*|hooray|ouch|yes|no|damn|blast|bravo|cheers|amen|hello|boo|goodness)\b/iu.test(
    text,
  );

/** Plays words that are said aloud to nobody in particular. */
export function exclaim(turn: Turn, words: string): void {
  const against = breaksLaw(turn, turn.brief.playerText, words);
  const here = turn.present.find(({ kind }) => kind === "person");
  turn.log(`You say: “${words}”`);
  turn.say(
    `“${words.replace(/\.$/u, ",")}” you say.`,
    against ?? (here === undefined ? "Nobody answers." : `${shortName(here)} looks up.`),
  );
}
