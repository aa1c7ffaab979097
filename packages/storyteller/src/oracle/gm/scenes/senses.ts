import { may, must, should } from "../prose/beats.ts";
import { withArticle } from "../../craft/english.ts";
import type { Slots } from "../../craft/grammar.ts";
import { difficulty } from "../rules/checks.ts";
import { hookFor } from "../hooks.ts";
import type { Scene, Stage } from "../stage.ts";
import { personSlots } from "../story/people.ts";
import { placeHere, sensesOf } from "../story/places.ts";
import { plainThings, STATES } from "../text/grain.ts";
import { LOOK, LOOK_AT, LOOK_AT_PERSON } from "../text/look.ts";
import { FIND_MORE, SEARCH_LEAD, SEARCH_LOSE, SEARCH_LOSE_AT, SEARCH_WIN, SEARCH_WIN_AT } from "../text/search.ts";
import { TEXTURE } from "../text/texture.ts";
import { learn } from "./plot.ts";
import { pass, tighten, treasure } from "./tools.ts";

/** Looking around, or at something: free, and a place gives up a little more each time. */
export const look: Scene = async function* (stage) {
  const { action, story } = stage;
  const person = story.people.find(({ name }) => name === action.target?.name && action.target.here);
  const senses = sensesOf(stage, placeHere(stage).kind);
  const subject =
    person !== undefined
      ? must(LOOK_AT_PERSON, personSlots(person))
      : action.object === ""
        ? must(LOOK)
        : must(LOOK_AT, { object: action.object });
  const more = senses.length > 0 ? [should(senses), should(senses)] : [should(TEXTURE)];
  yield* [];
  return { beats: [subject, ...more, may(LOOK)], hook: hookFor(stage) };
};

/** What a search turns up: one thing, so that what is said of it afterwards is said of the same. */
function findFor({ random, writer, voice, lexicon }: Stage): string {
  if (random.chance(0.35)) return writer.choose(voice.curios, (entry) => entry);
  const thing = writer.choose(plainThings(lexicon.objects), (entry) => entry);
  return `${withArticle(thing)} ${writer.choose(STATES, (entry) => entry)}`;
}

/** Searching: Investigation, or Perception for the patient; finds, and pulls at the thread. */
export const search: Scene = async function* (stage) {
  const { action, random } = stage;
  const place = placeHere(stage);
  const careful = action.manner === "careful";
  yield* stage.lead(SEARCH_LEAD);
  const outcome = await stage.check(
    careful ? "wisdom" : "intelligence",
    careful ? "Perception" : "Investigation",
    difficulty(10, stage.story.tension, Math.min(6, place.searched * 2)),
    `What ${place.name} is hiding`,
  );
  const at = action.object !== "" && !/\bfor\b/u.test(stage.brief.playerText);
  const named: Slots = { find: findFor(stage), ...(at ? { object: action.object } : {}) };
  pass(stage, 0.5);
  stage.story = {
    ...stage.story,
    places: stage.story.places.map((each) => (each === place ? { ...each, searched: each.searched + 1 } : each)),
  };
  if (!outcome.success) {
    tighten(stage, outcome.dire ? 2 : 1);
    return { beats: [must(at ? SEARCH_LOSE_AT : SEARCH_LOSE, named)], hook: hookFor(stage) };
  }
  const clue = await learn(stage, null);
  const loot = outcome.great || random.chance(0.35) ? await treasure(stage, `Found at ${place.name}`) : [];
  return {
    beats: [must(at ? SEARCH_WIN_AT : SEARCH_WIN, named), should(FIND_MORE, named), ...loot, ...clue],
    hook: hookFor(stage),
  };
};
