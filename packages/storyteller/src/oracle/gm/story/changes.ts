import type { EntityType, QuestStatus } from "#contracts/memory/items";
import type { StoryChanges } from "#contracts/play/story";

import { capitalise, withArticle } from "../../craft/english.ts";
import { remindersOf } from "../memory.ts";
import type { Stage } from "../stage.ts";
import { calledBy } from "./names.ts";
import { ofTheirs, promiseTitle } from "./promise-title.ts";
import { CLOCK, ERRAND, type Foe, LAST_STEP, type Person, type Story, type Thread, UNSEEN } from "./state.ts";
import { linesOf } from "./threads.ts";

type QuestChange = StoryChanges["quests"][number];
type StateChange = StoryChanges["states"][number];

/** How somebody stands to the player, from -3 to 3. */
const ATTITUDES = ["full of hate", "hostile", "cold", "indifferent", "friendly", "trusting", "devoted"] as const;

/**
 * What a turn changed in the story: how it stands now against how it stood `before`. Of what was only set up, and not told, it
 * says nothing.
 * @param told the reply
 */
export function changesSince(before: Story, stage: Stage, told: string): StoryChanges {
  const { story } = stage;
  const heroes = stage.sheet()?.name ?? "The party";
  const people = new Map([...before.people, ...story.people].map((person) => [person.name, person]));
  const teller = { heroes, people, told, turn: stage.brief.number };
  const was = new Map(before.people.map((person) => [person.name, person]));
  return {
    quests: [
      ...story.threads.flatMap((thread) => threadChange(before.threads.find(sameAs(thread)), thread, teller) ?? []),
      ...promisesGiven(before, story, teller),
      ...promisesEnded(story, teller),
    ],
    states: story.people.flatMap((person) => statesOf(was.get(person.name), person, story.place, teller)),
    present: [...people.values()].flatMap(({ name, at, alive }) =>
      alive && (at === story.place || (at === before.place && isNamed(name, told))) ? [name] : [],
    ),
    cast: castOf(stage, [before.foe, story.foe], people, told),
    reminders: remindersOf(stage, before),
  };
}

const MOST_CAST = 24;

/** Whom and what the turn names, of all that the story and its world know. */
function castOf(
  { story, lore, brief }: Stage,
  foes: readonly (Foe | null)[],
  people: ReadonlyMap<string, Person>,
  told: string,
): NonNullable<StoryChanges["cast"]> {
  const text = `${told} ${brief.playerText}`;
  const all: { name: string; type: EntityType; called: string }[] = [
    ...[...people.keys(), ...lore.people.map(({ name }) => name), ...story.promises.map(({ to }) => to)]
      .filter((name) => /^\p{Lu}/u.test(name))
      .map((name) => ({ name, type: "person" as const, called: calledBy(name, name) })),
    ...[...story.places, ...lore.places].map(({ name }) => ({ name, type: "place" as const, called: name })),
    ...story.threads.map(({ relic }) => ({ name: relic, type: "item" as const, called: relic })),
    ...foes.flatMap((foe) =>
      foe === null || foe.person !== ""
        ? []
        : [{ name: foe.name, type: "creature" as const, called: foe.name.replace(/^the /u, "") }],
    ),
    ...lore.factions.map((name) => ({ name, type: "faction" as const, called: name })),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ name, called }) => {
      const isFirst = name !== "" && !seen.has(name);
      seen.add(name);
      return isFirst && text.toLowerCase().includes(called.toLowerCase());
    })
    .map(({ name, type }) => ({ name, type }))
    .slice(0, MOST_CAST);
}

/** What a change is told with. */
interface Teller {
  /** Whose deeds they are. */
  readonly heroes: string;
  readonly people: ReadonlyMap<string, Person>;
  readonly told: string;
  readonly turn: number;
}

const isNamed = (name: string, told: string): boolean => told.includes(calledBy(name, name));

const sameAs = (thread: Thread) => (other: Thread) =>
  other.villain === thread.villain && other.person === thread.person && other.since === thread.since;

function statusOf({ step, clock }: Thread): QuestStatus {
  if (step >= LAST_STEP) return "completed";
  if (clock >= CLOCK) return "failed";
  return step > 0 ? "active" : "open";
}

function threadChange(was: Thread | undefined, thread: Thread, teller: Teller): QuestChange | null {
  if (was?.step === thread.step && statusOf(was) === statusOf(thread)) return null;
  return thread.element === ERRAND ? errandChange(thread, teller) : troubleChange(thread, teller);
}

function troubleChange(thread: Thread, { heroes, told }: Teller): QuestChange {
  const { trouble } = linesOf(thread);
  const status = statusOf(thread);
  const from = thread.person !== "" && isNamed(thread.person, told) ? ` from ${thread.person}` : "";
  const sentence = {
    open: `${heroes} heard${from} of ${trouble}.`,
    active: `${heroes} learned more of ${trouble}.`,
    completed: `${heroes} put an end to ${trouble}.`,
    failed: `${heroes} came too late for ${trouble}.`,
  }[status];
  return { title: capitalise(trouble), status, sentence };
}

function errandChange(thread: Thread, { heroes, people, told }: Teller): QuestChange | null {
  const person = people.get(thread.person);
  if (person === undefined) return null;
  const status = statusOf(thread);
  const called = calledBy(person.name, person.name);
  const isTold = status === "open" ? told.includes(wishOf(person)) : isNamed(person.name, told);
  if (!isTold && (status === "open" || status === "active")) return null;
  const sentence = {
    open: `${person.name} asked ${heroes} for help. What ${called} wants is ${person.want}.`,
    active: `${heroes} got further with what ${person.name} asked for, ${person.want}.`,
    completed: `${heroes} brought ${person.name} what was asked for, ${person.want}.`,
    failed: `${person.name} stopped waiting for ${heroes} and for help ${person.want}.`,
  }[status];
  return { title: clip(`Help ${called} ${person.want}`), status, sentence };
}

/** The story with whose wish the reply has told. */
export const withWishesTold = (story: Story, told: string): Story => ({
  ...story,
  people: story.people.map((person) =>
    person.wantTold || !told.includes(wishOf(person)) ? person : { ...person, wantTold: true },
  ),
});

/** A want without its "to", as templates put it into sentences. */
const wishOf = ({ want }: Person): string => want.replace(/^to /u, "");

const clip = (title: string): string => (title.length <= 120 ? title : `${title.slice(0, 119)}…`);

const promisesGiven = (before: Story, story: Story, { heroes }: Teller): QuestChange[] =>
  story.promises
    .filter((promise) => promise.end === undefined && !before.promises.some(isPromise(promise)))
    .map(({ to, gist }) => ({
      title: clip(promiseTitle(to, gist)),
      status: "active",
      sentence: to === "" ? `${heroes} swore ${ofTheirs(gist)}.` : `${heroes} promised ${to} ${ofTheirs(gist)}.`,
    }));

/** A promise is over when it was kept, or when nobody waits for it any more. */
const promisesEnded = ({ promises }: Story, { heroes }: Teller): QuestChange[] =>
  promises.flatMap(({ to, gist, end }) => {
    if (end === undefined) return [];
    const word = to === "" ? "their own word" : `the promise to ${to}`;
    return {
      title: clip(promiseTitle(to, gist)),
      status: end === "kept" ? ("completed" as const) : ("failed" as const),
      sentence: `${heroes} ${end === "kept" ? "kept" : "broke"} ${word} ${ofTheirs(gist)}.`,
    };
  });

const isPromise = (one: Story["promises"][number]) => (other: Story["promises"][number]) =>
  other.to === one.to && other.turn === one.turn && other.gist === one.gist;

/** Of somebody the player has met: where they were seen, who they are, how they feel; and whoever it is, that they died. */
function statesOf(was: Person | undefined, person: Person, place: string, { heroes, told }: Teller): StateChange[] {
  const { name, at, role, want, alive, met, attitude } = person;
  const dies = !alive && (was?.alive ?? true);
  if (dies) return [{ state: { about: name, relation: "status", value: "dead" }, sentence: `${name} is dead.` }];
  if (!alive || met === UNSEEN || !isNamed(name, told)) return [];
  const isNew = was === undefined || was.met === UNSEEN;
  const feels = ATTITUDES[attitude + 3] ?? "indifferent";
  const changes: (StateChange | false)[] = [
    isNew && { state: { about: name, relation: "role", value: role }, sentence: `${name} is ${withArticle(role)}.` },
    at !== "" &&
      at === place &&
      (isNew || was.at !== at) && {
        state: { about: name, relation: "place", value: at },
        sentence: `${name} is at ${at}.`,
      },
    attitude !== (was?.attitude ?? 0) && {
      state: { about: name, relation: "attitude", value: feels },
      sentence: `${name} is ${feels} towards ${heroes} now.`,
    },
    person.wantTold &&
      was?.wantTold !== true && {
        state: { about: name, relation: "want", value: want },
        sentence: `${name} wants ${want}.`,
      },
  ];
  return changes.filter((change) => change !== false);
}
