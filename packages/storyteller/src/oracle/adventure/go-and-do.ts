import type { Reading } from "../understand/reading.ts";
import { understand } from "../understand/understand.ts";
import { stemsOf } from "./match-words.ts";
import { sceneOf } from "./reading-scene.ts";
import type { Stage } from "./stage.ts";
import { destination, namesPlace, travel } from "./travel.ts";

/** "I go to the gallery and open the last glass": the way, and what is done there. */
const GO_AND =
  /^\W*(?:(?:then|ok(?:ay)?|now|so|fine),?\s+)*(?:i(?:'ll|’ll)?\s+)?(?:get up and )?((?:go|walk|step|head|run|hurry|march|return|rush|climb)\b(?:(?!\band\b|\bthen\b)[^.;,!?])*?)(?:,?\s+and\s+(?:then\s+)?|,?\s+then\s+|[.;,]\s+(?:then\s+|and\s+)*)(?:i\s+)?(\p{L}.*)$/isu;
const OUT_OR_IN = /\b(?:outside|out|inside|in|back|upstairs|downstairs)\W*$/iu;
/** To walk on is no other thing to do. */
const GOES_ON = /^(?:go|walk|head|run|back|on|up|down)\b/iu;

/** Where the words are a way and then a deed: goes the way. Answers what is to be done there; null where the words are something else. */
export async function goFirst(stage: Stage, text: string): Promise<string | null> {
  const [, way = "", then = ""] = /["“?]/u.test(text) ? [] : (GO_AND.exec(text) ?? []);
  if (way === "" || GOES_ON.test(then)) return null;
  const stems = stemsOf(way);
  const to = destination(stage, null, stems, way);
  if (to === null || !(namesPlace(stage, to, stems) || OUT_OR_IN.test(way)) || to === stage.progress.place) return null;
  const reading: Reading = { ...understand(way, sceneOf(stage)), act: "travel", target: null };
  await travel(stage, reading, way);
  return stage.progress.place === to ? then : "";
}

/** Does what is left of the player's words, as if they had been said by themselves. */
export async function doThen(
  stage: Stage,
  text: string,
  act: (stage: Stage, reading: Reading) => Promise<void>,
): Promise<void> {
  if (text === "") return;
  const part: Stage = { ...stage, brief: { ...stage.brief, playerText: text } };
  await act(part, understand(text, sceneOf(stage)));
  const { brief: _, ...done } = part;
  // The way has been gone, whatever came of the rest.
  Object.assign(stage, done, { still: false });
}
