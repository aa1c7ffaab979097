import { pattern } from "../../patterns.ts";
import type { Reading } from "../../understand/reading.ts";
import { destination, namesPlace, travel } from "../acts/travel.ts";
import { take } from "../acts/things.ts";
import { deedFor, isDecisive, type KnownDeed } from "../stage/deeds.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf, shortName } from "../stage/prose.ts";
import { thingMeant } from "../stage/sight.ts";
import { exitsOf, nameOf, present, type Stage } from "../stage/stage.ts";
import { absentPerson } from "../talk/conversation-partner.ts";
import { carriedTo, onlyPlaceIn, wayCalled } from "./goes-somewhere.ts";

/**
 * Goes where something or somebody is carried, or where a call to somebody here leads: "I take the can to the Third, with Annis", "on to
 * the ford, Annis". What is carried is taken first, and who is named comes along. Returns whether the words were such a way.
 */
export async function setOut(
  stage: Stage,
  reading: Reading,
  text: string,
  doKnown: (stage: Stage, known: KnownDeed) => Promise<void>,
): Promise<boolean> {
  const carried = carriedTo(stage, text);
  const called = carried === null ? wayCalled(stage, text) || onlyPlaceIn(stage, text) : carried.to;
  const to = placeNamed(stage, called);
  const { place } = stage.progress;
  const goTo = async (words: string): Promise<true> => {
    await travel(stage, { ...reading, act: "travel", target: nameOf(stage, to!) }, words);
    return true;
  };
  const way = exitOnly(stage, text);
  if (way !== "") {
    await travel(stage, { ...reading, act: "travel", target: nameOf(stage, way) }, `go to ${nameOf(stage, way)}`);
    return true;
  }
  if (to === null || to === place) return false;
  if (carried !== null || pattern("set-out set out").test(text)) {
    const stems = stemsOf(text);
    const known = deedFor(stage, "take", stems, 1);
    const thing = carried === null ? null : thingMeant(stage, null, stemsOf(carried.what));
    if (known !== null && !isDecisive(known)) await doKnown(stage, known);
    else if (thing !== null && thing.take !== null && !stage.progress.taken.includes(thing.id))
      await take(stage, { ...reading, act: "take", target: thing.name }, `take ${carried!.what}`);
    if (stage.progress.place !== place || stage.progress.fight !== "" || stage.progress.ended !== "") return true;
  }
  const along = present(stage).filter((person) => mentions(namesOf(person), stemsOf(text)) >= 1);
  return goTo(`go to ${nameOf(stage, to)}${along.length === 0 ? "" : ` with ${along.map(shortName).join(" and ")}`}`);
}

/** Where the way leads that the words only name: "garden door". Empty if they name no way, or more than one. */
function exitOnly(stage: Stage, text: string): string {
  const stems = stemsOf(text).filter((word) => !ON_A_WAY.has(word));
  if (stems.length !== 2 || !pattern("set-out way", "u").test(stems[1]!) || /[?"“]/u.test(text)) return "";
  const named = exitsOf(stage).filter(({ how, aliases = [] }) =>
    [how, ...aliases].some((each) => stems.every((word) => stemsOf(each).includes(word))),
  );
  return named.length === 1 ? named[0]!.to : "";
}
const ON_A_WAY = new Set(stemsOf("the a to through by out in then now via"));

/** The known place, or the place of the person elsewhere, that the words name. Null if they name none. */
function placeNamed(stage: Stage, words: string): string | null {
  if (words === "") return null;
  const stems = stemsOf(words);
  const to = destination(stage, null, stems, `to ${words}`);
  // "Over the stones we go, Annis": the way is named, and not the place.
  const isWay = exitsOf(stage).some((exit) => exit.to === to && mentions(exit.aliases ?? [], stems) >= 1);
  if (to !== null && (namesPlace(stage, to, stems) || isWay)) return to;
  const away = absentPerson(stage, stems);
  return away !== null && mentions(namesOf(away), stems) >= 1 ? (stage.progress.seen[away.id] ?? null) : null;
}

/** Whether the words are only a place's name: "the Third, then". */
export const isOnlyPlace = (stage: Stage, text: string): boolean =>
  stemsOf(text).length <= 4 && stage.adventure.places.some(({ id }) => namesPlace(stage, id, stemsOf(text)));
