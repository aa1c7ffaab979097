import type { StoryEvent } from "#contracts/story/events";
import {
  type CastMember,
  STORY_LIMITS,
  type StoryClock,
  type StoryScene,
  type StorySecret,
  type StoryState,
  type StoryThread,
} from "#contracts/story/state";
import { foldSummaries } from "./fold-summaries.ts";
import { sameName } from "./find-name.ts";
import { RUMOUR } from "./heartbeat.ts";

type EventOf<Type extends StoryEvent["type"]> = Extract<StoryEvent, { type: Type }>;

/** The story after the events of a turn, applied in their order. */
export const applyStoryEvents = (story: StoryState, events: readonly StoryEvent[], turn: number): StoryState =>
  events.reduce((state, event) => applyStoryEvent(state, event, turn), story);

/**
 * The story after one event. People, threads and clocks are found by their whole name or an alias. A caller that has only a part of a name
 * must resolve it first (find-name.ts). The function is pure and never throws: an event that makes no sense (a removed clock does not
 * exist, a secret is revealed twice) changes nothing.
 * @param turn the number of the turn that the event belongs to
 */
export function applyStoryEvent(story: StoryState, event: StoryEvent, turn: number): StoryState {
  // Nobody goes elsewhere in a fight. The chronicler may take another name of the place for another place.
  if (story.encounter !== null && event.type === "scene_opened" && event.by === "chronicler") return story;
  switch (event.type) {
    case "scene_opened":
      return withPresence({ ...story, scene: openScene(story.scene, event, turn) }, turn);
    case "scene_changed":
      return withPresence({ ...story, scene: changeScene(story.scene, event, turn) }, turn);
    case "scene_closed":
      return story.scene === null ? story : { ...story, scene: { ...story.scene, question: "", pressure: "" } };
    case "cast_changed":
      return changeCast(story, event, turn);
    case "thread_changed":
      return { ...story, threads: changeThreads(story.threads, event, turn) };
    case "clock_changed":
      return { ...story, clocks: changeClocks(story.clocks, event) };
    case "clock_removed": {
      const gone = sameName(story.clocks, event.name);
      return { ...story, clocks: story.clocks.filter((clock) => clock !== gone) };
    }
    case "secret_added":
      return { ...story, secrets: addSecret(story.secrets, event.secret) };
    case "secret_revealed":
      return { ...story, secrets: revealSecret(story.secrets, event, turn) };
    case "encounter_changed":
      return { ...story, encounter: event.encounter };
    case "world_moved":
      return { ...story, pulse: { ...story.pulse, [event.kind]: turn } };
    case "scenes_summarized":
      return { ...story, summaries: foldSummaries([...story.summaries, event.summary]) };
  }
}

/** The fields of the scene that an event sets. Fields without a value are left out. */
function sceneFields(event: EventOf<"scene_opened" | "scene_changed">): Partial<Omit<StoryScene, "since">> {
  const { type: _, by: __, ...fields } = event;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function openScene(before: StoryScene | null, event: EventOf<"scene_opened">, turn: number): StoryScene {
  const empty = {
    place: before?.place ?? "",
    time: before?.time ?? "",
    day: before?.day ?? 1,
    present: [],
    exits: [],
    question: "",
    pressure: "",
  };
  return { ...empty, ...sceneFields(event), since: turn };
}

function changeScene(before: StoryScene | null, event: EventOf<"scene_changed">, turn: number): StoryScene {
  if (before === null) return openScene(null, { ...event, type: "scene_opened" }, turn);
  const fields = sceneFields(event);
  const moved = fields.place !== undefined && fields.place !== before.place;
  // At another place there are other people and other exits, so both lists are emptied.
  return { ...before, ...(moved ? { present: [], exits: [] } : {}), ...fields };
}

/**
 * Makes the cast agree with the scene: each person present is alive, is here, has been met, and has the name that the cast uses. Who goes with the
 * party is where the party is.
 */
function withPresence(story: StoryState, turn: number): StoryState {
  const { scene } = story;
  if (scene === null) return story;
  const companions = story.cast.filter(({ alive, companion }) => alive && companion).map(({ name }) => name);
  const known = [...new Set([...scene.present.map((name) => sameName(story.cast, name)?.name ?? name), ...companions])];
  const present = known.filter((name) => story.cast.find((member) => member.name === name)?.alive !== false);
  let { cast } = story;
  for (const name of present) {
    const old = cast.find((member) => member.name === name);
    const member: CastMember = {
      ...(old ?? newMember(name)),
      place: scene.place,
      seen: { place: scene.place, turn },
      met: old?.met ?? turn,
      touched: turn,
    };
    cast = old ? cast.map((each) => (each === old ? member : each)) : [...cast, member];
  }
  return { ...story, scene: { ...scene, present }, ...keepCast(story, cast, present) };
}

const newMember = (name: string): CastMember => ({
  name,
  aliases: [],
  role: "",
  attitude: 0,
  want: "",
  wantKnown: false,
  voice: "",
  hides: "",
  alive: true,
  place: "",
  met: null,
  touched: 0,
});

function changeCast(story: StoryState, event: EventOf<"cast_changed">, turn: number): StoryState {
  const { type: _, by: __, name, met, aliases, ...rest } = event;
  const known = sameName(story.cast, name);
  const before = known ?? newMember(name);
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  // The dead go with nobody, and neither does who has gone elsewhere.
  const parts =
    before.companion &&
    (rest.alive === false || (rest.place !== undefined && rest.place !== "" && rest.place !== story.scene?.place));
  const isPresent = story.scene?.present.includes(before.name) ?? false;
  const member: CastMember = {
    ...before,
    ...said,
    ...(parts && rest.companion === undefined ? { companion: null } : {}),
    ...(isPresent && { seen: { place: story.scene?.place ?? "", turn } }),
    aliases: [...new Set([...before.aliases, ...(aliases ?? [])])].slice(0, 8),
    met: met === undefined ? before.met : met ? (before.met ?? turn) : null,
    touched: turn,
  };
  const cast = known ? story.cast.map((each) => (each === known ? member : each)) : [...story.cast, member];
  return withPlaceKept({ ...story, ...keepCast(story, cast, story.scene?.present ?? []) }, member);
}

/**
 * Makes the scene agree with a cast member: a person who dies or goes elsewhere is no longer present, and a person who comes here is
 * present.
 */
function withPlaceKept(story: StoryState, member: CastMember): StoryState {
  const { scene } = story;
  if (scene === null) return story;
  const here = member.alive && member.place === scene.place && member.met !== null && scene.place !== "";
  const listed = scene.present.includes(member.name);
  if (here && !listed) {
    const present = [...scene.present, member.name].slice(-STORY_LIMITS.present);
    const seen = { place: scene.place, turn: member.touched };
    const cast = story.cast.map((each) => (each.name === member.name ? { ...each, seen } : each));
    return { ...story, cast, scene: { ...scene, present } };
  }
  const gone = listed && (!member.alive || (member.place !== "" && member.place !== scene.place));
  return gone
    ? { ...story, scene: { ...scene, present: scene.present.filter((name) => name !== member.name) } }
    : story;
}

/**
 * Keeps the cast within its limit. People who are present are kept first, then living people, then those whom the story mentioned last. The
 * names of the others stay taken.
 */
function keepCast(
  { formerNames = [] }: StoryState,
  cast: readonly CastMember[],
  present: readonly string[],
): Pick<StoryState, "cast" | "formerNames"> {
  if (cast.length <= STORY_LIMITS.cast) return { cast: [...cast] };
  const worth = ({ name, alive, touched }: CastMember): number =>
    (present.includes(name) ? 2e9 : 0) + (alive ? 1e9 : 0) + touched;
  const kept = keepMost(cast, STORY_LIMITS.cast, worth);
  const gone = cast.filter((member) => !kept.includes(member)).map(({ name }) => name);
  return { cast: kept, formerNames: [...new Set([...formerNames, ...gone])].slice(-STORY_LIMITS.formerNames) };
}

/** Keeps at most `most` entries, those with the highest worth, in their old order. */
function keepMost<Entry>(entries: readonly Entry[], most: number, worth: (entry: Entry) => number): Entry[] {
  if (entries.length <= most) return [...entries];
  const kept = new Set(entries.toSorted((a, b) => worth(b) - worth(a)).slice(0, most));
  return entries.filter((entry) => kept.has(entry));
}

const threadTitled = (threads: readonly StoryThread[], title: string): StoryThread | undefined =>
  threads.find((thread) => thread.title.toLowerCase() === title.trim().toLowerCase());

function changeThreads(
  threads: readonly StoryThread[],
  { title, question, kind, step, state, truth }: EventOf<"thread_changed">,
  turn: number,
): StoryThread[] {
  const known = threadTitled(threads, title);
  const before: StoryThread = known ?? {
    title,
    question: "",
    kind: "quest",
    steps: [],
    state: "open",
    truth: "",
    touched: turn,
  };
  const isNewStep = step !== undefined && step !== "" && !before.steps.includes(step);
  const thread: StoryThread = {
    ...before,
    question: question ?? before.question,
    kind: kind ?? before.kind,
    state: state ?? before.state,
    truth: truth ?? before.truth,
    ...(isNewStep && {
      steps: [...before.steps, step].slice(-STORY_LIMITS.threadSteps),
      stepTurns: [...turnsOfSteps(before), turn].slice(-STORY_LIMITS.threadSteps),
    }),
    touched: turn,
  };
  const all = known ? threads.map((each) => (each === known ? thread : each)) : [...threads, thread];
  return keepMost(all, STORY_LIMITS.threads, (each) => (each.state === "open" ? 1e9 : 0) + each.touched);
}

/** The turn of each step of a thread. In a thread of an earlier version, the turns of the first steps are unknown. */
export const turnsOfSteps = ({ steps, stepTurns = [] }: StoryThread): (number | null)[] =>
  steps.map((_, at) => stepTurns[at - steps.length + stepTurns.length] ?? null);

function changeClocks(
  clocks: readonly StoryClock[],
  { name, segments, ticks = 0, fills, full, shown }: EventOf<"clock_changed">,
): StoryClock[] {
  const known = sameName(clocks, name);
  const before: StoryClock = known ?? { name, segments: 6, filled: 0, fills: "", full: "", shown: true };
  const size = segments ?? before.segments;
  const clock: StoryClock = {
    ...before,
    segments: size,
    filled: Math.min(size, Math.max(0, before.filled + ticks)),
    fills: fills ?? before.fills,
    full: full ?? before.full,
    shown: shown ?? before.shown,
  };
  const all = known ? clocks.map((each) => (each === known ? clock : each)) : [...clocks, clock];
  // A full clock has already had its effect, so it is removed first.
  return keepMost(all, STORY_LIMITS.clocks, (each) => (each.filled < each.segments ? 100 : 0) + all.indexOf(each));
}

function addSecret(secrets: readonly StorySecret[], secret: StorySecret): StorySecret[] {
  if (secrets.some(({ id, text }) => id === secret.id || text === secret.text)) return [...secrets];
  const all = [...secrets, secret];
  const worth = ({ id, revealed }: StorySecret) => (revealed !== null ? 0 : id.startsWith(RUMOUR) ? 1e6 : 1e9);
  return keepMost(all, STORY_LIMITS.secrets, (each) => worth(each) + all.indexOf(each));
}

function revealSecret(
  secrets: readonly StorySecret[],
  { id, to = "", how }: EventOf<"secret_revealed">,
  turn: number,
): StorySecret[] {
  return secrets.map((secret) =>
    secret.id === id && secret.revealed === null ? { ...secret, revealed: { turn, to, how } } : secret,
  );
}
