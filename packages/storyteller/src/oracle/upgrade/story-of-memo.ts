import type { CampaignElement } from "#contracts/options";
import * as z from "zod/mini";

import { type CastMember, EMPTY_STORY, type StoryState, type StoryThread } from "#contracts/story/state";
import type { Memo } from "../../ports.ts";
import { capitalise } from "#english/noun-phrase";
import { calledBy } from "#english/names";
import { promiseTitle } from "#english/promise-title";
import { CLOCK, ERRAND, FirstMemo, type Foe, LAST_STEP, type Person, type Thread, UNSEEN } from "./first-memo.ts";
import { TROUBLES } from "./troubles.ts";

/**
 * The story state from a memo of release 0.1.0. Stories of that release have no other story state and continue from this one. Empty for
 * any other memo.
 */
export function storyOfMemo(memo: Memo | null): StoryState {
  const story = z.safeParse(FirstMemo, memo).data;
  if (story === undefined || story.place === "") return EMPTY_STORY;
  const { place, places, came, people, threads, promises, foe, scene } = story;
  return {
    ...EMPTY_STORY,
    scene: {
      place,
      time: dayPart(story.hour),
      day: dayOf(story.hour) + 1,
      present: people.filter((person) => isHere(person, place)).map(({ name }) => name),
      exits: [...new Set([came, ...places.map(({ name }) => name)])]
        .filter((name) => name !== "" && name !== place)
        .slice(0, 8),
      question: scene === null ? "" : capitalise(scene.aim),
      pressure: scene === null ? "" : scene.name,
      since: scene?.since ?? story.turn,
    },
    cast: people.map(castMember),
    threads: [
      ...threads.map((thread) => storyThread(thread, people)),
      ...promises.map((promise) => ({
        title: promiseTitle(promise.to, promise.gist).slice(0, 120),
        question: "",
        kind: "promise" as const,
        steps: [],
        state:
          promise.end === undefined
            ? ("open" as const)
            : promise.end === "kept"
              ? ("resolved" as const)
              : ("failed" as const),
        truth: "",
        touched: promise.turn,
      })),
    ],
    clocks: threads
      .filter((thread) => isOpen(thread) && thread.element !== ERRAND && thread.clock > 0)
      .map((thread) => ({
        name: titleOf(thread, people),
        segments: CLOCK,
        filled: Math.min(CLOCK, thread.clock),
        fills: "Time, while nobody stands in the way",
        full: "",
        shown: true,
      })),
    encounter: foe === null ? null : encounterWith(foe),
  };
}

const isOpen = ({ step, clock }: Thread): boolean => step < LAST_STEP && clock < CLOCK;

const dayOf = (hour: number): number => Math.max(0, Math.floor(hour / 24));

function dayPart(hour: number): string {
  const at = ((Math.floor(hour) % 24) + 24) % 24;
  if (at < 5 || at >= 21) return "night";
  if (at < 8) return "dawn";
  if (at < 12) return "morning";
  if (at < 14) return "noon";
  return at < 18 ? "afternoon" : "dusk";
}

const isHere = ({ alive, at, met }: Person, place: string): boolean => alive && at === place && met !== UNSEEN;

const castMember = ({ name, role, attitude, want, wantTold, alive, at, met }: Person): CastMember => ({
  name,
  aliases: [],
  role,
  attitude: Math.max(-3, Math.min(3, Math.round(attitude))),
  want: want === "" ? "" : `to ${want.replace(/^to /u, "")}`,
  wantKnown: wantTold,
  voice: "",
  hides: "",
  alive,
  place: at,
  met: met === UNSEEN ? null : met,
  touched: Math.max(0, met),
});

function titleOf({ element, person }: Thread, people: readonly Person[]): string {
  if (element !== ERRAND) return capitalise(TROUBLES[element as CampaignElement] ?? TROUBLES.mystery);
  const whose = people.find(({ name }) => name === person);
  const called = calledBy(person, "somebody");
  return (whose ? `Help ${called} ${whose.want}` : `What ${called} asked`).slice(0, 120);
}

function storyThread(thread: Thread, people: readonly Person[]): StoryThread {
  const { element, step, clock, touched } = thread;
  return {
    title: titleOf(thread, people),
    question: "",
    kind: element === ERRAND ? "quest" : "threat",
    steps: [],
    state: step >= LAST_STEP ? "resolved" : clock >= CLOCK ? "failed" : "open",
    truth: "",
    touched,
  };
}

const encounterWith = ({ name, hp, max, armorClass, toHit, damage, rounds, others, open, blows }: Foe) => ({
  round: Math.max(1, rounds),
  order: [name, ...others].slice(0, 20),
  combatants: [
    {
      name,
      side: "foe" as const,
      armorClass,
      hp: { current: hp, max },
      conditions: open ? ["off balance"] : [],
      attacks: [{ name: blows.slice(0, 120), toHit, damage }],
    },
  ],
});
