import { literal, filledPattern, pattern, storedPattern } from "../../../patterns.ts";
import { TITLES } from "#english/names";
import { isKnownVerb } from "#english/past-tense";
import { kinOf } from "../../lore/fates.ts";
import { entriesIn, type LoreEntry } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import { readOnce } from "../../lore/read-once.ts";
import type { Turn } from "../../turn.ts";

/** Which part in a case suits somebody, by what the player's texts say of them. */

export const sightIn = (text: string): boolean => pattern("witness").test(text);

/** How well somebody suits the opponent; the higher, the better. */
export const enmityOf = (turn: Turn, entry: LoreEntry): number =>
  readOnce(turn.lore.called, "enmity", entry.name, () => readEnmity(turn, entry));

function readEnmity(turn: Turn, entry: LoreEntry): number {
  return (
    gainOf(turn, entry) -
    (count(turn, entry, pattern("officer")) === 0 ? 0 : 1.5) +
    Math.min(3, count(turn, entry, pattern("hostile"))) -
    Math.min(2, count(turn, entry, pattern("friendly"))) -
    (kinOf(turn.lore, entry) === undefined && count(turn, entry, pattern("kin")) === 0 ? 0 : 5) -
    (count(turn, entry, pattern("weak")) === 0 ? 0 : 5)
  );
}

/**
 * Whether one of some texts says a thing of somebody. The pattern's NAME is theirs. To make such a pattern costs more than to read a text, so
 * it is made only where a text has one of the words that it needs.
 */
export function saysOf(key: string, name: string, texts: readonly string[]): boolean {
  const able = texts.filter((text) => pattern(`${key} any`, "u").test(text));
  if (able.length === 0) return false;
  const says = new RegExp(pattern(key).source.replaceAll("NAME", name), "u");
  return able.some((text) => says.test(text));
}

/** "His widow Taleke loses the house to Attendorn": who gains by the trouble is likelier behind it, who loses is not. */
function gainOf(turn: Turn, entry: LoreEntry): number {
  const { name, texts } = spokenOf(turn, entry);
  return (
    (saysOf("gains from it", name, texts) ? 3 : 0) -
    (saysOf("loses by it", name, texts) || saysOf("was robbed", name, texts) ? 4 : 0)
  );
}
/** What the player's texts say of somebody, and the names by which they say it: "the Warden", where there is one. */
export const spokenOf = (turn: Turn, entry: LoreEntry): Spoken =>
  readOnce(turn.lore.called, "spoken of", entry.name, () => readSpoken(turn, entry));

interface Spoken {
  readonly name: string;
  readonly texts: readonly string[];
}

function readSpoken(turn: Turn, entry: LoreEntry): Spoken {
  const [title = ""] = entry.name.split(" ");
  const isOnly =
    TITLES.has(title) &&
    entry.name.includes(" ") &&
    turn.lore.entries.filter(({ name }) => name.split(" ")[0] === title).length === 1;
  // A family name is somebody's own where nobody else has it.
  const isOwn = (word: string) =>
    turn.lore.entries.filter(({ name, kind }) => kind === "person" && name.split(" ").includes(word)).length < 2;
  const own = entry.name
    .split(" ")
    .filter((word) => /^\p{Lu}\p{L}{3,}$/u.test(word) && !TITLES.has(word) && isOwn(word));
  const names = [entry.name, ...entry.aliases, ...own, ...(isOnly ? [`[Tt]he ${title}`] : [])];
  const written = turn.lore.written.map(({ text }) => text);
  const words = names.map((each) => (each.startsWith("[Tt]he ") ? each : literal(each))).join("|");
  const named = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u");
  return { name: `(?<!\\p{L})(?:${words})(?!\\p{L})`, texts: written.filter((text) => named.test(text)) };
}

/** "Baron Crail wants the Ember for his forge": who wants what the hero's aim is about. */
export const wantsTheSame = (turn: Turn, entry: LoreEntry, aim: string): boolean => {
  const own = contentWords(aim);
  return turn
    .about(entry)
    .some(
      ({ text, source }) =>
        source !== "story" &&
        [...contentWords(pattern("casting wants the same", "u").exec(aboutOnly(turn, text, entry))?.[1] ?? "")].some(
          (word) => own.has(word),
        ),
    );
};

/** Whether the player's texts have one of some words of somebody: a surveyor, a guide. */
export const isOne = (turn: Turn, entry: LoreEntry, words: readonly string[]): boolean =>
  count(turn, entry, new RegExp(`(?<!\\p{L})(?:${words.join("|")})`, "iu")) > 0;

/** How well somebody suits the witness. */
export const noticeOf = (turn: Turn, entry: LoreEntry): number => Math.min(2, count(turn, entry, pattern("witness")));

/** How often the player's texts say such a thing of somebody. */
const count = (turn: Turn, entry: LoreEntry, pattern: RegExp): number =>
  readOnce(turn.lore.called, pattern.source, entry.name, () => {
    const found = new RegExp(pattern.source, "giu");
    return turn
      .about(entry)
      .filter(({ source }) => source !== "story")
      .flatMap(({ text }) => [...aboutOnly(turn, text, entry).matchAll(found)]).length;
  });

/** The clause of a sentence that is about somebody: of a list of suspects only their own part. */
const aboutOnly = (turn: Turn, text: string, entry: LoreEntry): string => {
  const parts = text.split(pattern("casting about only", "u"));
  return parts.find((part) => entriesIn(turn.lore, part).some(({ name }) => name === entry.name)) ?? text;
};

/** "Thirty-three, an accounts clerk": how old the hero is. */
const AGE = storedPattern("casting age", "u");

/** "Chief" of "Chief engineer Ines Okoro", and "the Old Compost": what is named, but is nobody of their own. */
export const isNoName = (turn: Turn, { name }: LoreEntry): boolean =>
  readOnce(turn.lore.written, "no name", name, () => readNoName(turn, name));

function readNoName(turn: Turn, name: string): boolean {
  const own = literal(name);
  const texts = turn.lore.written.map(({ text }) => text);
  const first = name.split(" ")[0]!;
  if (
    texts.some(
      (text) =>
        text.includes(name) &&
        pattern("casting read no name", "u").test(text) &&
        filledPattern("casting read no name 4", "u", own).test(text),
    )
  )
    return true;
  // "Magdalen's Patience" is a ship, and "the great Guarneri violin" a violin.
  if (/['’]s \p{Lu}/u.test(name) || AGE.test(name)) return true;
  const isMaker = (text: string) => {
    const noun = new RegExp(`\\b${own} (\\p{Ll}+)`, "u").exec(text)?.[1];
    return noun !== undefined && kindOfNoun(noun) === "thing" && !isKnownVerb(noun);
  };
  // "The winner becomes Pieman": an office.
  const uses = texts.filter((text) => text.includes(name));
  // "The treasure of Captain Redwing": somebody of long ago.
  const isOld = (text: string) => saysOf("of long ago", own, [text]);
  if (uses.length > 0 && uses.every(isOld)) return true;
  // "Get the medicine to Hochdorf": a place that is nothing else.
  const isPlace = (text: string) =>
    pattern("casting read no name 2", "u").test(text) && filledPattern("casting read no name 5", "u", own).test(text);
  if (uses.length > 0 && (uses.every(isMaker) || (first === name && uses.every(isPlace)))) return true;
  if (
    uses.length > 0 &&
    uses.every(
      (text) =>
        pattern("casting read no name 3", "u").test(text) &&
        filledPattern("casting read no name 6", "u", own).test(text),
    )
  )
    return true;
  if (first === name)
    return (
      (TITLES.has(name) || kindOfNoun(name.toLowerCase()) === "person") &&
      uses.some((text) => new RegExp(`\\b${own} (?:\\p{Ll}+ )?\\p{Lu}`, "u").test(text))
    );
  if (TITLES.has(first) && first !== "Old") return false;
  const named = new RegExp(`(\\p{L}+ )?\\b${own}\\b`, "gu");
  const found = uses.flatMap((text) => [...text.matchAll(named)]);
  return found.length > 0 && found.every(([, before]) => /^the $/iu.test(before ?? ""));
}

/** A dragon who runs the tea room is one of the people of a place. */
export const hasTrade = (turn: Turn, entry: LoreEntry): boolean =>
  count(turn, entry, /\b(?:runs|keeps|sells|owns|teaches|rules|guards|bakes|cooks|brews|mends)\b/u) > 0 &&
  count(turn, entry, /\b(?:computer|machine|mind|robot|AI)\b/u) === 0;
