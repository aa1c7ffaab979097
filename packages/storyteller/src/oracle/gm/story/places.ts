import { capitalise, withArticle } from "../../craft/english.ts";
import type { Setting } from "../../craft/genres/lexicon.ts";
import type { Stage } from "../stage.ts";
import { dayPart, suiting } from "./time.ts";
import type { LorePlace } from "./lore.ts";
import { fitting } from "./names.ts";
import type { Place } from "./state.ts";

/** A new place with a name of its own unless one is given. The table is told. */
export function newPlace(
  stage: Stage,
  setting: Setting,
  given?: { readonly name: string; readonly kind: string },
): Place {
  const kinds = stage.lexicon.places.filter((place) => place.setting === setting).map(({ kind }) => kind);
  const lore = given === undefined ? placeOfLore(stage, setting) : null;
  const said = given === undefined ? null : lastWord(given.kind);
  const likeIt = said === null ? undefined : stage.lexicon.places.find((place) => lastWord(place.kind) === said)?.kind;
  const kind =
    lore?.kind ??
    likeIt ??
    (said === null ? null : singular(given!.kind)) ??
    stage.writer.choose(kinds, (entry) => entry);
  const made = () => stage.names.name(setting === "settled" ? "settlement" : "wild");
  const name = lore?.name ?? (given === undefined ? fitting(made) : singular(given.name));
  const place: Place = { name, kind, visits: 0, searched: 0 };
  stage.story = { ...stage.story, places: [...stage.story.places, place] };
  // "A harbour" says nothing of the harbour.
  stage.introduce(name, "place", name.endsWith(kind) ? "" : `${capitalise(withArticle(kind))}.`);
  return place;
}

/** A place of the player's own world where the story has not been yet, more often than not. */
function placeOfLore({ story, lore, random }: Stage, setting: Setting): LorePlace | null {
  const left = lore.places.filter(
    (place) => place.setting === setting && !story.places.some(({ name }) => name === place.name),
  );
  return left.length > 0 && random.chance(0.75) ? random.pick(left) : null;
}

/** "the ruins" would want other verbs than the sentences have: one of them is enough. */
const singular = (name: string): string =>
  /[^s]s$/u.test(name) ? name.replace(/ies$/u, "y").replace(/(?<=ch|sh|x)es$|s$/u, "") : name;

const lastWord = (text: string): string => text.split(" ").at(-1) ?? text;

/** What is seen, heard and smelt at a place of this kind, as the genre has it. */
export function sensesOf(stage: Stage, kind: string): readonly string[] {
  const senses = stage.lexicon.places.find((place) => place.kind === kind)?.senses ?? [];
  return suiting(dayPart(stage.story.hour), senses);
}

/** The current place; the story always stands somewhere. */
export function placeHere({ story }: Stage): Place {
  return (
    story.places.find(({ name }) => name === story.place) ?? {
      name: story.place,
      kind: "place",
      visits: 1,
      searched: 0,
    }
  );
}

/** Moves the story to a place it knows; companions on the way come along in name only. */
export function goTo(stage: Stage, name: string): void {
  stage.story = {
    ...stage.story,
    place: name,
    came: stage.story.place === name ? stage.story.came : stage.story.place,
    places: stage.story.places.map((place) => (place.name === name ? { ...place, visits: place.visits + 1 } : place)),
  };
}

/** A known place other than this one: the thread's first, then any; null where the story knows only one. */
export function elsewhere(stage: Stage): Place | null {
  const { story, random } = stage;
  const others = story.places.filter(({ name }) => name !== story.place);
  const lairs = others.filter(({ name }) => story.threads.some((thread) => thread.lair === name && thread.step >= 1));
  const from = lairs.length > 0 && random.chance(0.7) ? lairs : others;
  return from.length === 0 ? null : random.pick(from);
}
