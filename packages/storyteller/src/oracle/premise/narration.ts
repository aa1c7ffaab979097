import { splitSentences } from "../answers/written-texts.ts";
import { HIM, kinNamed, pronounOf } from "./fates.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import type { Turn } from "./turn.ts";

/** What the player narrates about other people. It is accepted as true, whatever the hero then does. */

/** First words of a sentence about other people, besides a name. */
const OTHERS =
  /^(?:the|an?|his|her|its|their|he|she|it|they|there|somebody|someone|something|nobody|nothing|everybody|everyone|two|three|suddenly|outside|inside|behind|at last|just then|after)\b/iu;
const OWN = /^(?:(?:so|then|and|now|next|after that),? )*(?:i|we)\b/iu;

/**
 * "Rafe wakes. I go in to him": what others do, and then what the hero does. Null if the text is no such pair.
 * @returns `narrated` and `own` as the player wrote them
 */
export function splitNarration(turn: Turn, text: string): { readonly narrated: string; readonly own: string } | null {
  if (!/[.!] +(?:(?:so|then|and|now),? )?(?:I|We|i|we)\b/u.test(text)) return null;
  const sentences = splitSentences(text.trim());
  const from = sentences.findIndex((each) => OWN.test(each));
  if (from < 1) return null;
  const before = sentences.slice(0, from);
  const isNarrated = (each: string): boolean =>
    !/[?“”"]/u.test(each) && each.split(" ").length >= 2 && (OTHERS.test(each) || beginsWithName(turn, each));
  if (!before.every(isNarrated)) return null;
  return { narrated: before.join(" "), own: sentences.slice(from).join(" ") };
}

/**
 * "I ask to see the bed", "I want to have a look at the bed": the thing that the hero wants to look at. Null if the words do not ask for
 * it.
 */
export function wantsToSee(text: string): string | null {
  const found =
    /^(?:then )?(?:i |we )?(?:(?:ask(?: \p{L}+| the \p{L}+)?|beg|demand|want|would like|'d like|wish|need|insist) (?:to|on) |ask (?:whether|if) (?:i|we) (?:may|can|could|might) |let me )(?:see(?:ing)?|look at|have a look at|take a look at|inspect|examine) ((?!(?:if|whether|who|what|how|why|where|that|him|her|them|you)\b)[^?.!“”"]{3,80})[.!]?$/iu.exec(
      text.trim(),
    )?.[1];
  return found === undefined ? null : `I look at ${found}.`;
}

export interface Greeting {
  readonly greeting: string;
  /** The person greeted, in the player's words. */
  readonly whom: string;
  /** What the hero does after the greeting. Empty for nothing. */
  readonly after: string;
}

/** "I say good morning to Gerald and measure him": a greeting, and what is done after it. Null if the text begins with no greeting. */
export function splitGreeting(text: string): Greeting | null {
  const found =
    /^(?:then )?(?:i )?(?:say|wish|bid) (?:a )?((?:good (?:morning|evening|day|night|afternoon)|hello|hi|goodbye|farewell|thank you|thanks|sorry))(?: to)? ((?:the |my |old )?[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*)*)(?:(?:,| and|, and)(?: then)? (.+))?[.!]?$/iu.exec(
      text.trim(),
    );
  return found === null ? null : { greeting: found[1]!.toLowerCase(), whom: found[2]!, after: found[3] ?? "" };
}

/** Another person's words, with the speaker: “By a trap,” says the landlord. */
const REPORTS =
  /^(?!(?:then )?(?:i|we)\b)(?:[^“"]{0,160})[“"][^”"]+[”"],? (?:(?:he|she|they|the \p{Ll}+|\p{Lu}\p{L}+(?:\.? \p{Lu}\p{L}+)*) (?:says?|answers?|adds?|replies|whispers?|mutters?|shouts?|tells me)|(?:says?|answers?|adds?|replies|whispers?|mutters?|shouts?) (?!i\b|we\b)\p{L})|^(?:he|she|they|the \p{Ll}+|\p{Lu}\p{L}+(?:\.? \p{Lu}\p{L}+)*) (?:says?|answers?|replies|whispers?|mutters?|shouts?|tells me)[,:]? [“"]/iu;

/**
 * Whether a text only narrates what other people do in the hero's sight: "She points to the bed." False for words addressed to a person.
 */
export function narratesOthers(turn: Turn, text: string): boolean {
  const plain = text.trim();
  if (REPORTS.test(plain)) return true;
  // "So she is still in the building": the player's conclusion is accepted as true.
  if (
    /^so (?:he|she|they|it|the \p{Ll}+|nobody|somebody|there) (?:is|are|was|were|has|have|had|never|still)\b[^?]*$/iu.test(
      plain,
    )
  )
    return true;
  if (/[?“”"]|\b(?:you|your)\b/iu.test(plain)) return false;
  const all = splitSentences(plain);
  const [first = ""] = all.length > 1 && /^It is (?:\p{L}+ ?){1,4}[.!]$/u.test(all[0]!) ? all.slice(1) : all;
  // "He sulks, then asks what it pays": something that a person does now.
  const verb = /^(?:then )?(?:he|she) (?:\p{Ll}+ly )?(\p{Ll}{2,}s)\b/iu.exec(first)?.[1];
  if (verb !== undefined && !/^(?:is|was|has|does|knows|wants|likes|loves|hates|thinks|seems|looks)$/u.test(verb))
    return true;
  if (
    new RegExp(
      `^(?:\\p{Lu}\\p{L}+['’]s \\p{Ll}+|the (?:\\p{Ll}+ )?\\p{Ll}+|an? (?:\\p{Ll}+ )?\\p{Ll}+)(?: \\p{Ll}+ly)? (?:${COMES}|${GESTURES})\\b`,
      "u",
    ).test(first.charAt(0) === "T" || first.charAt(0) === "A" ? first.charAt(0).toLowerCase() + first.slice(1) : first)
  )
    return true;
  return (
    new RegExp(`^(?:then )?(?:he|she|they)(?: \\p{Ll}+ly)? (?:${COMES}|${GESTURES})\\b`, "iu").test(first) ||
    entriesIn(turn.lore, first).some((entry) =>
      [entry.name, ...entry.aliases, shortName(entry)].some((name) =>
        new RegExp(
          `^(?:the )?${literal(name)}(?:['’]s \\p{Ll}+)?(?: \\p{Ll}+ly)? (?:${COMES}|${GESTURES})\\b`,
          "iu",
        ).test(first),
      ),
    )
  );
}

/** Verbs for what a person does with their hands, face or feet. */
const GESTURES =
  "(?:points?|shows?|nods?|shakes?|takes?|gives?|hands?|leads?|goes|smiles?|laughs?|cries|leans?|lowers?|raises?|whispers?|pulls?|puts?|counts?|lifts?|draws?|writes?|blush(?:es)?|hesitates?|stares?|sighs?|shrugs?|breaks?|begins?|starts?|stops?|closes?|kneels?|reach(?:es)?|throws?|drops?|weeps?|spits?|grins?|frowns?|winks?)";

function beginsWithName(turn: Turn, text: string): boolean {
  return entriesIn(turn.lore, text).some((entry) =>
    [entry.name, ...entry.aliases, shortName(entry)].some((name) =>
      new RegExp(`^${literal(name)}(?:['’]s)? \\p{Ll}`, "iu").test(text),
    ),
  );
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

const COMES =
  "(?:wakes?|comes?|enters?|arrives?|opens?|appears?|returns?|sits?|stands?|steps?|walks?|runs?|looks?|turns?|waits?|is (?:here|awake|asleep|back|waiting|sitting|standing)|follows?|joins?|nods?|smiles?|answers?|calls?|knocks?)";

/** Brings people into the scene who do something in the hero's sight: "Rafe wakes", "the Colonel comes in". */
export function bringActors(turn: Turn, narrated: string): void {
  for (const entry of entriesIn(turn.lore, narrated)) {
    if (entry.kind !== "person" && entry.kind !== "creature") continue;
    const names = [entry.name, ...entry.aliases, shortName(entry)].map(literal).join("|");
    if (!new RegExp(`(?:^|[.,;!] |\\band )(?:then )?(?:the )?(?:${names}) ${COMES}\\b`, "iu").test(narrated)) continue;
    turn.bring(entry);
    turn.memo.last = entry.name;
  }
}

/**
 * A question about a person who is here, which the table answers and not the person: "What does Desmond want?", "Does he like it?".
 * @returns the question without the words before it, with a name in place of "he" or "she"; null if it is no such question
 */
export function askedOfPerson(turn: Turn, text: string): string | null {
  const plain = splitSentences(text.trim()).at(-1) ?? "";
  if (/[“”"]/u.test(text) || !plain.endsWith("?")) return null;
  const found =
    /^(?:and |so |but )?((?:what|how) (?:does|do|did|is|are)|does|do|did|is|are|will|can) ((?:the )?[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*)*) (?!there\b|here\b|called\b|named\b)(.+)$/iu.exec(
      plain,
    );
  if (found === null) return null;
  const [, head = "", whom = "", rest = ""] = found;
  if (/^(?:he|she|they)$/iu.test(whom)) {
    const person = pronounMeant(turn, whom);
    return person === undefined || !turn.present.some(({ name }) => name === person.name) || turn.present.length > 1
      ? null
      : `${head} ${shortName(person)} ${rest}`;
  }
  const entry = entriesIn(turn.lore, whom)[0];
  return entry !== undefined && entry.kind === "person" && turn.present.some(({ name }) => name === entry.name)
    ? `${head} ${shortName(entry)} ${rest}`
    : null;
}

/** Whether "him", "her" or "them" can mean this person. */
const fits = (turn: Turn, entry: LoreEntry, word: string): boolean => {
  const pronoun = pronounOf(turn.lore, entry);
  return pronoun === "they" || HIM[pronoun] === word;
};

/**
 * The person whom "him" or "her" means: the one to whom the player spoke last, else a person here whom the word fits, else the one whom
 * the story mentioned last. Undefined if the text has no such pronoun, or it fits nobody.
 */
export function pronounMeant(turn: Turn, text: string): LoreEntry | undefined {
  const found = /\b(him|her|them|he|she|they)\b/iu.exec(text)?.[1]?.toLowerCase();
  if (found === undefined) return undefined;
  const word = { he: "him", she: "her", they: "them" }[found] ?? found;
  const last = turn.present.find(({ name }) => name === turn.memo.last);
  const surely = (entry: LoreEntry) => HIM[pronounOf(turn.lore, entry)] === word;
  if (last !== undefined && (word === "them" || surely(last))) return last;
  const sure = turn.present.find((entry) => entry.kind === "person" && surely(entry));
  if (sure !== undefined) return sure;
  if (last !== undefined && fits(turn, last, word)) return last;
  const here = turn.present.find((entry) => entry.kind === "person" && fits(turn, entry, word));
  if (here !== undefined) return here;
  const spokenOf = [...turn.memo.facts.slice(-6), ...turn.memo.log.slice(-4)]
    .toReversed()
    .flatMap((fact) => entriesIn(turn.lore, fact))
    .find((entry) => entry.kind === "person" && fits(turn, entry, word) && !turn.lore.heroes.includes(entry.name));
  return spokenOf ?? last;
}

const ADDRESSES =
  /\b(?:ask|tell|greet|thank|beg|warn|answer|remind|show|say(?: \p{L}+)? to|talk to|speak (?:to|with)|whisper to|shout to|shout at|call to|turn to|walk up to|go up to|go in to|step up to|lean over to|whisper in)\s+((?:the |my |our |old |little )?(?:(?:mr|mrs|ms|dr|st|prof)\. )?\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)/giu;

/** The person named right after "ask" or "say to". That person is addressed, whoever else is named. */
export function addressed(turn: Turn, text: string): LoreEntry | undefined {
  const unquoted = text.replace(/[“"][^”"]*[”"]/gu, "“”");
  for (const [, phrase = ""] of unquoted.matchAll(ADDRESSES)) {
    const kin = kinNamed(turn.lore, phrase);
    const found =
      kin ??
      entriesIn(turn.lore, phrase).find(({ kind, proper }) => kind === "person" || (kind === "creature" && proper));
    if (
      found !== undefined &&
      !new RegExp(`${literal(shortName(found).replace(/^the /u, ""))}['’]s\\b`, "iu").test(phrase)
    )
      return found;
  }
  return undefined;
}
