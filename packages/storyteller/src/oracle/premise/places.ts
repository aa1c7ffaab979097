import { capitalise, listed } from "#english/noun-phrase";
import { breaksLaw } from "./customs.ts";
import { entriesIn, findEntry, isAboutKnowing, type LoreEntry, type LoreSentence, shortName } from "./lore.ts";
import { readPremiseMemo } from "./memo.ts";
import { kindOfNoun } from "./nouns.ts";
import { isFrame, isIdea, inSecondPerson } from "./seeds.ts";
import { fateOf, isGone } from "./fates.ts";
import { isMet, type Turn } from "./turn.ts";

const BY = "game_master" as const;
const MOST_EXITS = 6;

/** How many sentences of lore are narrated at once at each detail level. */
export const LINES = { minimal: 1, concise: 1, standard: 2, detailed: 3, immersive: 4 } as const;

/** The places that the hero can go to from here. Those that the texts mention together with this place come first. */
export function exitsFrom(turn: Turn, place: string): string[] {
  const here = findEntry(turn.lore, place);
  const near = new Set(here?.sentences ?? []);
  const places = turn.lore.entries
    .filter(
      ({ kind, name, proper, sentences }) =>
        kind === "place" &&
        name !== place &&
        !isGone(turn.lore, { name, kind, proper, sentences, aliases: [], role: "", at: "" }) &&
        (proper || sentences.some((at) => canBeGoneTo(turn, name, at))),
    )
    .map((entry) => ({
      entry,
      score:
        (entry.sentences.some((at) => near.has(at)) ? 2 : 0) +
        (entry.proper ? 2 : 0) +
        (turn.memo.visited.includes(entry.name) ? 1 : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry.name);
  const part = [
    ...turn.story.cast.filter(({ alive }) => alive).map((each) => each.place),
    ...(turn.memo.visited[0] === undefined ? [] : [turn.memo.visited[0]]),
  ].filter((name) => name !== "");
  const known = part.filter((name, at) => name !== place && part.indexOf(name) === at);
  const visited = turn.memo.visited.filter((name) => name !== place && !places.includes(name) && !known.includes(name));
  if (known.length > 0) return [...known, ...places.filter((name) => !known.includes(name)), ...visited].slice(0, 8);
  return [...places.slice(0, MOST_EXITS - Math.min(1, visited.length)), ...visited.slice(-1)];
}

/**
 * Whether a common noun is a place to go to: a person of the texts must be in it or come to it. "Clear the square" counts, "the sea left"
 * does not.
 */
function canBeGoneTo({ lore }: Turn, name: string, at: number): boolean {
  const { text = "", own = false, source = "world" } = lore.sentences[at] ?? {};
  const noun = name.replace(/^the /u, "").replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return (
    own &&
    source !== "hero" &&
    new RegExp(
      `\\b(?:in|at|to|into|inside|near|clear|keeps|runs|owns|guards|sealed|(?:^|\\. )The) (?:the |a |an |our |my )?(?:[\\p{Ll}-]+ )?${noun}|[Tt]he ${noun} (?:belongs|has been|is)\\b`,
      "u",
    ).test(text)
  );
}

/** The people whom the texts put at a place. */
export const peopleAt = (turn: Turn, place: string): LoreEntry[] =>
  turn.lore.entries.filter(
    ({ kind, at, name, proper }) =>
      kind === "person" &&
      proper &&
      at === place &&
      (turn.member(name)?.alive ?? true) &&
      (turn.member(name)?.place ?? place) === place,
  );

/** What the texts say about an entry, as the player reads it. Sentences that the player has not read yet come first. */
export function describe(turn: Turn, entry: LoreEntry, most: number): string[] {
  const own = turn
    .about(entry)
    .filter(
      (each) =>
        !isFrame(each.text) &&
        !isIdea(each) &&
        !(each.source === "story" && (isAboutKnowing(each.text) || each.text.startsWith("Asked “"))),
    );
  const fresh = own.filter((each) => !turn.wasSaid(each));
  const chosen = (fresh.length > 0 ? fresh : own.slice(-1)).slice(0, most);
  for (const each of chosen) turn.markSaid(each);
  return chosen.map((each) => forPlayer(turn, each));
}
const forPlayer = (turn: Turn, sentence: LoreSentence): string => {
  const wording = capitalise(inSecondPerson(sentence, turn.lore));
  return /[.!?…]["”’)]*$/u.test(wording) ? wording : `${wording}.`;
};

/** Where the player's words lead: a known place, a person's place, or a new place that they name. */
function destination(turn: Turn, target: string | null, text: string): string | null {
  const where = whereIs(turn, text);
  if (where !== null) return where;
  const known = target === null ? undefined : findEntry(turn.lore, target);
  if (known?.kind === "place") return known.name;
  const owned = /\b(?:to|at|into|in|visit|for) (?:the )?([\p{L} ]{2,30})['’]s\b/iu.exec(text)?.[1];
  const owner = owned === undefined ? undefined : entriesIn(turn.lore, owned).find(({ kind }) => kind === "person");
  // "Mr Pym's shop": if the texts put him nowhere, the shop becomes his place.
  const noun = /['’]s (\p{Ll}+)\b/u.exec(text)?.[1];
  if (owner?.at === "" && noun !== undefined && kindOfNoun(noun) === "place") {
    const name = `${shortName(owner)}'s ${noun}`;
    if (turn.member(owner.name)?.place !== name)
      turn.change({ type: "cast_changed", by: BY, name: owner.name, place: name.slice(0, 120) });
    return name;
  }
  const ownHome = owner === undefined ? undefined : turn.member(owner.name)?.place || undefined;
  if (ownHome !== undefined) return ownHome;
  if (known?.kind === "person" && known.at !== "") return known.at;
  if (target !== null && (turn.story.scene?.exits.includes(target) || turn.memo.visited.includes(target)))
    return target;
  const inWords = entriesIn(turn.lore, text).find(
    ({ kind, name }) => kind === "place" && name !== turn.place && !/ behind /u.test(name),
  );
  if (inWords !== undefined) return inWords.name;
  const after =
    /\b(?:to|into|in|inside|onto|toward|towards|for|enter|up|down|through|reach|visit|back to) ((?!where\b)(?:the |an? |my |our )?[\p{L}'’ -]{3,40}?)(?=[.,!?;]|$| and | to | where | with | so )/iu.exec(
      text,
    )?.[1];
  if (after === undefined) return null;
  const bare = after.replace(/^(?:the|an?|my|our) /iu, "");
  const isName = /^\p{Lu}/u.test(bare);
  // "Go to the launderette" leads to a person whom the texts put there.
  const goes = /^(?:then )?(?:i |we |let's )?(?:go|walk|run|head|return|hurry|ride|drive)\b/iu.test(text);
  // "Go to the lab": accepted if the texts mention a lab, or if "lab" is a known noun for a place.
  if (goes && !isName && kindOfNoun(bare.split(" ").at(-1)?.toLowerCase() ?? "") === "place" && !PERSONAL.test(bare))
    return `the ${bare.toLowerCase()}`;
  const keeper = turn.story.cast.find(({ name }) =>
    turn
      .about(turn.entry(name))
      .some((each) => each.text.startsWith(name) && each.text.toLowerCase().includes(bare.toLowerCase())),
  );
  if (goes && !isName && keeper !== undefined && keeper.place !== "") return keeper.place;
  // Uses the spelling of the texts: "airlock two" becomes "Airlock Two".
  const written = turn.lore.sentences
    .map((each) => new RegExp(`\\b${bare.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}\\b`, "iu").exec(each.text)?.[0])
    .find((each) => each !== undefined && /^\p{Lu}.*\p{Lu}/u.test(each));
  if (written !== undefined) return written;
  if (goes && !isName && !/^(?:him|her|them|it|bed|sleep|work|the \p{Ll}+ing)$/iu.test(bare))
    return `the ${bare.toLowerCase()}`;
  return isName || kindOfNoun(bare.split(" ").at(-1) ?? "") === "place"
    ? isName
      ? bare
      : `the ${bare.toLowerCase()}`
    : null;
}

/** Places that belong to a person. The texts say where they are. */
const PERSONAL = /\b(?:room|house|home|place|cabin|quarters|office|launderette)$/iu;

/**
 * "Back to where I started", "back", "to where the stranger was found": the place described by what happened there. Null if the words
 * describe none.
 */
function whereIs(turn: Turn, text: string): string | null {
  const { visited } = turn.memo;
  if (
    /\bwhere (?:i|we|it|this|the story|everything|all this) (?:all )?(?:started|start|began|begin|came from|come from)\b/iu.test(
      text,
    )
  )
    return visited[0] ?? null;
  if (
    /^(?:(?:then )?(?:i|we|let's) )?(?:go|walk|head|turn|run|hurry|ride|travel|return) ?(?:back)?[.!]?$/iu.test(
      text.trim(),
    )
  )
    return /\b(?:back|return)\b/iu.test(text) ? (visited.findLast((place) => place !== turn.place) ?? null) : null;
  const clause = /\b(?:to|see|visit|find) where (.+)$/iu.exec(text)?.[1];
  if (clause === undefined) return null;
  const placesOf = (entry: LoreEntry): string[] => [
    ...(entry.at === "" ? [] : [entry.at]),
    ...turn
      .about(entry)
      .flatMap((each) => entriesIn(turn.lore, each.text))
      .filter(({ kind }) => kind === "place")
      .map(({ name }) => name),
  ];
  const named = entriesIn(turn.lore, clause).flatMap(placesOf)[0];
  return named ?? null;
}

/** The place that the words lead to: one that they name, or, for "follow them", the place of the last find. */
export const wayNamed = (turn: Turn, target: string | null, text: string): string | null =>
  (/\bfollow (?:(?:the|those|these) )?(?:it|them|him|her|trail|tracks?|footprints?|path|way|signs?|directions?)\b/iu.test(
    text,
  )
    ? wayFound(turn)
    : undefined) ?? destination(turn, target, text);

/** The place that the last find leads to, else the last place that was suggested. */
const wayFound = (turn: Turn): string | undefined =>
  turn.memo.facts
    .slice(-4)
    .toReversed()
    .flatMap((fact) => entriesIn(turn.lore, fact))
    .find(({ kind, name }) => kind === "place" && name !== turn.place)?.name ??
  (readPremiseMemo(turn.brief.memo).offers.find(({ act }) => act === "travel")?.target || undefined);

/** Moves the hero to another place. What the texts say about the place is narrated; what they leave open is decided by the dice. */
export async function travel(turn: Turn, target: string | null, text: string): Promise<void> {
  const to = wayNamed(turn, target, text);
  if (to === null || to === turn.place) {
    turn.still = true;
    const exits = turn.story.scene?.exits ?? [];
    turn.say(
      to === turn.place ? `You are at ${turn.place} already.` : "Where to?",
      exits.length === 0
        ? "Name a place, and it is there."
        : `From here you can go to ${exits.join(", ")}, or name a place of your own.`,
    );
    for (const exit of exits.slice(0, 3)) turn.offer({ text: `go to ${exit}`, act: "travel", target: exit, topic: "" });
    return;
  }
  const from = turn.place;
  const isNew = !turn.memo.visited.includes(to);
  const known = findEntry(turn.lore, to);
  if (known === undefined) turn.memo.names.push({ name: to, kind: "place", sentence: text.slice(0, 300) });
  // "I cross the green bridge": a custom can also forbid a way.
  const against = breaksLaw(turn, text) ?? "";
  enter(turn, to, from);
  const entry = turn.entry(to);
  const fresh = isNew || turn.about(entry).some((each) => !turn.wasSaid(each) && !isFrame(each.text));
  const said = fresh ? describe(turn, { ...entry, kind: "place" }, LINES[turn.brief.detailLevel] + 1) : [];
  const people = turn.present;
  const company =
    people.length === 0
      ? ""
      : `${capitalise(listed(people.map(({ name }) => name)))} ${people.length === 1 ? "is" : "are"} here.`;
  turn.say(
    against,
    from === ""
      ? `You are at ${to}.`
      : /\bfollow\b/iu.test(text)
        ? `You follow it, and it leads you to ${to}.`
        : `You go to ${to}.`,
    ...said,
    company,
  );
  turn.log(`You go to ${to}.`);
}

/** Whether a person cannot be here because they are dead, held or not found yet. */
const isAway = (turn: Turn, entry: LoreEntry): boolean =>
  fateOf(turn.lore, entry) !== null && !turn.memo.companions.includes(entry.name) && !isMet(turn, entry);

/** Opens the scene at a place, with the people there and the hero's companions. */
export function enter(turn: Turn, place: string, from: string): void {
  if (turn.story.scene !== null)
    turn.change({ type: "scene_closed", by: BY, result: (turn.memo.log.at(-1) ?? `You left ${from}.`).slice(0, 400) });
  const along = turn.memo.companions.filter((name) => turn.member(name)?.alive !== false);
  const thread = turn.open[0];
  turn.change({
    type: "scene_opened",
    by: BY,
    place: place.slice(0, 120),
    ...(turn.story.scene?.time ? { time: turn.story.scene.time } : {}),
    present: [],
    exits: exitsFrom(turn, place)
      .map((name) => name.slice(0, 120))
      .slice(0, 8),
    question: (thread?.question === "What is behind it?"
      ? `${thread.title}: what is behind it?`
      : (thread?.question ?? "")
    ).slice(0, 400),
    pressure: turn.story.clocks[0]?.name ?? "",
  });
  if (!turn.memo.visited.includes(place)) turn.memo.visited.push(place);
  for (const name of along) turn.bring(turn.entry(name));
  const lasting = turn.story.cast
    .filter((each) => each.alive && each.place === place)
    .map(({ name }) => turn.entry(name));
  for (const person of [...lasting, ...peopleAt(turn, place)].slice(0, 6))
    if (along.includes(person.name) || !isAway(turn, person)) turn.bring(person);
}

/** The lore entry that the player's words mean. Undefined if they mean the place as a whole. */
export function entryMeant(turn: Turn, target: string | null, text: string): LoreEntry | undefined {
  const entry = target === null ? undefined : findEntry(turn.lore, target);
  const owned = (name: string) =>
    text
      .toLowerCase()
      .replace(/’/gu, "'")
      .includes(`${name.replace(/^the /u, "").toLowerCase()}'s`);
  const meant =
    (entry !== undefined && [entry.name, ...entry.aliases, entry.name.split(" ")[0]!].some(owned)
      ? undefined
      : entry) ??
    entriesIn(turn.lore, text)
      .filter(({ name, aliases }) => ![name, ...aliases, name.split(" ")[0]!].some(owned))
      .find(({ kind, name }) => kind !== "faction" && name !== turn.place);
  return meant?.name === turn.place ? undefined : meant;
}

/** Things that the texts put in this place. */
export function thingsHere(turn: Turn): string[] {
  const here = new Set(turn.entry(turn.place).sentences);
  const first = turn.memo.visited[0] === turn.place;
  return turn.lore.entries
    .filter(
      ({ kind, at, sentences, proper, name }) =>
        kind === "thing" &&
        !(proper && !/^the |['’]s /iu.test(name)) &&
        (at === turn.place ||
          sentences.some((each) => here.has(each)) ||
          (first && sentences.some((each) => turn.lore.sentences[each]?.source === "notes"))),
    )
    .map(({ name }) => name);
}
