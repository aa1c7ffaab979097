import { apart, may, must, should } from "../prose/beats.ts";
import { choice } from "../hooks.ts";
import { gistOf } from "../memory.ts";
import type { Scene } from "../stage.ts";
import { newPerson, personSlots } from "../story/people.ts";
import { goTo, newPlace, sensesOf } from "../story/places.ts";
import { linesOf, openThread, threadSlots } from "../story/threads.ts";
import { IDEA, OPENING, OPENING_BRIEF } from "../text/opening.ts";
import { COMES_FORWARD } from "../text/people.ts";
import { begin } from "./plot.ts";

/** The first scene: a place, a person, a thread of the campaign's own, and a choice. */
export const opening: Scene = async function* (stage) {
  yield* [];
  const place = newPlace(stage, "settled");
  goTo(stage, place.name);
  const person = newPerson(stage, place.name, 1);
  const told = personSlots(person);
  const hook = begin(stage, person);
  const idea = gistOf(stage.brief.scene.campaign.notes.replace(/^\s*adventure idea:\s*/iu, ""));
  const thread = openThread(stage);
  const slots = { ...told, ...(thread === null ? {} : threadSlots(thread)) };
  const senses = sensesOf(stage, place.kind);
  if (stage.brief.detailLevel === "minimal") {
    const line = thread === null ? ["something is wrong here"] : linesOf(thread).hooks;
    return { beats: [must(OPENING_BRIEF, { ...slots, line })], hook: choice(stage) };
  }
  const roomy = stage.brief.detailLevel !== "concise";
  return {
    beats: [
      must(OPENING, { place: place.name, kind: place.kind }),
      ...(idea === null ? [] : [roomy ? must(IDEA, { idea }) : should(IDEA, { idea })]),
      should(senses),
      must(COMES_FORWARD, told),
      ...hook,
      may(senses),
      ...(idea === null ? [apart(senses)] : []),
    ],
    hook: choice(stage),
  };
};
