import { MAGIC } from "../craft/magic.ts";
import { memoryBeat } from "./memory.ts";
import type { Intent } from "./action/verbs.ts";
import { apart, may, should } from "./prose/beats.ts";
import type { Beat } from "./prose/compose.ts";
import type { Stage } from "./stage.ts";
import { peopleHere, personSlots } from "./story/people.ts";
import type { Person } from "./story/state.ts";
import { openThread, threadSlots } from "./story/threads.ts";
import { dayPart, suiting } from "./story/time.ts";
import { EPISODES, EXCHANGES, THREAD_EPISODES } from "./text/episodes.ts";
import { FIGHT_MOMENTS } from "./text/fillers.ts";
import { GESTURES } from "./text/people.ts";
import { WANT_MOMENTS } from "./text/wants.ts";
import { MAGIC_PLAY } from "./text/magic-levels.ts";
import { hearsay } from "./drama/news.ts";
import { TOLD_OF_YOU } from "./text/quiet.ts";
import { COMPANY, HOURS, INNER, PLAIN, TEXTURE, UNEASE, WONDER } from "./text/texture.ts";
import { MORE_PERSON_MOMENTS, MORE_PLACE_MOMENTS, OMENS, PERSON_MOMENTS, PLACE_MOMENTS } from "./text/vignettes.ts";

/** What surrounds a scene: a memory, what people do and say of you, the thread, the place, the mood. Best first. */
export function ambience(stage: Stage): Beat[] {
  const { story, random, brief } = stage;
  const memory =
    brief.recalled.length > 0 && brief.kind !== "opening" ? memoryBeat(stage, brief.detailLevel !== "minimal") : null;
  if (story.foe !== null) return [...(memory === null ? [] : [memory]), ...inAFight(stage)];
  const company = peopleHere(stage).filter(({ attitude }) => attitude >= -1);
  const meant = company.find(({ name }) => name === stage.action.target?.name);
  const someone = meant ?? (company.length > 0 ? random.pick(company) : null);
  const places = [...PLACE_MOMENTS, ...MORE_PLACE_MOMENTS];
  const meeting = () =>
    someone === null ? [] : [apart([...PERSON_MOMENTS, ...MORE_PERSON_MOMENTS], personSlots(someone))];
  const roomy = brief.detailLevel === "immersive" || brief.detailLevel === "detailed";
  const leisure = AT_LEISURE.has(stage.action.intent) || brief.kind !== "action";
  // Whoever is busy with somebody hears of that one first; the world's own doings come to those who let it be.
  const [first, ...others] = BUSY_WITH_SOMEONE.has(stage.action.intent)
    ? [...meeting(), ...omen(stage), apart(places)]
    : random.shuffle([apart(places), ...omen(stage), ...(leisure ? meeting() : [])]);
  const more = [...others, ...(roomy && leisure ? episode(stage) : []), ...meeting(), apart(places)];
  return [
    ...(memory === null ? [] : [memory]),
    ...talkOfDeeds(stage, someone),
    ...wanting(stage, someone),
    ...(first === undefined ? [] : [first]),
    ...grace(stage, someone),
    ...more,
  ];
}

const AT_LEISURE: ReadonlySet<Intent> = new Set(["look", "travel", "rest", "wait", "flee", "other"]);
const BUSY_WITH_SOMEONE: ReadonlySet<Intent> = new Set(["talk", "persuade", "give", "help"]);

function episode(stage: Stage): Beat[] {
  const thread = openThread(stage);
  return thread === null || thread.lair === stage.story.place || stage.random.chance(0.5)
    ? [apart(EPISODES)]
    : [apart(THREAD_EPISODES, threadSlots(thread))];
}

/** The thread, as it is felt by others: not at its lair, where there is nothing left to hint at. */
function omen(stage: Stage): Beat[] {
  const thread = openThread(stage);
  return thread === null ||
    thread.lair === stage.story.place ||
    stage.brief.kind === "opening" ||
    !stage.random.chance(0.45)
    ? []
    : [apart(OMENS, threadSlots(thread))];
}

/** Someone brings up what the player did, some turns later and once. */
function talkOfDeeds(stage: Stage, someone: Person | null): Beat[] {
  const { story, brief, random } = stage;
  const known = (who: string) => who === "" || who === someone?.name;
  const deed = story.deeds.find(({ turn, who }) => turn <= brief.number - 3 && known(who));
  if (deed === undefined || someone === null || !random.chance(0.6)) return [];
  stage.story = { ...story, deeds: story.deeds.filter((each) => each !== deed) };
  return [apart(TOLD_OF_YOU, { ...personSlots(someone), act: deed.gist })];
}

/** Whoever is here goes after what they want, and the place has its news. */
function wanting(stage: Stage, someone: Person | null): Beat[] {
  const { random, brief } = stage;
  if (brief.kind === "opening") return [];
  return [
    ...(someone !== null && random.chance(0.45) ? [apart(WANT_MOMENTS, personSlots(someone))] : []),
    ...(random.chance(0.35) ? [hearsay(stage)] : []),
  ];
}

/** Single sentences, in any order. */
function grace(stage: Stage, someone: Person | null): Beat[] {
  const { story, random, brief, lexicon } = stage;
  const part = dayPart(story.hour);
  const level = brief.scene.world?.magicLevel ?? "medium";
  const lore = MAGIC[level];
  const beats = random.shuffle([
    may(TEXTURE),
    may([...suiting(part, lexicon.weather), ...HOURS[part]]),
    may(suiting(part, lexicon.moods)),
    may(INNER),
    may([...(lore.openly ? WONDER : PLAIN), ...lore.asides, ...MAGIC_PLAY[level].sights]),
    ...(someone === null ? [] : [may(GESTURES, personSlots(someone))]),
    ...(story.tension >= 4 ? [should(UNEASE)] : []),
    ...(brief.table.sheets().length > 1 ? [may(COMPANY)] : []),
  ]);
  return beats.map((beat, i) => (i === 0 ? { ...beat, paragraph: true } : beat));
}

/** A fight leaves room for little else. */
function inAFight({ random, story }: Stage): Beat[] {
  const slots = { foe: story.foe?.name ?? "it" };
  const moments = [
    apart(EXCHANGES, slots),
    may(EXCHANGES, slots),
    apart(FIGHT_MOMENTS, slots),
    apart(EXCHANGES, slots),
    may(FIGHT_MOMENTS, slots),
  ];
  return [...moments, ...random.shuffle([may(UNEASE), may(INNER)])];
}
