import { pattern, storedPattern, type StoredPattern } from "../../../patterns.ts";
import { canBeName } from "../../lore/lore-entry.ts";
import { entriesIn, shortName } from "../../lore/lore.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import { headOf, homeOf, houseNamed, isSamePlace, placesOf } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import { personIn } from "../people/who.ts";

/** The place that a phrase names: one of the lore, or a common noun of a place as the player wrote it. */
export function placeNamed(turn: Turn, phrase: string): string | null {
  const tidy = phrase
    .replace(pattern("place-named place named 4", "u"), "")
    .replace(pattern("place-named place named 5"), "")
    .trim();
  if (pattern("place-named place named").test(tidy)) return null;
  if (!canBeName(tidy) || pattern("place-named place named 6", "u").test(tidy)) return null;
  // "deck ten", "level 4"
  const numbered = pattern("place-named place named 2").exec(tidy)?.[1];
  const known = placesOf(turn).find(
    (name) => isSamePlace(name, tidy) || headOf(name).toLowerCase() === headOf(tidy).toLowerCase(),
  );
  // "Their hall" is not the one where the hero is.
  if (known !== undefined && /^(?:his|her|their) /iu.test(tidy) && isSamePlace(known, turn.place)) return null;
  if (known !== undefined) return houseNamed(turn, known);
  if (numbered !== undefined) return numbered;
  const owned = /^(.+?)['’]s (.+)$/u.exec(tidy);
  if (owned !== null) {
    const who = personIn(turn, owned[1]!);
    const home = who === undefined ? "" : homeOf(turn, who);
    if (who !== undefined && pattern("place-named place named 7").test(owned[2]!) && home !== "") return home;
    if (who !== undefined && kindOfNoun(owned[2]!.split(" ").at(-1)!) === "place")
      return `${/^\p{Lu}/u.test(owned[1]!) ? owned[1]! : shortName(who)}'s ${owned[2]!}`;
  }
  const named = entriesIn(turn.lore, tidy).find(({ kind, proper }) => kind === "place" && proper);
  if (named !== undefined && personIn(turn, tidy) === undefined) return named.name;
  if (pattern("place-named place named 8").test(tidy) && turn.memo.visited[0] !== undefined)
    return turn.memo.visited[0];
  // "back to the castle": the room in it where the hero has been.
  const inside = pattern("place-named place named 9").exec(tidy)?.[1]?.toLowerCase();
  const room = inside === undefined ? undefined : turn.memo.visited.find((name) => ROOMS[inside]?.test(name));
  if (room !== undefined && /\bback\b/iu.test(turn.brief.playerText)) return room;
  // "The wreck", of the wreck of the Marigold.
  const [, word = ""] = /^the (\p{Ll}+)$/u.exec(tidy) ?? [];
  const ofName =
    word === ""
      ? undefined
      : turn.lore.entries.find(
          ({ kind, proper, name, sentences }) =>
            kind === "place" &&
            proper &&
            sentences.some((at) => turn.lore.sentences[at]?.text.includes(`${word} of ${name}`) === true),
        );
  if (ofName !== undefined) return ofName.name;
  const noun = pattern("place-named place named 10", "u").exec(
    tidy.replace(pattern("place-named place named 11", "u"), ""),
  );
  if (noun === null || !(kindOfNoun(noun[3]!) === "place" || pattern("place-named place named 3", "u").test(noun[3]!)))
    return null;
  if (pattern("place-named place named 12", "u").test(noun[3]!) && noun[1] === undefined) return null;
  // "the chapel" is the Chapel of Ease, where there is no other.
  const bearing = turn.lore.entries.filter(
    ({ kind, proper, name }) => kind === "place" && proper && name.toLowerCase().split(" ").includes(noun[3]!),
  );
  if (bearing.length === 1 && noun[2] === noun[3]) return bearing[0]!.name;
  const whole = entriesIn(turn.lore, tidy).find(({ kind }) => kind === "place");
  if (whole !== undefined && isSamePlace(whole.name, tidy)) return whole.name;
  return /^(?:my|our) /u.test(noun[1] ?? "") ? `your ${noun[2]!}` : houseNamed(turn, `the ${noun[2]!}`);
}

/** Rooms by the house that has them. */
const CASTLE = storedPattern("place-named castle", "u");
const HOUSE = storedPattern("place-named house", "u");
const ROOMS: Readonly<Record<string, StoredPattern>> = {
  castle: CASTLE,
  palace: CASTLE,
  keep: CASTLE,
  court: CASTLE,
  manor: HOUSE,
  house: HOUSE,
  hall: HOUSE,
  ship: storedPattern("place-named rooms", "u"),
};
