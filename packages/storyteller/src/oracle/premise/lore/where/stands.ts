import { literal, filledPattern, pattern, storedPattern } from "../../../patterns.ts";
import { lexicon } from "../../../understand/lexicon/lexicon.ts";
import { indexOfName, type Lore, type LoreEntry, shortName } from "../lore.ts";
import { kindOfNoun } from "../nouns.ts";
import { placesListed } from "./places-listed.ts";

/**
 * Where a reader looks for somebody whom nobody has said to be anywhere: where the texts have them do what they do, in what is called
 * theirs, or where their trade is done. `places` are the names of the places that can be gone to.
 */

/** What can stand before a place at which somebody is: "sleeps beside", "guards", "drinks in". */
const AT = storedPattern("stands at");
/** What is wished, past, refused or on the way says nothing of where somebody is. */
const NOT_AT = storedPattern("stands not at");
/** "Mr Crane never leaves his office", "Hannah has locked herself in the kitchen". */
const KEEPS_TO = storedPattern("stands keeps to");

const bareName = (place: string): string => place.replace(/^(?:the|an?|your) /iu, "");

/** "the corridor of the second floor" is a corridor, "the pharmacy on the square" a pharmacy. */
const headName = (place: string): string => bareName(place).replace(pattern("stands head name", "u"), "");

/** Texts that say something of somebody: not those of the story, and no list of places. */
const textsOf = (lore: Lore, { sentences }: LoreEntry): string[] =>
  sentences.flatMap((at) => {
    const each = lore.sentences[at];
    return each === undefined || each.source === "story" || placesListed(each.text).length > 0 ? [] : [each.text];
  });

/** Names by which somebody alone is meant. */
const namesOf = (entry: LoreEntry): string[] => [
  ...new Set([entry.name, ...entry.aliases.filter((each) => /^\p{Lu}/u.test(each)), shortName(entry)]),
];

/** Where a sentence has somebody: "holds the ford", "sits in the crow's nest", "In Hollin waits Elder Maude"; empty where it does not say. */
export function placeBySentence(lore: Lore, entry: LoreEntry, places: readonly string[]): string {
  const names = namesOf(entry);
  const others = lore.entries.filter(({ kind, proper, name }) => kind === "person" && proper && name !== entry.name);
  // A name before a noun, as in "the old chapel on Gannet Rock", and the longest first: "the captain's cabin" before "the cabin".
  const isName = (place: string) => Number(/\p{Lu}/u.test(place));
  const known = places.toSorted((a, b) => isName(b) - isName(a) || b.length - a.length);
  // What begins with somebody's name says more of them than what only mentions them.
  const isAbout = (text: string) => names.some((name) => text.replace(/^The (?:\p{Ll}+ )?/u, "").startsWith(name));
  for (const text of textsOf(lore, entry).toSorted((a, b) => Number(isAbout(b)) - Number(isAbout(a)))) {
    const [at = -1, called = ""] =
      names
        .map((name) => [indexOfName(text, name), name] as const)
        .filter(([from]) => from >= 0)
        .toSorted(([a, x], [b, y]) => a - b || y.length - x.length)[0] ?? [];
    if (at < 0) continue;
    const all = text.slice(at + called.length);
    const ends = others
      .flatMap(({ name, aliases }) => [name, ...aliases.filter((each) => /^\p{Lu}/u.test(each))])
      .map((name) => indexOfName(all, name))
      .filter((from) => from >= 0 && all[from + 1] !== "");
    const after = all.slice(0, Math.min(120, ...ends)).split(/[;:]/u)[0]!;
    const before = text.slice(0, at);
    // "Mr Crane, owner of the mill, never leaves his office"
    const [, room = ""] = KEEPS_TO.exec(after) ?? [];
    const noun = room.split(" ").at(-1)!;
    const ending = (words: string) =>
      known.filter((place) => ` ${bareName(place).toLowerCase()}`.endsWith(` ${words}`));
    const own = room === "" ? [] : [...ending(room), ...(ending(noun).length === 1 ? ending(noun) : [])];
    if (own.length > 0) return own[0]!;
    if (room !== "" && kindOfNoun(noun) === "place" && !pattern("stands vague room", "u").test(noun))
      return `the ${room}`;
    const found = known.find((place) => isAt(after, before, place)) ?? nounAt(known, after, before);
    if (found !== undefined) return found;
    // "The librarian lies at the hospital. Sister Monica nurses him."
    const spoken = pattern("stands with them", "u").test(after)
      ? (lore.written[lore.written.findIndex((each) => each.text === text) - 1]?.text ?? "")
      : "";
    const beside = known
      .map((place) => [place, spoken === "" ? -1 : indexOfName(spoken, bareName(place))] as const)
      .toSorted(([, a], [, b]) => b - a)[0];
    if (beside !== undefined && beside[1] >= 0) return beside[0];
  }
  return "";
}

/** "keeps the lighthouse": Skarrow lighthouse, where there is no other. */
const nounAt = (places: readonly string[], after: string, before: string): string | undefined => {
  const noun = (place: string) => headName(place).split(" ").at(-1)!;
  return places.find(
    (place) =>
      /(?:^| )\p{Ll}+$/u.test(headName(place)) &&
      kindOfNoun(noun(place)) === "place" &&
      places.filter((each) => noun(each) === noun(place)).length === 1 &&
      new RegExp(`\\bthe ${noun(place)}\\b`, "u").test(`${before}${after}`) &&
      isAt(after, before, noun(place)),
  );
};

function isAt(after: string, before: string, place: string): boolean {
  // "Hollin beyond the river" is Hollin.
  const bare = pattern("stands is at", "u").exec(place)?.[0] ?? bareName(place);
  const from = indexOfName(after, bare);
  if (from >= 0 && !pattern("stands is at 2", "u").test(after)) {
    const between = after.slice(0, from);
    if (AT.test(between) && !NOT_AT.test(between.replace(/ the key (?:to|of) /u, " "))) return true;
  }
  // "Down at the harbour, the fisherman Zé", "In the hunters' camp lives the old woman Aviaja"
  const last = indexOfName(before, bare);
  if (last < 0) return false;
  const head = before.slice(0, last);
  const tail = before.slice(last + bare.length);
  return (
    // "The Sun Gate, where Sergeant Vask searches everything"
    pattern("stands where", "u").test(tail) ||
    (pattern("stands before", "u").test(head) && pattern("stands between", "u").test(tail)) ||
    // "The Fox and Anchor on the Shore is run by the widow Elspeth Moodie"
    (/^(?:The )?$/u.test(head) && pattern("stands run by", "u").test(tail))
  );
}

/** A place that is called theirs: "the Colonel's greenhouse", "Gaunt Manor", "the captain's cabin"; empty where none is. */
export function placeCalledTheirs(lore: Lore, entry: LoreEntry, places: readonly string[]): string {
  const isOnly = (word: string) =>
    lore.entries.filter(
      ({ kind, proper, name, role }) =>
        kind === "person" &&
        proper &&
        (name.toLowerCase().split(" ").includes(word) || role.toLowerCase().split(" ").at(-1) === word),
    ).length === 1;
  const own = new Set(
    [...entry.name.split(" "), entry.role.split(" ").at(-1) ?? ""]
      .map((each) => each.toLowerCase())
      .filter((each) => each.length > 2),
  );
  return (
    places.find((place) => {
      const owner = pattern("stands place called theirs", "u").exec(place);
      if (owner !== null && !pattern("stands no home").test(owner[2]!)) {
        const word = owner[1]!.split(" ").at(-1)!.toLowerCase();
        return own.has(word) && isOnly(word);
      }
      const house = pattern("stands place called theirs 2", "u").exec(place);
      return house !== null && own.has(house[1]!.toLowerCase());
    }) ?? ""
  );
}

/** Where somebody's trade is done: the vicar's in the vicarage, the smith's in the smithy; empty where the texts have no such place. */
export function placeOfTrade(lore: Lore, entry: LoreEntry, places: readonly string[]): string {
  const trade = tradeWords(lore, entry);
  const texts = lore.written.map(({ text }) => text).join(" ");
  for (const [who, ...where] of lexicon().trades) {
    if (!filledPattern("stands place of trade", "iu", who).test(trade)) continue;
    for (const kind of where) {
      // "aboard: bridge": only where the story is on a ship or a station.
      const [, ship, sort] = /^(aboard: )?(.+)$/u.exec(kind)!;
      if (ship !== undefined && !pattern("stands aboard").test(texts)) continue;
      const found =
        sort === "SIGN"
          ? places.filter(
              (place) => pattern("stands sign", "u").test(place) && kindOfNoun(place.split(" ").at(-1)!) !== "place",
            )
          : places.filter((place) => new RegExp(`(?<!\\p{L})(?:${sort})$`, "iu").test(headName(place)));
      const free = found.filter((place) => !isSomebodys(lore, entry, place));
      if (free.length > 0 && (sort !== "SIGN" || free.length === 1)) return free[0]!;
    }
  }
  return "";
}

/** "Brekke's cannery" is no place for another merchant. */
const isSomebodys = (lore: Lore, entry: LoreEntry, place: string): boolean =>
  lore.entries.some(
    ({ kind, proper, name }) =>
      kind === "person" &&
      proper &&
      name !== entry.name &&
      name
        .split(" ")
        .some((word) => word.length > 2 && new RegExp(`(?<!\\p{L})${literal(word)}['’]s `, "u").test(place)),
  );

/** The words that say what somebody is: the role, the words of the name, and those beside it. */
function tradeWords(lore: Lore, entry: LoreEntry): string {
  const beside = textsOf(lore, entry).flatMap((text) => {
    const at = indexOfName(text, entry.name);
    if (at < 0) return [];
    const after = text.slice(at + entry.name.length);
    return [
      pattern("stands trade before", "u").exec(text.slice(0, at))?.[1] ?? "",
      pattern("stands trade after", "u").exec(after)?.[1] ?? "",
      pattern("stands trade who", "u").exec(after)?.[1] ?? "",
    ];
  });
  return [entry.name, entry.role, ...beside].join(", ");
}
