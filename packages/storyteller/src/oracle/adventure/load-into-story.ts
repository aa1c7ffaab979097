import type { Adventure } from "#content/adventures/schema";
import type { StoryEvent } from "#contracts/story/events";
import { variant } from "./stage/prose.ts";
import { BY } from "./stage/stage.ts";

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/**
 * Story events that put the adventure's beginning into the story state, so that any game master can play it: the scene, every person with
 * their wishes and secrets, the question with its true answer, what can be found out, and the clocks.
 */
export function loadIntoStory(adventure: Adventure): StoryEvent[] {
  const placeName = (id: string) => adventure.places.find((place) => place.id === id)?.name ?? "";
  const start = adventure.places.find(({ id }) => id === adventure.start);
  const time = adventure.times[0];
  const here = adventure.people.filter(({ at, hidden }) => at === adventure.start && hidden === undefined);
  return [
    ...adventure.people.map((person): StoryEvent => ({
      type: "cast_changed",
      by: BY,
      name: person.name,
      aliases: person.aliases.slice(0, 8),
      role: cut(person.role, 200),
      attitude: person.attitude,
      want: cut(person.wants, 400),
      voice: cut(person.voice, 160),
      hides: cut(person.hides, 400),
      place: placeName(person.at),
    })),
    {
      type: "scene_opened",
      by: BY,
      place: start?.name ?? "",
      time: time?.name ?? "",
      day: time?.day ?? 1,
      present: here.map(({ name }) => name),
      exits: (start?.exits ?? []).filter(({ hidden }) => hidden === undefined).map(({ to }) => placeName(to)),
      question: cut(adventure.question, 400),
    },
    {
      type: "thread_changed",
      by: BY,
      title: adventure.title,
      kind: "quest",
      question: cut(adventure.question, 400),
      truth: cut(adventure.truth.join(" "), 1_000),
    },
    ...adventure.clocks.map((clock): StoryEvent => ({
      type: "clock_changed",
      by: BY,
      name: clock.name,
      segments: clock.size,
      fills: cut(clock.ticks, 400),
      full: cut(
        variant(clock.full, "standard", () => true),
        400,
      ),
      shown: false,
    })),
    ...adventure.clues.map((clue): StoryEvent => {
      const sources = clue.from.map((from) => sourceOf(adventure, from));
      return {
        type: "secret_added",
        by: BY,
        secret: {
          id: clue.id,
          text: cut(clue.says, 600),
          knownBy: sources.flatMap(({ person }) => (person === "" ? [] : [person])).slice(0, 12),
          when: cut(sources.map(({ how }) => how).join("; "), 400),
          place: sources.length === 1 ? sources[0]!.place : "",
          thread: adventure.conclusions.find(({ clues }) => clues.includes(clue.id))?.asks ?? adventure.title,
          revealed: null,
        },
      };
    }),
  ];
}

/** Where a clue comes from, in words: `thing:linen-press` becomes "searching the linen press at the Housekeeper's Room". */
function sourceOf(adventure: Adventure, from: string): { how: string; person: string; place: string } {
  const [kind = "", id = ""] = from.split(":");
  const person = adventure.people.find((each) => each.id === id);
  if (kind === "person" && person !== undefined) {
    return { how: `when ${person.name} tells it`, person: person.name, place: "" };
  }
  const place = adventure.places.find(({ things }) => things.some((thing) => thing.id === id));
  const thing = place?.things.find((each) => each.id === id);
  if (place !== undefined && thing !== undefined) {
    return { how: `when ${thing.name} at ${place.name} is searched`, person: "", place: place.name };
  }
  return { how: "when it happens", person: "", place: "" };
}
