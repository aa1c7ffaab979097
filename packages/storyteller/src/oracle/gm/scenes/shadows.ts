import { apart, must, should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import { hookFor } from "../hooks.ts";
import { difficulty } from "../rules/checks.ts";
import type { Scene, Stage } from "../stage.ts";
import { deal } from "../drama/dealings.ts";
import { peopleHere } from "../story/people.ts";
import { SNEAK_LEAD, SNEAK_LOSE, SNEAK_WIN, STEAL_LEAD, STEAL_LOSE, STEAL_WIN } from "../text/stealth.ts";
import { TEXTURE } from "../text/texture.ts";
import { goTo, newPlace } from "../story/places.ts";
import { appear } from "./combat.ts";
import { arriving, VAGUE } from "./road.ts";
import { learn } from "./plot.ts";
import { pass, remember, tighten, treasure } from "./tools.ts";

/** Going unseen: Stealth. Those who are not seen overhear things. */
export const sneak: Scene = async function* (stage) {
  yield* stage.lead(SNEAK_LEAD);
  const outcome = await stage.check(
    "dexterity",
    "Stealth",
    difficulty(10, stage.story.tension),
    `Staying unseen at ${stage.story.place}`,
  );
  pass(stage, 0.25);
  if (outcome.success) {
    const inside = slipInto(stage);
    const clue = outcome.great || stage.random.chance(0.5) ? await learn(stage, null) : [];
    return { beats: [must(SNEAK_WIN), ...inside, ...clue, should(TEXTURE)], hook: hookFor(stage, true) };
  }
  tighten(stage, outcome.dire ? 2 : 1);
  const caught = outcome.dire || stage.story.tension >= 5 ? appear(stage, false) : [];
  return { beats: [must(SNEAK_LOSE), ...caught, apart(TEXTURE)], hook: hookFor(stage) };
};

/** "I hide the key in the well" goes nowhere: the object has to be what one goes into. Objects are plain words. */
const leadsInto = (object: string, said: string): boolean =>
  new RegExp(`\\b(?:in|into|inside|through|down|up)(?: \\S+)? ${object.replace(/^\w+ /u, "")}\\b`, "iu").test(said);

/** "Into the cellar" is somewhere else: whoever slips in is there. */
function slipInto(stage: Stage): Beat[] {
  const { object, target } = stage.action;
  if (object === "" || VAGUE.test(object) || target !== null || !leadsInto(object, stage.brief.playerText)) return [];
  const place = newPlace(stage, "settled", { name: object, kind: object.replace(/^\w+ /u, "") });
  goTo(stage, place.name);
  return [apart(arriving({ ...place, visits: 0 }), { way: place.name, kind: place.kind })];
}

/** Light fingers: Sleight of Hand. Being caught is remembered. */
export const steal: Scene = async function* (stage) {
  yield* stage.lead(STEAL_LEAD);
  const outcome = await stage.check(
    "dexterity",
    "Sleight of Hand",
    difficulty(13, stage.story.tension),
    "Whether anyone sees your hand move",
  );
  if (outcome.success) {
    const loot = await treasure(stage, `Stolen at ${stage.story.place}`);
    remember(stage, `have quick fingers, or so they say at ${stage.story.place}`, "");
    return { beats: [must(STEAL_WIN), ...loot], hook: hookFor(stage) };
  }
  for (const person of peopleHere(stage)) deal(stage, person.name, "robbed");
  tighten(stage, outcome.dire ? 2 : 1);
  return { beats: [must(STEAL_LOSE), apart(TEXTURE)], hook: hookFor(stage) };
};
