import type { TranscriptTurn, TurnBrief } from "../../../ports.ts";
import { blankStory } from "./begin.ts";
import type { Person, Place, Story } from "./state.ts";

const NAME = /(?<![.!?…“]\s?|^)(?<=\s)(?:the )?\p{Lu}[\p{L}’'-]{2,}(?: (?:of |the )?\p{Lu}[\p{L}’'-]+){0,2}/gmu;
const SPEAKS = /\b(?:says?|asks?|nods?|shrugs?|answers?|laughs?|smiles?|whispers?|mutters?|replies|tells)\b/u;
const WHERE = /\b(?:in|at|to|from|into|near|toward|towards|reach|enter|leave)\s+$/u;
const NOT_NAMES =
  /^(?:the )?(?:You|Your|The|And|But|Then|They|She|He|It|His|Her|What|Yes|No|Now|One|Not|There|Here|This|That|With)\b/u;

/**
 * What the oracle can gather of a story that others told: people and places by the way their names are used in the
 * transcript and in what was recalled. It guesses few things rather than many.
 */
export function rebuildStory(brief: TurnBrief): Story {
  const texts = [...brief.recalled.map(({ content }) => content), ...brief.transcript.map(({ reply }) => reply)];
  const own = new Set(
    [
      ...brief.scene.characters.map(({ name }) => name),
      brief.scene.world?.name ?? "",
      brief.scene.campaign.name,
    ].flatMap((name) => [name, ...name.split(" ")]),
  );
  const people = new Map<string, number>();
  const places = new Map<string, number>();
  for (const text of texts) {
    for (const match of text.slice(0, 6_000).matchAll(NAME)) {
      const name = match[0];
      if (NOT_NAMES.test(name) || own.has(name) || name.length > 40) continue;
      const before = text.slice(Math.max(0, match.index - 12), match.index);
      const after = text.slice(match.index + name.length, match.index + name.length + 16);
      if (WHERE.test(before) || name.startsWith("the ")) places.set(name, (places.get(name) ?? 0) + 1);
      else people.set(name, (people.get(name) ?? 0) + (SPEAKS.test(after) || SPEAKS.test(before) ? 3 : 1));
    }
  }
  const story = blankStory();
  const here = best(places, 3, 1);
  const place = here.at(0) ?? "";
  return {
    ...story,
    tension: 2,
    hour: 9 + brief.number,
    place,
    places: here.map((name, i): Place => ({ name, kind: "place", visits: i === 0 ? 1 : 0, searched: 0 })),
    people: best(people, 3, 2).map((name): Person => ({
      name,
      role: "familiar face",
      pronoun: "they",
      want: "to be told what comes next",
      wantTold: false,
      habit: "weighs every word twice",
      attitude: 0,
      alive: true,
      at: place,
      met: 0,
      talks: 1,
      mark: null,
    })),
  };
}

/** A story that went on without the oracle for some turns: who and where those turns name is added to what it knows. */
export function caughtUp(story: Story, brief: TurnBrief, missed: readonly TranscriptTurn[]): Story {
  if (missed.length === 0) return story;
  const since = rebuildStory({ ...brief, transcript: missed, recalled: [] });
  const unknown = <T extends { readonly name: string }>(
    found: readonly T[],
    known: readonly { readonly name: string }[],
  ) => found.filter(({ name }) => !known.some((other) => other.name.includes(name) || name.includes(other.name)));
  const known = story.places.find(({ name }) => since.places.some((place) => place.name === name));
  const places = unknown(since.places, story.places);
  const place = known?.name ?? places[0]?.name ?? story.place;
  return {
    ...story,
    foe: null,
    scene: null,
    place,
    places: [...story.places, ...places],
    people: [...story.people, ...unknown(since.people, story.people).map((person) => ({ ...person, at: place }))],
  };
}

function best(counts: ReadonlyMap<string, number>, most: number, least: number): string[] {
  return [...counts]
    .filter(([, count]) => count >= least)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([name]) => name);
}
