import type { HEALTH, PanelTurn, StoryPanel } from "#contracts/story/panel";
import type { CastMember, Combatant, StoryState, StoryThread } from "#contracts/story/state";
import { turnsOfSteps } from "./reduce-story.ts";

/** The most absent people, and the most ended threads, that the panel lists. */
const MOST_AWAY = 8;
const MOST_OVER = 6;
/** How many of the last scenes the panel sums up. */
const MOST_PAST = 3;

/**
 * The story as the player may see it: without secrets, hidden truths, people not yet met, and hidden clocks.
 * @param idOf the id of the turn of the active path that has this number. Without it nothing in the panel leads to a turn.
 */
export function storyPanel(
  { scene, cast, threads, clocks, encounter, summaries }: StoryState,
  idOf: (number: number) => string | undefined = () => undefined,
): StoryPanel {
  const turnAt = (number: number | null): PanelTurn | null => {
    const id = number === null ? undefined : idOf(number);
    return number === null || id === undefined ? null : { id, number };
  };
  // The place of a cast member is what the game master knows. The player gets where they saw the person last.
  const turnsOf = ({ met, seen }: CastMember) => ({
    met: turnAt(met),
    seen: seen ? { place: seen.place, turn: turnAt(seen.turn) } : null,
  });
  const here = new Set(scene?.present ?? []);
  const met = cast.filter((member) => member.met !== null).toSorted((a, b) => b.touched - a.touched);
  return {
    scene: scene && {
      place: scene.place,
      time: scene.time,
      day: scene.day,
      question: scene.question,
      exits: [...scene.exits],
    },
    people: [
      ...met.filter(({ name }) => here.has(name)).map((member) => ({ ...person(member, true), ...turnsOf(member) })),
      ...met
        .filter(({ name }) => !here.has(name))
        .slice(0, MOST_AWAY)
        .map((member) => ({ ...person(member, false), ...turnsOf(member) })),
    ],
    threads: listedThreads(threads).map((thread) => ({
      title: thread.title,
      kind: thread.kind,
      question: thread.question,
      steps: [...thread.steps],
      stepTurns: turnsOfSteps(thread).map(turnAt),
      state: thread.state,
    })),
    clocks: clocks.filter(({ shown }) => shown).map(({ name, filled, segments }) => ({ name, filled, segments })),
    fight: encounter && {
      round: encounter.round,
      ...(encounter.turn === undefined ? {} : { turn: encounter.turn }),
      combatants: inOrder(encounter.order, encounter.combatants).map(({ name, side, hp, conditions, zone, left }) => ({
        name,
        side,
        health: healthOf(hp),
        conditions: [...conditions],
        ...(zone === undefined ? {} : { zone }),
        ...(left === undefined ? {} : { left }),
      })),
    },
    past: summaries.slice(-MOST_PAST).map(({ text }) => text),
  };
}

const person = (
  { name, role, attitude, alive, want, wantKnown, companion, wounds }: CastMember,
  here: boolean,
): Omit<StoryPanel["people"][number], "met" | "seen"> => ({
  name,
  role,
  attitude,
  here,
  alive,
  want: wantKnown ? want : "",
  ...(companion ? { companion: healthOf(companion.hp) } : {}),
  ...(wounds && alive ? { wounds: healthOf(wounds.hp) } : {}),
});

function listedThreads(threads: readonly StoryThread[]): StoryThread[] {
  const newest = threads.toSorted((a, b) => b.touched - a.touched);
  const open = newest.filter(({ state }) => state === "open");
  return [...open, ...newest.filter(({ state }) => state !== "open").slice(0, MOST_OVER)];
}

function inOrder(order: readonly string[], combatants: readonly Combatant[]): Combatant[] {
  const place = ({ name }: Combatant) => (order.includes(name) ? order.indexOf(name) : order.length);
  return combatants.toSorted((a, b) => place(a) - place(b));
}

/** Hit points in words: with half of them gone a creature is bloodied (SRD 5.2, "Bloodied"), below a quarter it is nearly down. */
function healthOf({ current, max }: Combatant["hp"]): (typeof HEALTH)[number] {
  if (current <= 0) return "down";
  if (current >= max) return "unhurt";
  if (current * 4 <= max) return "nearly_down";
  return current * 2 <= max ? "bloodied" : "hurt";
}
