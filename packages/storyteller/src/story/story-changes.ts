import type { StoryChanges } from "#contracts/play/story";
import type { QuestStatus } from "#contracts/memory/items";
import type { StoryEvent } from "#contracts/story/events";
import type { CastMember, StoryState, StoryThread } from "#contracts/story/state";
import { findName } from "./find-name.ts";
import { applyStoryEvents } from "./reduce-story.ts";

/** The words that memory uses for a person's attitude to the party, from −3 to 3. */
export const ATTITUDES = ["full of hate", "hostile", "cold", "indifferent", "friendly", "trusting", "devoted"] as const;

const STATUS: Readonly<Record<StoryThread["state"], QuestStatus>> = {
  open: "active",
  resolved: "completed",
  failed: "failed",
  dropped: "failed",
};

/**
 * What the events of a turn changed in the story, in the form that memory stores. It contains nothing that the player does not know: no
 * secrets, no hidden wants, nobody whom the player has not met. Null if the events changed nothing else.
 * @param before the story before the turn
 */
export function storyChanges(before: StoryState, events: readonly StoryEvent[], turn: number): StoryChanges | null {
  if (events.length === 0) return null;
  const after = applyStoryEvents(before, events, turn);
  const quests = after.threads.flatMap((thread) => questChange(before, thread) ?? []);
  const states = after.cast.flatMap((member) => stateChanges(findName(before.cast, member.name), member));
  const present = after.scene?.present ?? [];
  return { quests, states, present: [...present], reminders: [] };
}

function questChange(before: StoryState, thread: StoryThread): StoryChanges["quests"][number] | null {
  const old = before.threads.find(({ title }) => title === thread.title);
  const newStep = thread.steps.at(-1) !== old?.steps.at(-1) ? thread.steps.at(-1) : undefined;
  if (old?.state === thread.state && newStep === undefined) return null;
  const status =
    old === undefined && thread.state === "open" && thread.kind !== "promise" ? "open" : STATUS[thread.state];
  const ends = { open: "is open", resolved: "is resolved", failed: "has failed", dropped: "was let go" }[thread.state];
  return { title: thread.title, status, sentence: newStep ?? `${thread.title} ${ends}.` };
}

function stateChanges(before: CastMember | undefined, member: CastMember): StoryChanges["states"] {
  const { name, role, place, attitude, alive, want, wantKnown, met } = member;
  if (!alive) {
    return before?.alive === false
      ? []
      : [{ state: { about: name, relation: "status", value: "dead" }, sentence: `${name} is dead.` }];
  }
  if (met === null) return [];
  const isNew = before === undefined || before.met === null;
  const feels = ATTITUDES[attitude + 3] ?? "indifferent";
  const shortRole = role.slice(0, 120);
  const shortWant = want.slice(0, 120);
  const changes: (StoryChanges["states"][number] | false)[] = [
    role !== "" &&
      (isNew || before.role !== role) && {
        state: { about: name, relation: "role", value: shortRole },
        sentence: `${name}: ${shortRole}.`,
      },
    place !== "" &&
      (isNew || before.place !== place) && {
        state: { about: name, relation: "place", value: place },
        sentence: `${name} is at ${place}.`,
      },
    attitude !== (before?.attitude ?? 0) && {
      state: { about: name, relation: "attitude", value: feels },
      sentence: `${name} is ${feels} towards the party now.`,
    },
    wantKnown &&
      want !== "" &&
      (isNew || !before.wantKnown || before.want !== want) && {
        state: { about: name, relation: "want", value: shortWant },
        sentence: `${name} wants ${shortWant}.`,
      },
  ];
  return changes.filter((change) => change !== false);
}
