import { filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { isCommonWord, properNames } from "#english/names";
import { fateOf } from "../lore/fates.ts";
import { entriesIn, findEntry, isHero, type LoreEntry, shortName } from "../lore/lore.ts";
import { kindOfName } from "../lore/name-kinds.ts";
import { kindOfNoun } from "../lore/nouns.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import { BY, type Turn } from "../turn.ts";
import { isYesNo } from "../words/short-answer.ts";
import { NO_NAME, personIn } from "./people/who.ts";
import { hold } from "./record/items.ts";

/** Who comes and who goes by the player's words, and names that are new in them. */

const GOES = storedPattern("come-and-go goes");

/** A person whom a sentence brings in is here, and one whom it sends away is not. */
export function comeAndGo(turn: Turn, text: string): void {
  // "It's Coach Halloran, with a dog": that is who has come.
  const [, named = ""] = pattern("come-and-go come and go").exec(text) ?? [];
  const come = named === "" ? undefined : personIn(turn, named);
  if (come !== undefined) {
    turn.bring(come);
    turn.memo.last = come.name;
  }
  // "Gilbert himself is on the gangplank": here, where the words name no other place.
  const stands = pattern("come-and-go come and go 2").exec(text)?.[1];
  const stood = stands === undefined ? undefined : personIn(turn, text.split(" ").slice(0, 3).join(" "));
  const where = entriesIn(turn.lore, stands ?? "").find(({ kind }) => kind === "place")?.name ?? null;
  if (stood !== undefined && fateOf(turn.lore, stood) === null && (where === null || isSamePlace(where, turn.place))) {
    turn.bring(stood);
    turn.memo.last = stood.name;
  }
  for (const entry of entriesIn(turn.lore, text).slice(0, 4)) {
    if (!turn.people.some(({ name }) => name === entry.name)) continue;
    const after = text.slice(Math.max(0, indexIn(text, entry)));
    if (pattern("come-and-go come and go 8").test(after)) {
      turn.bring(entry);
      turn.memo.last = entry.name;
      if (pattern("come-and-go come and go 3").test(after) && !turn.memo.companions.includes(entry.name))
        turn.memo.companions.push(entry.name);
    } else if (GOES.test(after.slice(0, 60)) && turn.isHere(entry)) away(turn, entry.name);
    if (
      pattern("come-and-go come and go 4", "u").test(after) ||
      filledPattern("come-and-go come and go 9", "u", shortName(entry)).test(text)
    )
      turn.attitude(entry.name, -2);
    if (pattern("come-and-go come and go 5", "u").test(after)) turn.attitude(entry.name, 1);
    // "Dolfin takes the lantern from you", "… gets to San Mattio before you".
    const lost = pattern("come-and-go come and go 6", "u").exec(after)?.[1];
    if (lost !== undefined) {
      hold(turn, lost, false);
      turn.memo.lost.push(`${lost}, to ${shortName(entry)}`);
    }
    const ahead = pattern("come-and-go come and go 7", "u").exec(after)?.[1];
    if (ahead !== undefined && turn.member(entry.name) !== undefined)
      turn.change({ type: "cast_changed", by: BY, name: entry.name, place: ahead.slice(0, 120) });
  }
}
const indexIn = (text: string, entry: LoreEntry): number =>
  Math.min(
    ...[entry.name, ...entry.aliases, ...entry.name.split(" ")]
      .map((name) => text.toLowerCase().indexOf(name.toLowerCase()))
      .filter((at) => at >= 0),
    text.length,
  );

export function away(turn: Turn, name: string): void {
  const { scene } = turn.story;
  if (scene !== null)
    turn.change({ type: "scene_changed", by: BY, present: scene.present.filter((each) => each !== name) });
  turn.memo.companions = turn.memo.companions.filter((each) => each !== name);
  if (turn.member(name) !== undefined) turn.change({ type: "cast_changed", by: BY, name, place: "" });
}

/** Names of the player's own words that the lore does not have yet. */
export function newNames(turn: Turn, text: string): void {
  const inside = text.replace(pattern("come-and-go new names", "u"), (word) =>
    findEntry(turn.lore, word) === undefined && isKnownOpening(word) ? word.toLowerCase() : word,
  );
  for (const { name: found, type } of properNames(inside)) {
    const name = found.replace(/['’]s$/u, "");
    if (
      name.length < 3 ||
      NO_NAME.test(name) ||
      findEntry(turn.lore, name) !== undefined ||
      isHero(turn.lore, { name }) ||
      isCommonWord(name) ||
      isYesNo(name.toLowerCase()) ||
      turn.memo.struck.includes(name)
    )
      continue;
    const at = inside.indexOf(name);
    const kind =
      kindOfName(name, inside.slice(0, at), inside.slice(at + name.length)) ??
      (type === "place" || type === "faction"
        ? type
        : type === "item"
          ? "thing"
          : INTRODUCED.test(inside.slice(at + name.length)) || CALLED.test(inside.slice(0, at)) || name.includes(" ")
            ? "person"
            : null);
    // A word with a capital is nobody: somebody new is introduced.
    if (kind !== null) turn.memo.names.push({ name, kind });
  }
}
/** "Ned is here", "Bob comes in"; "my cousin Ned", "a man called Ned". */
const INTRODUCED = storedPattern("come-and-go introduced", "u");
const CALLED = storedPattern("come-and-go called", "u");
const isKnownOpening = (word: string): boolean =>
  isCommonWord(word) || kindOfNoun(word.toLowerCase()) !== null || /(?:ly|ing|ed)$/u.test(word);
