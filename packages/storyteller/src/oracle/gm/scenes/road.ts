import type { Setting } from "../../craft/genres/lexicon.ts";
import { apart, may, must, should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import { hookFor } from "../hooks.ts";
import { difficulty } from "../rules/checks.ts";
import type { Scene, Stage } from "../stage.ts";
import { newPerson, peopleHere, personSlots, updatePerson } from "../story/people.ts";
import { elsewhere, goTo, newPlace, placeHere, sensesOf } from "../story/places.ts";
import { type Person, type Place, UNSEEN } from "../story/state.ts";
import { openThread } from "../story/threads.ts";
import { COMES_FORWARD, FIRST_SIGHT, STILL_HERE } from "../text/people.ts";
import { ARRIVE, ARRIVE_NAMED, FLEE_NOTHING, RETURN, ROAD, ROAD_TROUBLE, ROAD_WIN, SET_OUT } from "../text/travel.ts";
import { appear } from "./combat.ts";
import { pass, tighten } from "./tools.ts";

/** Words after "go" that mean somewhere, but nowhere in particular. */
export const VAGUE =
  /^the (?:north|south|east|west|\w+ (?:road|path|way|trail)|road|path|way|trail|forward|ahead|on|away|home|inside|outside|upstairs|downstairs|(?:\w+ )?(?:stairs?|staircase|steps?|ladder|corridor|passage|passageway|hallway|doorway|stairwell)|left|right|journey|adventure|(?:nearest|closest|next|other) \w+|town|village|city|wild|world|back|front|rear|side|shadows?|dark|crowd|distance|fray|unknown|light|door|window|gap|night|blue|red|white|black|green)$/u;

/** Where the player's words lead: a known place, the last one, one they name, or one that the road finds. */
function destination(stage: Stage): Place {
  const { action, story, brief, random } = stage;
  const named = story.places.find(({ name }) => name === action.target?.name && name !== story.place);
  if (named !== undefined) return named;
  if (/\b(?:back|return)\b/iu.test(brief.playerText)) {
    const known = story.places.find(({ name }) => name === story.came) ?? elsewhere(stage);
    if (known !== null) return known;
  }
  if (action.object !== "" && action.target === null && !VAGUE.test(action.object)) {
    return newPlace(stage, "settled", {
      name: action.object,
      kind: action.object.replace(/^(?:the|your|his|her|their) /u, ""),
    });
  }
  const thread = openThread(stage);
  const lair = story.places.find(({ name }) => name === thread?.lair && name !== story.place);
  if (lair !== undefined && (thread?.step ?? 0) >= 2 && random.chance(0.5)) return lair;
  const settings: readonly Setting[] = ["settled", "wild", "settled", "deep"];
  return newPlace(stage, random.pick(settings));
}

/** Words for coming to a place; one that the player named is not described as a kind of itself. */
export const arriving = ({ name, kind, visits }: Place) =>
  visits > 0 ? RETURN : name.endsWith(kind) ? ARRIVE_NAMED : ARRIVE;

/** Someone known, or someone who was only spoken of until now. */
function seen(stage: Stage, person: Person): Beat {
  if (person.met !== UNSEEN) return should(STILL_HERE, personSlots(person));
  updatePerson(stage, person.name, () => ({ met: stage.brief.number }));
  return must(FIRST_SIGHT, personSlots(person));
}

/** Who is met on arrival: those known to be here, or now and then somebody new. */
export function met(stage: Stage) {
  const here = peopleHere(stage);
  if (here.length > 0) return here.slice(0, 2).map((person) => seen(stage, person));
  const shy = stage.brief.scene.campaign.social === "low" ? 0.4 : 0.7;
  if (stage.brief.detailLevel === "minimal" || !stage.random.chance(shy)) return [];
  return [must(COMES_FORWARD, personSlots(newPerson(stage, stage.story.place)))];
}

/** Going somewhere: a check only where the road is tense. */
export const travel: Scene = async function* (stage) {
  const from = placeHere(stage);
  const to = destination(stage);
  const known = to.visits > 0;
  const way = { way: to.name, kind: to.kind };
  const leaving = { ...way, place: from.name };
  const tense = stage.story.tension >= 3 || stage.brief.scene.campaign.exploration === "very-high";
  yield* stage.lead(SET_OUT, leaving);
  const outcome = tense
    ? await stage.check(
        "wisdom",
        "Survival",
        difficulty(10, stage.story.tension),
        `Reaching ${to.name} unharmed and unseen`,
      )
    : null;
  goTo(stage, to.name);
  pass(stage, known ? 1 : 2);
  const road =
    outcome === null ? may(ROAD, leaving) : outcome.success ? should(ROAD_WIN, leaving) : should(ROAD_TROUBLE, leaving);
  if (outcome?.success === false) tighten(stage, 1);
  else tighten(stage, -1);
  const arrival = must(arriving(to), way);
  const senses = sensesOf(stage, to.kind);
  const more = senses.length > 0 ? [should(senses), may(senses)] : [];
  const people = met(stage);
  const thread = openThread(stage);
  const guarded = thread?.lair === to.name && thread.step >= 2 && stage.random.chance(0.6);
  const ambush = guarded || (outcome?.dire ?? false) ? appear(stage, guarded) : [];
  return { beats: [road, arrival, ...more, ...people, ...ambush], hook: hookFor(stage) };
};

/** Running with nothing at your heels: it is only leaving. */
export const flee: Scene = async function* (stage) {
  const from = placeHere(stage);
  const to = destination(stage);
  goTo(stage, to.name);
  tighten(stage, -1);
  pass(stage, 1);
  yield* [];
  return {
    beats: [
      must(FLEE_NOTHING, { place: from.name }),
      apart(arriving(to), { way: to.name, kind: to.kind }),
      ...met(stage),
    ],
    hook: hookFor(stage),
  };
};
