import { filledPattern, pattern, storedPattern } from "../../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import { verbOf } from "#english/inflection";
import { withCapitals } from "../../lore/capitals.ts";
import { fateOf } from "../../lore/fates.ts";
import { notYet } from "../../lore/where/not-yet.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { isGroupNoun, kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { type KindOfCase, type Tone } from "../case-content.ts";

/** What the player's own texts say of a case: its kind by the aim, what the aim is about, the tone and the world. */

/** The kind of a case, by the first of the aims that says it. */
export function kindOfAim(aim: string): KindOfCase {
  const plain = aim.replace(/^to /iu, "").trim();
  // "Get the curse lifted" is to be over; "the name of who promised it" is to be known.
  if (pattern("over").test(plain)) return "stop";
  if (pattern("kind secret").test(plain)) return "unmask";
  return (
    (["unmask", "reach", "find", "stop", "win"] as const).find((kind) => pattern(`kind ${kind}`).test(plain)) ??
    (pattern("aim-of-case kind of aim", "u").test(plain) ? "find" : "unmask")
  );
}

const OPENS = storedPattern("aim-of-case opens");

const CLAUSE = storedPattern("aim-of-case clause");
/** "bells ring", "dogs bark": a plural and its verb. */
const isDoing = (noun: string, verb: string): boolean =>
  /[^s]s$/u.test(noun) &&
  /^\p{Ll}+$/u.test(verb) &&
  !verb.endsWith("s") &&
  (isKnownVerb(verb) || kindOfNoun(verb) === null);

/** The first noun phrase of an aim: "the royal goose", "your brother Daniel", "Lady Honk". Empty where it has none. */
function phraseIn(aim: string): string {
  const words = aim
    .replace(/[.!?,;:…]+(?= |$)/gu, " |")
    .split(" ")
    .filter(Boolean);
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const isName = at > 0 && /^\p{Lu}/u.test(word) && word !== "I";
    if (!OPENS.test(word) && !isName) continue;
    // "Prove that your uncle was murdered": your uncle.
    if (/^(?:that|this)$/iu.test(word) && (OPENS.test(words[at + 1] ?? "") || /^\p{Lu}/u.test(words[at + 1] ?? "")))
      continue;
    const phrase = [word];
    for (const [ahead, next] of words.slice(at + 1).entries()) {
      const isVerb =
        phrase.length > 1 &&
        /^\p{Ll}/u.test(next) &&
        kindOfNoun(next.toLowerCase()) === null &&
        /^(?:s|past)$/u.test(verbOf(next.toLowerCase(), isKnownVerb)?.form ?? "");
      // "Your brother Will", "the real will before Monday": no auxiliary.
      const isWill = /^will$/iu.test(next) && /^(?:\||and|or|before|)$/u.test(words[at + ahead + 2] ?? "");
      if (next === "|" || (pattern("phrase end").test(next) && !isWill) || isVerb || phrase.length > 5) break;
      if (/^of$/iu.test(next) && isName) break;
      phrase.push(next);
    }
    // "Why the bells ring": what they do is no part of what it is about.
    if (phrase.length > 2 && isDoing(phrase.at(-2)!, phrase.at(-1)!) && CLAUSE.test(aim)) phrase.pop();
    while (pattern("aim-of-case phrase in").test(phrase.at(-1) ?? "") && phrase.length > 1) phrase.pop();
    if (phrase.length > 1 || isName) return phrase.join(" ");
  }
  return "";
}

export interface Prize {
  readonly words: string;
  readonly is: "it" | "he" | "she" | "they";
  readonly kind: "thing" | "person" | "place";
  readonly entry: LoreEntry | null;
}

/** What the aim is about, as a noun phrase. */
export function prizeOf(turn: Turn, aim: string, fallback: string): Prize {
  // "find water before the children are too weak"
  const bare = pattern("aim-of-case prize of", "u").exec(aim)?.[1];
  const isName = bare !== undefined && withCapitals(turn.lore, bare) !== bare;
  const phrase = (bare === undefined || isName ? phraseIn(withCapitals(turn.lore, aim)) : `the ${bare}`).replace(
    /^an? (?=\p{Ll})/u,
    "the ",
  );
  const entry =
    entriesIn(turn.lore, phrase).find(
      (each) =>
        !isHero(turn.lore, each) && (each.kind === "person" || each.kind === "creature" || each.kind === "place"),
    ) ?? null;
  if (phrase === "" || (entry !== null && phrase === entry.name && entry.kind !== "place")) {
    if (entry === null) return { words: fallback, is: "it", kind: "thing", entry: null };
    return { words: shortName(entry), is: turn.pronoun(entry), kind: "person", entry };
  }
  // "The missing student Imogen Lark" is Imogen from then on.
  if (
    entry !== null &&
    pattern("aim-of-case prize of 4", "u").test(entry.kind) &&
    /^the .*\p{Ll} \p{Lu}/u.test(phrase) &&
    phrase.endsWith(entry.name)
  )
    return { words: shortName(entry), is: turn.pronoun(entry), kind: "person", entry };
  const head = phrase.split(" ").at(-1)!.toLowerCase();
  const isOfSomebody = /['’]s \p{Ll}/u.test(phrase);
  const kind =
    !isOfSomebody &&
    (entry?.kind === "person" || (entry?.kind === "creature" && entry.proper) || kindOfNoun(head) === "person")
      ? "person"
      : entry?.kind === "place" || kindOfNoun(head) === "place"
        ? "place"
        : "thing";
  const is =
    kind === "person" && entry !== null
      ? entry.kind === "creature" && turn.pronoun(entry) === "they"
        ? "it"
        : turn.pronoun(entry)
      : kind === "person"
        ? pattern("aim-of-case prize of 2", "u").test(head)
          ? "he"
          : pattern("aim-of-case prize of 3", "u").test(head)
            ? "she"
            : "they"
        : /[^su]s$/u.test(head) || pattern("search group").test(phrase)
          ? "they"
          : "it";
  return { words: phrase, is, kind, entry: kind === "person" ? entry : null };
}

/** Whether the player's texts ask for a story in which nobody is hurt. */
export const isCosy = (turn: Turn): boolean =>
  turn.lore.sentences.some(({ source, text }) => source !== "story" && pattern("cosy").test(text));

/** The tone of the player's texts. */
export function toneOf(turn: Turn): Tone {
  const text = turn.lore.sentences
    .filter(({ source }) => source !== "story")
    .map((each) => each.text)
    .join(" ");
  const [comic, grim] = [
    new Set(text.toLowerCase().match(pattern("comic", "giu"))).size,
    new Set(text.toLowerCase().match(pattern("grim", "giu"))).size,
  ];
  if (comic >= 2 && (comic >= grim || isCosy(turn))) return "comic";
  if (isCosy(turn)) return "plain";
  return grim >= 2 ? "grim" : "plain";
}

const HULL = storedPattern("aim-of-case hull");
const WORLDS = ["space", "sea", "modern", "old", "magic"] as const;

/** What time and world the texts show. */
export function worldOf(turn: Turn): string[] {
  const text = turn.lore.sentences
    .filter(({ source }) => source !== "story")
    .map((each) => each.text)
    .join(" ");
  const found = WORLDS.filter((name) => pattern(`world ${name}`).test(text)) as string[];
  // A freighter at a quay is a ship.
  const isShip =
    found.includes("sea") && (text.match(pattern("world space", "giu")) ?? []).every((word) => HULL.test(word));
  if (isShip) found.splice(0, found.length, ...found.filter((name) => name !== "space"));
  if (found.includes("space")) return found.filter((name) => name !== "old" && name !== "sea");
  return found.includes("modern") ? found.filter((name) => name !== "old" || !/\b1[0-8]\d\d\b/u.test(text)) : found;
}

/** Whether somebody can be nobody but what the aim is about: dead, gone, or the prize itself. */
export const isOut = (turn: Turn, entry: LoreEntry, prize: Prize): boolean =>
  fateOf(turn.lore, entry) !== null ||
  (notYet(turn.lore, entry) !== "" && !turn.isHere(entry)) ||
  prize.entry?.name === entry.name ||
  turn.member(entry.name)?.alive === false;

const DEEDS = ["killing", "theft", "burning", "poisoning", "abduction", "sinking", "failure", "loss"] as const;

/** The main clause of an aim: "stop the Straw before it drags the station down" is "stop the Straw". */
const mainOf = (aim: string): string => aim.replace(/^to /iu, "").split(pattern("aim-of-case main of"))[0]!.trim();

/** The first of two things that are wanted: "carry a letter to the queen and be back in five days". */
const firstOf = (main: string): string => main.replace(pattern("aim-of-case first of", "u"), "");

/** What is to be stopped, or what happened, as a noun phrase in the player's words: "the Straw", "what happened on the ferry". */
export function threatOf(turn: Turn, aim: string, kind: KindOfCase, prize: Prize, begun: string): string {
  const main = mainOf(aim);
  if (kind === "stop") {
    const [before = "", after = ""] = main.split(pattern("aim-of-case from"));
    const foe = phraseIn(after).replace(/^an? (?=\p{Ll})/u, "the ");
    if (foe !== "" && !pattern("ends").test(before)) return foe;
    if (pattern("ends").test(main) || pattern("over").test(main)) return prize.words;
    const act = LOSSES.find((loss) => pattern(`loss ${loss}`).test(aim.slice(main.length)));
    return `${act === undefined ? "the danger to" : `the ${act} of`} ${prize.words}`;
  }
  const asked = firstOf(main);
  for (const deed of DEEDS) {
    const whom = pattern(`deed ${deed}`).exec(asked)?.[1];
    if (whom !== undefined) return `the ${deed} of ${whom}`;
  }
  const what = pattern("aim-of-case threat of").exec(asked)?.[0];
  if (what !== undefined) return lossOf(turn, what);
  const { words } = prize;
  if (aim === "" || pattern("aim-of-case threat of 2").test(words)) return `what happened at ${begun}`;
  if (pattern("event").test(words)) return words;
  const subject = prize.kind === "person" ? words : (SUBJECT.exec(asked)?.[1] ?? words);
  return lossOf(turn, `what happened ${prize.kind === "place" ? "at" : "to"} ${subject}`);
}

/** "What happened to the crew" of an empty ship is the disappearance of the crew; of the dead, their death. */
function lossOf(turn: Turn, what: string): string {
  const whom = pattern("aim-of-case loss of 3").exec(what)?.[1];
  if (whom === undefined || whom.split(" ").length > 5) return what;
  const texts = turn.lore.sentences.filter(({ source }) => source !== "story").map(({ text }) => text);
  const noun = whom
    .split(" ")
    .at(-1)!
    .replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const says = (words: string) =>
    texts.some((text) => filledPattern("aim-of-case loss of 4", "iu", noun, words).test(text));
  if (says("stolen|was taken|were taken|theft")) return `the theft of ${whom}`;
  // A sluice that people drowned at has not died.
  const lives =
    pattern("aim-of-case lives", "u").test(kindOfNoun(noun) ?? "") || isGroupNoun(noun) || /\p{Lu}/u.test(whom);
  if (lives && says("died|dead|killed|murdered|drowned")) return `the death of ${whom}`;
  const isEmpty = pattern("aim-of-case loss of").test(whom);
  return says("missing|vanished|disappeared|gone|not come back|never came back") ||
    (isEmpty && texts.some((text) => pattern("aim-of-case loss of 2").test(text)))
    ? `the disappearance of ${whom}`
    : what;
}
/** What comes where the hero does not prevent it: "before the bank takes it". */
const LOSSES = ["seizure", "sale", "closing", "demolition", "flooding", "burning"] as const;
const SUBJECT = storedPattern("aim-of-case subject");

/** What the hero wants, as it stands after "to": "win the Golden Spade". */
export function goalOf(aim: string, begun: string): string {
  const main = firstOf(mainOf(aim)).replace(pattern("aim-of-case second"), "");
  if (main === "") return `find out what is wrong at ${begun}`;
  return pattern("aim-of-case goal of", "u").test(main) ? `get ${main}` : main;
}
