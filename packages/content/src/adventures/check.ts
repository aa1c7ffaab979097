import { firstName } from "#contracts/story/names";
import { type Condition, type Deed, type Effects, Part } from "./rules.ts";
import type { Adventure } from "./schema.ts";
import { thinScenes } from "./thin-scenes.ts";

/** The fewest clues that a needed conclusion must have. */
const FEWEST_CLUES = 3;

/**
 * The errors in an adventure, one text each; empty if there are none. Errors are: unknown names; places, clues, people and endings that no
 * play can reach; conclusions with too few clues; conditions that can never be true (docs/adventures.md, "The checker").
 */
export function problemsOf(adventure: Adventure): string[] {
  const known = namesOf(adventure);
  const effects = effectsOf(adventure);
  return [
    ...references(adventure, known, effects),
    ...unreachablePlaces(adventure, effects),
    ...unreachableClues(adventure, effects),
    ...unreachableEndings(adventure, effects),
    ...unseenPeople(adventure),
    ...namesakes(adventure),
    ...silentOnEachOther(adventure),
    ...thinConclusions(adventure),
    ...emptyFlags(adventure, effects),
    ...thinScenes(adventure),
  ];
}

/** Two people with one first name are one person to a player, and to the registry of names. */
const namesakes = ({ people }: Adventure): string[] =>
  people.flatMap(({ id, name }, at) => {
    const other = people
      .slice(0, at)
      .find((one) => firstName(one.name) !== "" && firstName(one.name) === firstName(name));
    return other ? [`person ${id}: has the first name of ${other.id}`] : [];
  });

/** A question about somebody is answered by the lines that name them: everybody of a story needs at least one on everybody else. */
const silentOnEachOther = ({ people }: Adventure): string[] =>
  people.flatMap(({ id, knows, lies, smalltalk }) => {
    const topics = wordsIn([...knows, ...lies, ...smalltalk].flatMap(({ about }) => about));
    return people
      .filter(
        (other) => other.id !== id && ![...wordsIn([other.name, ...other.aliases])].some((word) => topics.has(word)),
      )
      .map((other) => `person ${id}: has no words on ${other.id}`);
  });

const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => text.toLowerCase().match(/[\p{L}’']{3,}/gu) ?? []).filter((word) => !TITLES.has(word)),
  );
const TITLES = new Set(["the", "old", "mrs", "miss", "and"]);

interface Names {
  readonly places: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
  readonly clues: ReadonlySet<string>;
  readonly conclusions: ReadonlySet<string>;
  readonly clocks: ReadonlySet<string>;
  readonly obstacles: ReadonlySet<string>;
  readonly fights: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
  readonly times: ReadonlySet<string>;
}

const ids = (entries: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(entries.map(({ id }) => id));

const namesOf = (adventure: Adventure): Names => ({
  places: ids(adventure.places),
  people: ids(adventure.people),
  things: ids(adventure.places.flatMap(({ things }) => things)),
  clues: ids(adventure.clues),
  conclusions: ids(adventure.conclusions),
  clocks: ids(adventure.clocks),
  obstacles: ids(adventure.obstacles),
  fights: ids(adventure.fights),
  events: ids(adventure.events),
  endings: ids(adventure.endings),
  times: ids(adventure.times),
});

/** Every deed, with its position in the adventure. */
const deedsOf = (adventure: Adventure): { readonly where: string; readonly deed: Deed }[] => [
  ...adventure.deeds.map((deed, at) => ({ where: `deed ${at} (${deed.try[0]})`, deed })),
  ...adventure.obstacles.flatMap(({ id, ways }) => ways.map((deed) => ({ where: `obstacle ${id}`, deed }))),
  ...adventure.events.flatMap(({ id, choices }) =>
    choices.map((deed) => ({ where: `event ${id}, “${deed.say}”`, deed })),
  ),
  ...adventure.fights.flatMap(({ id, deeds }) => deeds.map((deed) => ({ where: `fight ${id}`, deed }))),
];

interface Caused {
  readonly where: string;
  readonly effects: Effects;
}

/** All effects, with their position in the adventure. */
function effectsOf(adventure: Adventure): Caused[] {
  const all: (readonly [string, Effects | undefined])[] = [
    ...deedsOf(adventure).flatMap(({ where, deed }): (readonly [string, Effects | undefined])[] => [
      [where, deed.effects],
      [where, deed.againEffects],
      [where, deed.failureEffects],
    ]),
    ...adventure.people.flatMap(({ id, knows, lies, body }): (readonly [string, Effects | undefined])[] => [
      ...knows.map(({ effects }) => [`person ${id}`, effects] as const),
      ...lies.map(({ effects }) => [`person ${id}`, effects] as const),
      [`person ${id}`, body?.effects] as const,
    ]),
    ...adventure.places.flatMap(({ things }) => things.map(({ id, effects }) => [`thing ${id}`, effects] as const)),
    ...adventure.events.map(({ id, effects }) => [`event ${id}`, effects] as const),
    ...adventure.events.map(({ id, ignoredEffects }) => [`event ${id}`, ignoredEffects] as const),
    ...adventure.clocks.map(({ id, effects }) => [`clock ${id}`, effects] as const),
    ...adventure.times.map(({ id, effects }) => [`time ${id}`, effects] as const),
    ...adventure.fights.flatMap(({ id, outcomes }) =>
      Object.values(outcomes ?? {}).map((effects) => [`fight ${id}`, effects] as const),
    ),
  ];
  return all.flatMap(([where, effects]) => (effects === undefined ? [] : [{ where, effects }]));
}

/** Every condition, with its position in the adventure. Conditions inside other conditions are included. */
function conditionsOf(adventure: Adventure): { readonly where: string; readonly condition: Condition }[] {
  const all: (readonly [string, Condition | undefined])[] = [
    ...deedsOf(adventure).map(({ where, deed }) => [where, deed.when] as const),
    ...adventure.people.flatMap(({ id, hidden, knows, follows, absent }) => [
      [`person ${id}`, hidden?.until] as const,
      [`person ${id}`, follows?.when] as const,
      ...(absent ?? []).map(({ when }) => [`person ${id}`, when] as const),
      ...knows.map(({ needs }) => [`person ${id}`, needs?.when] as const),
    ]),
    ...partsOf(adventure.sights, "sight"),
    ...adventure.sights.map(({ names, when }) => [`sight ${names[0]}`, when] as const),
    ...adventure.places.flatMap(({ id, exits, things }) => [
      ...exits.flatMap((exit) => [exit.hidden, exit.unlisted].map((each) => [`place ${id}`, each?.until] as const)),
      ...things.map(({ hidden }) => [`place ${id}`, hidden?.until] as const),
    ]),
    ...adventure.clues.map(({ id, known }) => [`clue ${id}`, known] as const),
    ...adventure.conclusions.map(({ id, known }) => [`conclusion ${id}`, known] as const),
    ...adventure.obstacles.map(({ id, when }) => [`obstacle ${id}`, when] as const),
    ...adventure.fights.map(({ id, when }) => [`fight ${id}`, when] as const),
    ...adventure.events.map(({ id, when }) => [`event ${id}`, when] as const),
    ...adventure.endings.map(({ id, when }) => [`ending ${id}`, when] as const),
    ...(adventure.recap ?? []).map(({ when }, at) => [`recap ${at}`, when] as const),
    ...(adventure.asked ?? []).map(({ when }, at) => [`asked ${at}`, when] as const),
    ...adventure.clocks.map(({ id, runs }) => [`clock ${id}`, runs] as const),
    ...adventure.hints.map(({ when }, at) => [`hint ${at}`, when] as const),
    ...adventure.teaches.map(({ when }, at) => [`lesson ${at}`, when] as const),
    ...adventure.suggest.map(({ at, when }) => [`suggestion at ${at}`, when] as const),
    ...partsOf(adventure.events, "event"),
    ...partsOf(adventure.endings, "ending"),
    ...partsOf(adventure.clocks, "clock"),
    ...partsOf(adventure.deeds, "deed"),
    ...partsOf(adventure.people, "person"),
    ...partsOf(adventure.places, "place"),
  ];
  return all.flatMap(([where, condition]) => within(condition).map((each) => ({ where, condition: each })));
}

/** The conditions of all text parts in these entries, with the entry that contains them. */
function partsOf(value: unknown, where: string): (readonly [string, Condition | undefined])[] {
  if (typeof value !== "object" || value === null) return [];
  const id = "id" in value && typeof value.id === "string" ? `${where.split(" ")[0]} ${value.id}` : where;
  const own = Part.safeParse(value);
  if (own.success) return [[id, own.data.when]];
  return Object.values(value).flatMap((each) => partsOf(each, id));
}

const within = (condition: Condition | undefined): Condition[] =>
  condition === undefined
    ? []
    : [condition, ...[...(condition.all ?? []), ...(condition.any ?? [])].flatMap(within), ...within(condition.not)];

function references(adventure: Adventure, known: Names, effects: readonly Caused[]): string[] {
  const bad: string[] = [];
  const need = (kind: keyof Names, wanted: Iterable<string | null | undefined>, where: string) => {
    for (const id of wanted) {
      if (id !== undefined && id !== null && !known[kind].has(id)) bad.push(`${where}: there is no ${kind} ${id}`);
    }
  };
  need("places", [adventure.start], "start");
  for (const { where, effects: each } of effects) {
    need("clues", each.clues ?? [], where);
    need("clocks", Object.keys(each.clocks ?? {}), where);
    need("people", [...Object.keys(each.attitudes ?? {}), ...Object.keys(each.moves ?? {})], where);
    need(
      "people",
      [...(each.joins ?? []), ...(each.leaves ?? []), ...(each.dies ?? []), ...(each.pressed ?? [])],
      where,
    );
    need("places", [...Object.values(each.moves ?? {}).filter((to) => to !== "here"), each.goes], where);
    need("things", [...(each.takes ?? []), ...(each.loses ?? [])], where);
    need("obstacles", each.passes ?? [], where);
    need("times", [each.time], where);
    need("fights", [each.fight], where);
    need("events", [each.event], where);
    need("endings", [each.ending], where);
  }
  for (const { where, condition } of conditionsOf(adventure)) {
    need("clues", [condition.clue, ...(condition.clues?.of ?? [])], where);
    need("conclusions", [condition.conclusion], where);
    need("places", [condition.at, condition.visited], where);
    need("clocks", [condition.clock?.id], where);
    need("times", [condition.time], where);
    need("people", [condition.person?.id], where);
    need("things", [condition.thing?.id], where);
    need("obstacles", [condition.passed], where);
    need("fights", [condition.fight?.id], where);
    need("events", [condition.event, condition.since?.event], where);
    if ((condition.clues?.least ?? 0) > (condition.clues?.of.length ?? 0))
      bad.push(`${where}: asks for more clues than it names`);
    const size = adventure.clocks.find(({ id }) => id === condition.clock?.id)?.size ?? 8;
    if ((condition.clock?.least ?? 0) > size)
      bad.push(`${where}: asks for more than the clock ${condition.clock?.id} has`);
  }
  for (const { where, deed } of deedsOf(adventure)) {
    need("places", [deed.at ?? []].flat(), where);
    need("people", [deed.with], where);
  }
  for (const { id, at, knows, lies } of adventure.people) {
    need("places", [at], `person ${id}`);
    need("clues", [...knows.map(({ gives }) => gives), ...lies.map(({ brokenBy }) => brokenBy)], `person ${id}`);
  }
  for (const { id, exits, things } of adventure.places) {
    need(
      "places",
      exits.map(({ to }) => to),
      `place ${id}`,
    );
    need(
      "clues",
      things.map(({ gives }) => gives),
      `place ${id}`,
    );
  }
  for (const { at, names } of adventure.sights) need("places", [at].flat(), `sight ${names[0]}`);
  for (const { id, at, bars } of adventure.obstacles) need("places", [at, bars], `obstacle ${id}`);
  for (const { id, at } of adventure.fights) need("places", [at], `fight ${id}`);
  for (const { at } of adventure.suggest) need("places", [at], "suggestion");
  for (const { id, people } of adventure.endings) need("people", Object.keys(people), `ending ${id}`);
  for (const { id, clues } of adventure.conclusions) need("clues", clues, `conclusion ${id}`);
  return bad;
}

function unreachablePlaces(adventure: Adventure, effects: readonly Caused[]): string[] {
  const seen = new Set([
    adventure.start,
    ...effects.flatMap(({ effects: { goes } }) => (goes === undefined ? [] : [goes])),
  ]);
  for (const id of seen) {
    const place = adventure.places.find((each) => each.id === id);
    for (const { to } of place?.exits ?? []) seen.add(to);
  }
  return adventure.places.filter(({ id }) => !seen.has(id)).map(({ id }) => `place ${id}: no way leads there`);
}

function unreachableClues(adventure: Adventure, effects: readonly Caused[]): string[] {
  const given = new Set([
    ...adventure.people.flatMap(({ knows }) => knows.map(({ gives }) => gives)),
    ...adventure.places.flatMap(({ things }) => things.map(({ gives }) => gives)),
    ...effects.flatMap(({ effects: { clues } }) => clues ?? []),
  ]);
  return adventure.clues.filter(({ id }) => !given.has(id)).map(({ id }) => `clue ${id}: nothing and nobody gives it`);
}

function unreachableEndings(adventure: Adventure, effects: readonly Caused[]): string[] {
  const caused = new Set(effects.map(({ effects: { ending } }) => ending));
  return adventure.endings
    .filter(({ id, when }) => when === undefined && !caused.has(id))
    .map(({ id }) => `ending ${id}: nothing leads to it`);
}

/** People whom the hero can never see, because no place, move or event shows them. */
const unseenPeople = (adventure: Adventure): string[] =>
  adventure.people
    .filter(({ hidden }) => hidden !== undefined && within(hidden.until).length === 0)
    .map(({ id }) => `person ${id}: never comes into sight`);

const thinConclusions = (adventure: Adventure): string[] =>
  adventure.conclusions
    .filter(({ needed, clues }) => needed && new Set(clues).size < FEWEST_CLUES)
    .map(({ id, clues }) => `conclusion ${id}: has ${clues.length} clues and needs ${FEWEST_CLUES}`);

/** Flags that a condition needs and no effect sets. */
function emptyFlags(adventure: Adventure, effects: readonly Caused[]): string[] {
  const set = new Set(effects.flatMap(({ effects: { flags } }) => flags ?? []));
  return conditionsOf(adventure)
    .filter(({ condition: { flag } }) => flag !== undefined && !set.has(flag) && !flag.startsWith("struck-"))
    .map(({ where, condition: { flag } }) => `${where}: nothing sets ${flag}`);
}
