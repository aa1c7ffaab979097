import { literal, filledPattern, pattern, storedPattern } from "../../../patterns.ts";
import { commonPlaces } from "../../case/common-places.ts";
import { isFar } from "./far.ts";
import { cellNames, fateOf } from "../fates.ts";
import { findEntry, indexOfName, type Lore, type LoreEntry, shortName } from "../lore.ts";
import { kindOfNoun } from "../nouns.ts";
import { notYet } from "./not-yet.ts";
import { placesListed } from "./places-listed.ts";
import { readOnce } from "../read-once.ts";
import { remember } from "../../../../remember.ts";
import { placeBySentence, placeCalledTheirs, placeOfTrade } from "./stands.ts";
import type { Turn } from "../../turn.ts";

/** Where people are to be found: where the player said, where the story left them, or where the texts put them. */

const LODGES = storedPattern("whereabouts lodges", "u");
const INDOORS = storedPattern("whereabouts indoors", "u");
const KEEPS = storedPattern("whereabouts keeps", "u");

/** Where somebody is to be found; empty where nobody has said. */
export function whereIs(turn: Turn, entry: LoreEntry, depth = 0): string {
  const own = turn.memo.places[entry.name];
  if (own !== undefined && !turn.memo.struck.some((each) => isSamePlace(each, own))) return own;
  const left = turn.member(entry.name)?.place ?? "";
  if (left !== "") return left;
  return homeOf(turn, entry, depth);
}

/** What a sentence has that says when somebody comes back. */
const RETURNS = storedPattern("whereabouts returns", "isu");

/** "Before the baroness returns from the moon": where somebody is until then; null where the texts say nothing of the kind. */
const awayIn = (turn: Turn, { name, kind }: LoreEntry): string | null =>
  kind === "person" ? readOnce(turn.lore.written, "away in", name, () => readAway(turn, name)) : null;

function readAway(turn: Turn, name: string): string | null {
  const { written } = turn.lore;
  const returns = readOnce(written, "returns", "", () => written.filter(({ text }) => RETURNS.test(text)));
  if (returns.length === 0) return null;
  const names = [name, ...name.split(" ").filter((word) => /^\p{Lu}\p{L}{2,}$/u.test(word))].map(literal);
  const back = filledPattern("whereabouts read away", "iu", names.join("|"));
  for (const { text } of returns) {
    const found = back.exec(text);
    if (found !== null) return found[1] ?? "";
  }
  return null;
}
/** "the pub, the Blue Anchor", "the Startled Hen, the village pub": the name of a house that a word for its kind means. */
export function houseNamed({ lore }: Turn, place: string): string {
  const [, noun = ""] = /^the (\p{Ll}+)$/u.exec(place) ?? [];
  if (noun === "") return place;
  const known = HOUSES.get(lore) ?? new Map<string, string>();
  HOUSES.set(lore, known);
  const found = known.get(noun) ?? readHouse(lore, noun);
  known.set(noun, found);
  return found === "" ? place : found;
}
const HOUSES = new WeakMap<Lore, Map<string, string>>();

function readHouse(lore: Lore, noun: string): string {
  const name = "((?:[Tt]he )?\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+)*)";
  const own = filledPattern("whereabouts read house", "u", noun, name);
  for (const { text, source } of lore.sentences) {
    const found = source === "story" || !text.includes(noun) || placesListed(text).length > 0 ? null : own.exec(text);
    const entry = found === null ? undefined : findEntry(lore, (found[1] ?? found[2] ?? found[3])!);
    if (entry?.kind === "place" && entry.proper) return entry.name;
  }
  return "";
}

/** Where the texts put somebody, whatever the story has done with them; empty where they do not say. */
export function homeOf(turn: Turn, entry: LoreEntry, depth = 0): string {
  const { memo, lore } = turn;
  // Each move asks where everybody's home is, so the answer is kept.
  const key = [entry.name, entry.kind, entry.at, entry.sentences.length, depth, memo.visited[0], ...memo.struck];
  const home = readOnce(lore, "home", key.join("\n"), () => homeIn(turn, entry, depth));
  return houseNamed(turn, typeof home === "string" ? home : whereIs(turn, home, depth + 1));
}

/** The home of somebody: a place, or the person with whom they lodge. */
function homeIn(turn: Turn, entry: LoreEntry, depth: number): string | LoreEntry {
  const far = awayIn(turn, entry);
  if (far !== null) return far;
  if (notYet(turn.lore, entry) !== "") return "";
  const said = fateOf(turn.lore, entry) === "held" ? "" : readStand(turn, entry, "stands", placeBySentence);
  if (said !== "" && !turn.memo.struck.some((each) => isSamePlace(each, said))) return said;
  const theirs = readStand(turn, entry, "theirs", placeCalledTheirs);
  if (theirs !== "") return theirs;
  // "drinks by the fire": in the house where it begins.
  const isIndoors = readOnce(turn.lore.written, "indoors", entry.name, () =>
    turn.about(entry).some(({ text }) => INDOORS.test(text.slice(Math.max(0, indexOfName(text, shortName(entry)))))),
  );
  if (isIndoors) return turn.memo.visited[0] ?? "";
  for (const { text } of turn.about(entry)) {
    // "the Brandvold store, which Aksel Brandvold runs": the keeper is in the store.
    const keeps = pattern("whereabouts home of", "u").exec(text);
    if (keeps !== null && keeps[0].includes(shortName(entry)) && kindOfNoun(keeps[1]!.split(" ").at(-1)!) === "place")
      return keeps[1]!;
  }
  const known = entry.at === "" ? undefined : findEntry(turn.lore, entry.at);
  const isNowhere = turn.memo.struck.some((each) => isSamePlace(each, entry.at));
  if (entry.at !== "" && !isNowhere && (known === undefined || !isFar(turn.lore, known))) return entry.at;
  if (fateOf(turn.lore, entry) === "held") return cellNames(turn.lore, entry);
  if (depth > 1) return "";
  for (const { text } of turn.about(entry)) {
    const at = indexOfName(text, shortName(entry));
    if (at < 0) continue;
    const after = text.slice(at);
    // "The charcoal burners live at Black Staithe under a woman called Mother Soot": where a group lives, its head does.
    const [, camp = ""] = pattern("whereabouts home of 2", "u").exec(text.slice(0, at)) ?? [];
    if (camp !== "") return findEntry(turn.lore, camp.trim())?.name ?? camp.trim();
    // "In the sunken abbey lies the Tidestone, guarded by the drowned monk Father Anselm"
    const [, hall = ""] = pattern("whereabouts home of 3", "u").exec(text.slice(0, at)) ?? [];
    if (hall !== "") return findEntry(turn.lore, hall)?.name ?? hall;
    // "the tower of the exile Veskar"
    const [, seat = "", sort = ""] = pattern("whereabouts home of 6", "u").exec(text.slice(0, at)) ?? [];
    if (pattern("whereabouts home of 4", "u").test(sort)) return findEntry(turn.lore, seat)?.name ?? seat;
    // "The pub is the Startled Goose, named after a goose named Kevin, who lives there."
    if (pattern("whereabouts home of 7", "u").test(after)) {
      const house = turn.lore.entries.find(
        ({ kind, name }) =>
          kind === "place" &&
          indexOfName(
            `${turn.lore.sentences[turn.lore.sentences.findIndex((each) => each.text === text) - 1]?.text ?? ""} ${text.slice(0, at)}`,
            name,
          ) >= 0,
      );
      if (house !== undefined) return house.name;
    }
    // "Sister Ilse of the infirmary"
    const [, place = "", noun = ""] = pattern("whereabouts home of 8", "u").exec(after) ?? [];
    if (noun !== "" && kindOfNoun(noun) === "place") return findEntry(turn.lore, place)?.name ?? place;
    // "Imani flies the Magpie": she is aboard. "Amadi guards it": the place that was spoken of before.
    const vessel = pattern("whereabouts home of 5", "u").exec(after)?.[1];
    const ship = vessel === undefined ? undefined : findEntry(turn.lore, vessel);
    if (ship?.kind === "place") return ship.name;
    if (pattern("whereabouts home of 9", "u").test(after)) {
      const before = turn.lore.sentences[turn.lore.sentences.findIndex((each) => each.text === text) - 1]?.text ?? "";
      const spoken = turn.lore.entries.find(({ kind, name }) => kind === "place" && indexOfName(before, name) >= 0);
      if (spoken !== undefined) return spoken.name;
    }
    // "Kitty Wray, who is lodging with Hannah Lyth": she is where Hannah is.
    const lodges = LODGES.exec(after);
    if (lodges !== null) {
      const host = turn.people.find(
        (each) =>
          each.name !== entry.name &&
          [each.name, ...each.aliases].some((name) => {
            const from = indexOfName(after, name);
            const gap = from - lodges.index - lodges[0].length;
            return from >= 0 && gap >= 0 && gap < 20;
          }),
      );
      if (host !== undefined) return host;
    }
    // Up to where somebody else is spoken of.
    const others = turn.people
      .filter((each) => each.name !== entry.name && each.proper)
      .map((each) => indexOfName(after, each.name))
      .filter((from) => from >= 0);
    const kept = KEEPS.exec(others.length === 0 ? after : after.slice(0, Math.min(...others)))?.[1];
    if (kept !== undefined && kindOfNoun(kept.split(" ").at(-1) ?? "") === "place") {
      const name = kept.replace(/^an? /u, "the ");
      const known = findEntry(turn.lore, name);
      return known?.kind === "place" ? known.name : name;
    }
  }
  return readStand(turn, entry, "trade", placeOfTrade);
}

/** Places of the texts, where somebody can be: not the town in which all of it happens, and none that is far off. */
const placesWritten = (turn: Turn): readonly string[] =>
  readOnce(turn.lore.called, "places written", "", () => {
    const named = turn.lore.entries
      .filter((each) => each.kind === "place" && each.proper && !isFar(turn.lore, each) && !isSetting(turn, each))
      .map(({ name }) => name);
    return [...named, ...commonPlaces(turn)].filter(
      (name, at, all) => all.findIndex((other) => isSamePlace(other, name)) === at,
    );
  });

type Reader = (lore: Lore, entry: LoreEntry, places: readonly string[]) => string;
/** What the texts say of where somebody stands, read once for each name. */
const readStand = (turn: Turn, entry: LoreEntry, what: string, read: Reader): string =>
  entry.kind !== "person" || !entry.proper
    ? ""
    : readOnce(turn.lore.called, what, entry.name, () => read(turn.lore, entry, placesWritten(turn)));

/** A place without what only describes it: "the back room of the store, with the door bolted" is the back room. */
export const headOf = (name: string): string => placeWords(name).head;

/** What two names of places are compared by: made once for each name, because every place is compared with every other one. */
const placeWords = remember((name) => {
  const low = name.replace(/^(?:the|an?|your) /iu, "").toLowerCase();
  // "the Major's trampled garden" is Major Lyle's garden.
  const own = pattern("whereabouts place words", "u").exec(low);
  const head = readHead(name);
  return { low, own, head, lowHead: head.toLowerCase() };
});

const readHead = (name: string): string =>
  name
    .replace(/^(?:the|an?|your) /iu, "")
    .replace(/,.*$/u, "")
    .replace(pattern("whereabouts head of", "u"), "$1");

/** Whether two names mean the same place: "the floor of the Cold Dock" is in the Cold Dock, "the Brandvold store" is the store. */
export const isSamePlace = (one: string, other: string): boolean => {
  const { low: a, own, lowHead: c } = placeWords(one);
  const { low: b, own: its, lowHead: d } = placeWords(other);
  if (a === "" || b === "") return a === b;
  if (own && its && own[2] === its[2] && own[1]!.split(" ").some((word) => its[1]!.split(" ").includes(word)))
    return true;
  return a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`) || c === b || d === a;
};

/** Who is at a place by the texts or the story, and could be met there. */
export const peopleAt = (turn: Turn, place: string): LoreEntry[] =>
  turn.people.filter((entry) => {
    if (!entry.proper || turn.member(entry.name)?.alive === false) return false;
    const fate = fateOf(turn.lore, entry);
    if (fate === "dead" || fate === "missing") return false;
    const home = whereIs(turn, entry);
    return home !== "" && isSamePlace(home, place);
  });

/** "The ore hauler Magdalen's Patience is …", "Tarrant Magna is a village": what the first words of the world say the story is in. */
const isSetting = ({ lore }: Turn, { name }: LoreEntry): boolean =>
  readOnce(lore.written, "setting", name, () => readSetting(lore, name));

function readSetting(lore: Lore, name: string): boolean {
  const own = lore.written.filter(({ text }) => text.includes(name));
  const first = lore.written.find(({ source }) => source === "world" || source === "details")?.text ?? "";
  const sort =
    "(?:hauler|ship|starship|vessel|liner|freighter|station|town|village|city|port|island|parish|colony|settlement|manor|train|airship|base|outpost)";
  return (
    first.includes(name) &&
    // "In the Westfjords it has not stopped snowing", "Trieste, 1936.": where all of it happens.
    (new RegExp(` (?:in|at) ${literal(name)}\\.?$`, "u").test(first) ||
      filledPattern("whereabouts read setting 2", "u", literal(name.replace(/^the /u, "")), literal(name)).test(
        first,
      ) ||
      (first.startsWith(name) && pattern("whereabouts read setting", "u").test(name)) ||
      filledPattern("whereabouts read setting 3", "u", sort, literal(name)).test(first)) &&
    own.every(
      ({ source, text }) =>
        source !== "notes" || !filledPattern("whereabouts read setting 4", "u", literal(name)).test(text),
    )
  );
}

/** "the cells" of somebody who is held: no place of the texts, where they have no such word. */
const isMadeCell = ({ lore }: Turn, name: string): boolean =>
  /^the (?:cells|brig)$/u.test(name) && !lore.sentences.some(({ text }) => text.includes(name.slice(4)));

/** Places that can be gone to, those of the texts first named first. */
export function placesOf(turn: Turn): string[] {
  const homes = turn.people
    .filter((entry) => awayIn(turn, entry) === null)
    .map((entry) => whereIs(turn, entry))
    .filter(
      (name) => name !== "" && !isMadeCell(turn, name) && !turn.memo.struck.some((each) => isSamePlace(each, name)),
    );
  // A place of the hero's past, and a whole country, are no ways to go.
  const isNear = ({ name, sentences }: LoreEntry) =>
    !pattern("whereabouts places of", "u").test(name) &&
    !isFar(turn.lore, { name, sentences }) &&
    (sentences.length === 0 || sentences.some((at) => turn.lore.sentences[at]?.source !== "hero"));
  const near = turn.lore.entries.filter((entry) => entry.kind === "place" && entry.proper && isNear(entry));
  // The town or ship in which all of it happens is no way to go, where its own places are known.
  const inside = near.filter((entry) => !isSetting(turn, entry));
  const named = (inside.length + homes.length + turn.memo.visited.length > 1 ? inside : near).map(({ name }) => name);
  const common = commonPlaces(turn).filter((name) => !turn.memo.struck.some((each) => isSamePlace(each, name)));
  return [...turn.memo.visited, ...named, ...homes, ...common].filter(
    (name, at, all) => name !== "" && all.findIndex((other) => isSamePlace(other, name)) === at,
  );
}
