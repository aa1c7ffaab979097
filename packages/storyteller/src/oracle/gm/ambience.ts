import { memoryBeat } from "./memory.ts";
import { apart, may, should } from "./prose/beats.ts";
import type { Beat } from "./prose/compose.ts";
import type { Stage } from "./stage.ts";
import { peopleHere, personSlots } from "./story/people.ts";
import { placeHere, sensesOf } from "./story/places.ts";
import { dayPart } from "./story/time.ts";
import { GESTURES } from "./text/people.ts";
import { TOLD_OF_YOU } from "./text/quiet.ts";
import { COMPANY, HOURS, INNER, PLAIN, TEXTURE, UNEASE, WONDER } from "./text/texture.ts";
import { MAGIC } from "../craft/magic.ts";

/** What surrounds a scene: a memory, what people do and say of you, the place, the hour, the mood. Best first. */
export function ambience(stage: Stage): Beat[] {
  const { story, random, brief, lexicon } = stage;
  const memory = brief.recalled.length > 0 && brief.kind !== "opening" ? memoryBeat(stage, "should") : null;
  const here = peopleHere(stage);
  const someone = here.length > 0 ? personSlots(random.pick(here)) : null;
  const deed = story.deeds.find(
    ({ turn, who }) => turn <= brief.number - 4 && (who === "" || here.some(({ name }) => name === who)),
  );
  const magic = brief.scene.world?.magicLevel ?? "medium";
  const rest: Beat[] = random.shuffle([
    may(TEXTURE),
    may(TEXTURE),
    may(lexicon.weather),
    may(lexicon.moods),
    may(HOURS[dayPart(story.hour)]),
    may(INNER),
    may(MAGIC[magic].openly ? [...WONDER, ...MAGIC[magic].asides] : [...PLAIN, ...MAGIC[magic].asides]),
    ...(someone === null ? [] : [may(GESTURES, someone), may(GESTURES, someone)]),
    ...(story.tension >= 4 ? [should(UNEASE)] : []),
    ...(brief.table.sheets().length > 1 ? [may(COMPANY)] : []),
    may([...sensesOf(stage, placeHere(stage).kind), ...TEXTURE]),
  ]);
  const said = deed !== undefined && someone !== null && random.chance(0.5);
  if (said) stage.story = { ...story, deeds: story.deeds.filter((each) => each !== deed) };
  return [
    ...(memory === null ? [] : [memory]),
    ...(said ? [apart(TOLD_OF_YOU, { ...someone, act: deed.gist })] : []),
    ...rest.map((beat, i) => (i === 0 || i === 4 ? { ...beat, paragraph: true } : beat)),
  ];
}
