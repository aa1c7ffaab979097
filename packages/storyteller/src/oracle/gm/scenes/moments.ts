import { apart, must, should } from "../prose/beats.ts";
import { hookFor } from "../hooks.ts";
import type { Scene } from "../stage.ts";
import { newPerson, peopleHere, personSlots } from "../story/people.ts";
import { elsewhere, goTo, newPlace } from "../story/places.ts";
import { MOURN, MOURN_HOOKS, WAKE, WAKE_COST, WAKE_WITH } from "../text/fight.ts";
import { MEANWHILE } from "../text/opening.ts";
import { TEXTURE } from "../text/texture.ts";
import { worldMoves } from "./quiet.ts";
import { pass } from "./tools.ts";

/** Down is not the end: whoever fell wakes elsewhere, poorer and looked after. */
export const wake: Scene = async function* (stage) {
  yield* [];
  const to = elsewhere(stage) ?? newPlace(stage, "settled");
  goTo(stage, to.name);
  pass(stage, 6);
  const sheet = stage.sheet();
  if (sheet !== null) {
    await stage.change({
      type: "hit_points",
      delta: Math.max(1, Math.ceil(sheet.hp.max / 3)),
      reason: "Carried to safety",
    });
  }
  const lost = Math.min(sheet?.gold ?? 0, Math.ceil((sheet?.gold ?? 0) / 4));
  if (lost > 0) await stage.change({ type: "gold", delta: -lost, reason: "Lost while you lay senseless" });
  const person = peopleHere(stage).find(({ attitude }) => attitude >= 0) ?? newPerson(stage, to.name, 1);
  stage.story = { ...stage.story, foe: null, tension: 2 };
  return {
    beats: [
      must(WAKE, { place: to.name }),
      should(WAKE_WITH, personSlots(person)),
      ...(lost > 0 ? [should(WAKE_COST, { coins: String(lost) })] : []),
    ],
    hook: hookFor(stage),
  };
};

/** The dead stay dead; the world does not stop for it, and asks who comes next. */
export const mourn: Scene = async function* (stage) {
  yield* [];
  pass(stage, 1);
  stage.story = { ...stage.story, foe: null, offers: [] };
  return { beats: [must(MOURN), should(TEXTURE)], hook: must(MOURN_HOOKS) };
};

/** The game master going on by itself: something moves that nobody asked to. */
export const goOn: Scene = async function* (stage) {
  yield* [];
  pass(stage, 0.5);
  const moves = await worldMoves(stage);
  return { beats: [must(MEANWHILE), ...moves, apart(TEXTURE)], hook: hookFor(stage) };
};
