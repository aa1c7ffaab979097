import { pattern, storedPattern } from "../../patterns.ts";
import type { Reading } from "../../understand/reading.ts";
import { understand } from "../../understand/understand.ts";
import { stemsOf } from "../stage/match-words.ts";
import { sceneOf } from "../stage/reading-scene.ts";
import type { KnownDeed } from "../stage/deeds.ts";
import { nameOf, type Stage } from "../stage/stage.ts";
import { destination, namesPlace, travel } from "../acts/travel.ts";

/** "I go to the gallery and open the last glass": first the travel, then the deed there. */
const GO_AND = storedPattern("adventure go-and-do go and", "isu");
const OUT_OR_IN = storedPattern("go-and-do out or in");
/** More travel after the first is no second act. */
const GOES_ON = storedPattern("go-and-do goes on");

/** If the words are travel followed by a deed, plays the travel. Returns the text of the deed. Null if the words are anything else. */
export async function goFirst(stage: Stage, text: string): Promise<string | null> {
  const [, way = "", then = ""] = /["“?]/u.test(text) ? [] : (GO_AND.exec(text) ?? []);
  if (way === "" || GOES_ON.test(then)) return null;
  const stems = stemsOf(way);
  const to = destination(stage, null, stems, way);
  if (to === null || !(namesPlace(stage, to, stems) || OUT_OR_IN.test(way))) return null;
  // "I go to the gallery and cut the lead", in the gallery.
  if (to === stage.progress.place) return namesPlace(stage, to, stems) ? then : null;
  const reading: Reading = { ...understand(way, sceneOf(stage)), act: "travel", target: null };
  await travel(stage, reading, way);
  return stage.progress.place === to ? then : "";
}

/** "I go across with my captain's lantern": the words have opened the way, and lead over it. */
export async function goOver(stage: Stage, { key }: KnownDeed, text: string): Promise<void> {
  const open = stage.adventure.obstacles.find(({ id }) => key.startsWith(`obstacle/${id}/`));
  const { passed, place, fight, ended } = stage.progress;
  if (open?.bars === undefined || open.at !== place || !passed.includes(open.id) || fight !== "" || ended !== "")
    return;
  if (!pattern("go-and-do over").test(text) || /["“?]/u.test(text)) return;
  await travel(stage, { ...understand(text, sceneOf(stage)), act: "travel", target: nameOf(stage, open.bars) }, text);
}

/** Plays the rest of the player's words, as if the player had written only them. */
export async function doThen(
  stage: Stage,
  text: string,
  act: (stage: Stage, reading: Reading) => Promise<void>,
): Promise<void> {
  if (text === "") return;
  const part: Stage = { ...stage, brief: { ...stage.brief, playerText: text } };
  await act(part, understand(text, sceneOf(stage)));
  const { brief: _, ...done } = part;
  // The travel has happened, whatever the second act led to.
  Object.assign(stage, done, { still: false });
}
