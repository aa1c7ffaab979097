import { expand, type Slots } from "../../craft/grammar.ts";
import { apart } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { personSlots } from "../story/people.ts";
import type { Person } from "../story/state.ts";
import { openThread } from "../story/threads.ts";
import { HEARSAY, RUMOUR } from "../text/news.ts";

/** "Bring {person} over the fells" is something that they want done; "{person} needs an escort" is news as it stands. */
const asNews = (hook: string): string =>
  /^(?:\{|(?:An?|The|Some\w+|Every\w*|Two|Three|Four|Each|No|It|Its|Your|There|This|That|At|In|On|Under|When|If|Old|Half|All)\b)/u.test(
    hook,
  )
    ? hook
    : `They want somebody to ${hook.charAt(0).toLowerCase()}${hook.slice(1)}`;

/** News of the genre's own: what troubles its land, with the names of this story in it. */
function newsOf(stage: Stage): string {
  const { lexicon, story, names, writer, random, lore } = stage;
  const template = writer.choose([...lexicon.troubles, ...lexicon.hooks.map(asNews)], (entry) => entry);
  const places = [...story.places.map(({ name }) => name), ...lore.places.map(({ name }) => name)];
  const people = [
    ...story.people.filter(({ alive }) => alive).map(({ name }) => name),
    ...lore.people.map(({ name }) => name),
  ];
  const named = (list: readonly string[], make: () => string) =>
    list.length > 1 ? random.shuffle(list) : [make(), make()];
  const [settlement = "", settlement2 = ""] = named(places, () => names.name("settlement"));
  const [person = "", person2 = ""] = named(people, () => names.person().full);
  const [faction = "", faction2 = ""] = named(lore.factions, () => names.name("faction"));
  const slots: Slots = {
    world: stage.brief.scene.world?.name ?? "the land",
    settlement,
    settlement2,
    wild: names.name("wild"),
    person,
    person2,
    faction,
    faction2,
    item: openThread(stage)?.relic ?? names.name("item"),
  };
  return expand(template, slots, random).replace(/[.\s]+$/u, "");
}

/** Someone passes on what is talked about. */
export function rumour(stage: Stage, person: Person): Beat[] {
  return [apart(RUMOUR, { ...personSlots(person), news: newsOf(stage) })];
}

/** The same, overheard. */
export const hearsay = (stage: Stage): Beat => apart(HEARSAY, { news: newsOf(stage) });
