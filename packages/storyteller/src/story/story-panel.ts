import type { HEALTH, StoryPanel } from "#contracts/story/panel";
import type { CastMember, Combatant, StoryState, StoryThread } from "#contracts/story/state";

/** The most absent people, and the most ended threads, that the panel lists. */
const MOST_AWAY = 8;
const MOST_OVER = 6;

/** The story as the player may see it: without secrets, hidden truths, people not yet met, and hidden clocks. */
export function storyPanel({ scene, cast, threads, clocks, encounter }: StoryState): StoryPanel {
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
      ...met.filter(({ name }) => here.has(name)).map((member) => person(member, true)),
      ...met
        .filter(({ name }) => !here.has(name))
        .slice(0, MOST_AWAY)
        .map((member) => person(member, false)),
    ],
    threads: listedThreads(threads).map(({ title, kind, question, steps, state }) => ({
      title,
      kind,
      question,
      steps: [...steps],
      state,
    })),
    clocks: clocks.filter(({ shown }) => shown).map(({ name, filled, segments }) => ({ name, filled, segments })),
    fight: encounter && {
      round: encounter.round,
      combatants: inOrder(encounter.order, encounter.combatants).map(({ name, side, hp, conditions }) => ({
        name,
        side,
        health: healthOf(hp),
        conditions: [...conditions],
      })),
    },
  };
}

const person = ({ name, role, attitude, alive, want, wantKnown }: CastMember, here: boolean) => ({
  name,
  role,
  attitude,
  here,
  alive,
  want: wantKnown ? want : "",
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
