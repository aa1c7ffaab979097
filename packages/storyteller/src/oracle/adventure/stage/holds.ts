import type { Adventure, Condition } from "#content/adventures/schema";
import type { Progress } from "./state.ts";

/** The facts on which a condition is tested. */
export interface Case {
  readonly adventure: Adventure;
  readonly progress: Progress;
  /** Whether the hero is the one for whom the adventure was written. */
  readonly authoredHero: boolean;
}

/** Whether everything that the condition names is true. An absent condition is always true. */
export function holds(condition: Condition | undefined, asked: Case): boolean {
  if (condition === undefined) return true;
  const { progress: now, adventure, authoredHero } = asked;
  const { clue, clues, conclusion, at, visited, clock, time, turns, stayed, passed, fight, event, since, flag } =
    condition;
  return (
    (condition.all ?? []).every((each) => holds(each, asked)) &&
    (condition.any === undefined || condition.any.some((each) => holds(each, asked))) &&
    (condition.not === undefined || !holds(condition.not, asked)) &&
    (clue === undefined || now.clues.includes(clue)) &&
    (clues === undefined || clues.of.filter((id) => now.clues.includes(id)).length >= clues.least) &&
    (conclusion === undefined || now.conclusions.includes(conclusion)) &&
    (at === undefined || now.place === at) &&
    (visited === undefined || now.visited.includes(visited)) &&
    (clock === undefined || within(now.clocks[clock.id] ?? 0, clock.least, clock.below)) &&
    (time === undefined || now.time >= adventure.times.findIndex(({ id }) => id === time)) &&
    (turns === undefined || now.turns >= turns) &&
    (stayed === undefined || now.stayed >= stayed) &&
    (passed === undefined || now.passed.includes(passed)) &&
    (fight === undefined ||
      (now.fights[fight.id] !== undefined && (fight.result === undefined || now.fights[fight.id] === fight.result))) &&
    (event === undefined || now.events.includes(event)) &&
    (since === undefined ||
      (now.events.includes(since.event) && now.turns - (now.happened[since.event] ?? 0) >= since.turns)) &&
    (flag === undefined || now.flags.includes(flag)) &&
    (condition.authoredHero === undefined || condition.authoredHero === authoredHero) &&
    (condition.thing === undefined || thingIs(condition.thing, now)) &&
    (condition.person === undefined || personIs(condition.person, asked))
  );
}

const within = (value: number, least = 0, below = Infinity): boolean => value >= least && value < below;
const is = (wanted: boolean | undefined, so: boolean): boolean => wanted === undefined || wanted === so;

const thingIs = ({ id, taken, searched }: NonNullable<Condition["thing"]>, now: Progress): boolean =>
  is(taken, now.taken.includes(id)) && is(searched, now.searched.includes(id));

function personIs(wanted: NonNullable<Condition["person"]>, asked: Case): boolean {
  const { progress: now } = asked;
  const { id } = wanted;
  return (
    is(wanted.alive, !now.dead.includes(id)) &&
    is(wanted.here, isHere(id, asked)) &&
    is(wanted.along, now.companions.includes(id)) &&
    is(wanted.met, now.met.includes(id)) &&
    is(wanted.accused, now.accused.includes(id)) &&
    is(wanted.promised, now.promised.includes(id)) &&
    is(wanted.pressed, now.pressed.includes(id)) &&
    (wanted.attitude === undefined || (now.attitudes[id] ?? 0) >= wanted.attitude)
  );
}

/** Whether a person is here, alive and visible. */
export function isHere(id: string, asked: Case): boolean {
  const { progress: now, adventure } = asked;
  if (now.dead.includes(id)) return false;
  const where = now.companions.includes(id) ? now.place : now.people[id];
  const hidden = adventure.people.find((person) => person.id === id)?.hidden;
  return where === now.place && (hidden === undefined || holds(hidden.until, asked));
}
