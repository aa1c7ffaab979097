import { literal, filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { isGone } from "../lore/fates.ts";
import { entriesIn, findEntry, isHero, type LoreEntry, shortName } from "../lore/lore.ts";
import { notYet } from "../lore/where/not-yet.ts";
import { kindOfNoun } from "../lore/nouns.ts";
import { ofHero } from "../case/fill-in.ts";
import { askPlayer } from "../moves/ask-player.ts";
import { heroThings } from "../moves/record/items.ts";
import { fillPurse } from "../moves/record/money.ts";
import { firstPlace } from "./first-place.ts";
import { goalRead, listRead } from "./read-as.ts";
import { enemiesOf } from "../moves/people/rival.ts";
import { SEGMENTS } from "../moves/aim/clock.ts";
import { fullAim } from "../moves/aim/full-aim.ts";
import { readPremise } from "./seeds.ts";
import { BY, type Turn } from "../turn.ts";
import { placeBySentence, placeCalledTheirs, placeOfTrade } from "../lore/where/stands.ts";
import { isSamePlace, peopleAt, placesOf, whereIs } from "../lore/where/whereabouts.ts";

/** The opening: the player's own first scene, and what the oracle has read in the texts, for the player to correct. */

/** Sentences of the first scene that a detail level tells. */
const SENTENCES = { minimal: 3, concise: 5, standard: 7, detailed: 9, immersive: 12 } as const;

export async function open(turn: Turn): Promise<void> {
  const premise = readPremise(turn.lore, (text) => entriesIn(turn.lore, text));
  // "You want … to get her grandmother out": what is the hero's is the player's.
  const wording = premise.scene
    .slice(0, SENTENCES[turn.brief.detailLevel])
    .map((text) => (/^You want\b/u.test(text) ? ofHero(text) : text));
  const place = premise.start === "" ? placeOf(turn, premise.opening, wording) : premise.start;
  const main = premise.threads[0];
  const question =
    main === undefined
      ? ""
      : main.question === "What is behind it?"
        ? `${main.title}: what is behind it?`
        : main.question;
  turn.change({
    type: "scene_opened",
    by: BY,
    place: place.slice(0, 120),
    day: 1,
    present: [],
    exits: [],
    question: question.slice(0, 400),
    pressure: (premise.clock?.name ?? "").slice(0, 400),
  });
  turn.memo.visited.push(place);
  turn.introduced.push({
    type: "introduce",
    name: place,
    entityType: "place",
    description: turn.whatIsSoOf(turn.entry(place)),
  });
  turn.change({
    type: "scene_changed",
    by: BY,
    exits: placesOf(turn)
      .filter((name) => !isSamePlace(name, place))
      .map((name) => name.slice(0, 120))
      .slice(0, 6),
  });
  const people = firstPeople(turn, premise.opening === "" ? wording.slice(0, 3).join(" ") : premise.opening, place);
  // What has happened in a world that the app wrote brings somebody to where it has happened.
  const named = turn.people.filter(
    (entry) => entry.proper && entry.kind === "person" && !isGone(turn.lore, entry) && notYet(turn.lore, entry) === "",
  );
  const [comes] = named;
  if (premise.start !== "") {
    if (people.length === 0 && comes !== undefined) people.push(comes);
  } else {
    // Nobody begins alone, where the place is somebody's or their trade brings them here: Hedda in Hedda's foundry, the harbourmaster on the quay.
    const yard = place.replace(pattern("opening yard"), "");
    const isByTrade = (entry: LoreEntry) =>
      placeBySentence(turn.lore, entry, placesOf(turn)) === "" && placeOfTrade(turn.lore, entry, [place, yard]) !== "";
    const near = named.find((entry) => placeCalledTheirs(turn.lore, entry, [place]) !== "") ?? named.find(isByTrade);
    if (near !== undefined && !people.some(({ kind }) => kind === "person")) people.push(near);
  }
  // Who has no place at all is where it begins: everybody of a handful or of a crowd, two where nobody else is; the others where the hero asks for them.
  const isHandful = named.length <= MOST_HERE && named.every((entry) => whereIs(turn, entry) === "");
  const isAlone = ![...people, ...turn.lore.companions.map((name) => turn.entry(name))].some(
    ({ kind }) => kind === "person",
  );
  const most = isHandful || pattern("opening crowd").test(premise.opening) ? MOST_HERE : isAlone ? 2 : 0;
  const [enemy] = enemiesOf(turn);
  for (const entry of named) {
    if (people.length >= most) break;
    const isOfStory = isHandful || (entry !== enemy && turn.about(entry).some(({ source }) => source !== "hero"));
    if (isOfStory && whereIs(turn, entry) === "" && !people.includes(entry) && !isElsewhere(turn, entry, place))
      people.push(entry);
  }
  // "when a man falls through the doors": he is here.
  const visitor = pattern("opening open", "u").exec(premise.opening)?.[1];
  if (
    visitor !== undefined &&
    !pattern("opening open 2", "u").test(premise.opening.slice(0, premise.opening.indexOf(visitor)))
  ) {
    const name = `the ${visitor.split(" ").at(-1)!}`;
    turn.memo.names.push({ name, kind: "person", role: `the ${visitor}` });
    people.push(turn.entry(name));
  }
  turn.memo.companions = [...turn.lore.companions];
  for (const name of turn.lore.companions) turn.bring(turn.entry(name));
  for (const person of people) turn.bring(person);
  for (const person of turn.people
    .filter(({ proper, kind, name }) => proper && kind === "person" && !people.some((each) => each.name === name))
    .slice(0, 8)) {
    const home = whereIs(turn, person);
    if (home !== "" && !isGone(turn.lore, person))
      turn.change({
        type: "cast_changed",
        by: BY,
        name: person.name,
        role: person.role.slice(0, 200),
        place: home.slice(0, 120),
      });
  }
  for (const seed of premise.threads)
    turn.change({
      type: "thread_changed",
      by: BY,
      title: seed.title.slice(0, 120),
      question: seed.question.slice(0, 400),
      kind: seed.kind,
      state: "open",
    });
  const clock = premise.clock ?? dangerOf(turn, main);
  turn.change({
    type: "clock_changed",
    by: BY,
    name: clock.name.slice(0, 120),
    segments: SEGMENTS,
    fills: "Failures, prices, and time",
    full: clock.full.slice(0, 400),
    shown: true,
  });
  if (wording.length === 0) turn.say(`You are ${place === "" ? "here" : `at ${place}`}, and something is wrong.`);
  turn.say(...wording);
  for (const { text } of turn.lore.sentences) if (premise.wording.includes(text)) turn.markSaid(text);
  const goal = premise.threads
    .slice(0, 2)
    .filter(({ kind }, at) => at === 0 || kind === "quest")
    .map((each) => ofHero(fullAim(each)))
    .join(", and to ");
  const line = [listRead(turn), goalRead(goal, main?.kind === "quest" || /^find out\b/iu.test(goal))]
    .filter((part) => part !== "")
    .join(" ");
  turn.say(line === "" ? "" : `*${line}* Say so if one of these is wrong.`);
  if (premise.threads.length === 0) turn.say(askPlayer(turn, { sort: "aim", asks: "What are you after?" }));
  turn.memo.held = heroThings(turn);
  await fillPurse(turn);
  turn.log(wording[0] ?? `You are at ${place}.`);
}

/** What runs against the hero where the texts set no deadline: a beast, or somebody that they make an enemy of; else plainly time. */
function dangerOf(
  turn: Turn,
  main: { readonly title: string } | undefined,
): { readonly name: string; readonly full: string } {
  const { lore } = turn;
  const beast = lore.entries.find(
    ({ kind, sentences }) =>
      kind === "creature" &&
      sentences.some((at) => pattern("opening danger of 2").test(lore.sentences[at]?.text ?? "")),
  );
  if (beast !== undefined)
    return { name: `${capitalise(beast.name)} comes nearer`, full: `${capitalise(beast.name)} is here.` };
  // "Something under the peat copies voices."
  const unseen = lore.sentences
    .filter(({ own, source }) => own && source !== "story")
    .map(({ text }) => pattern("opening danger of", "u").exec(text)?.[1])
    .find((each) => each !== undefined);
  if (unseen !== undefined)
    return { name: `What is ${unseen} comes nearer`, full: `What is ${unseen} has come for you.` };
  // Who is behind a mystery, its clock does not say.
  if (main !== undefined && /^Find out\b/iu.test(main.title))
    return { name: "The trail goes cold", full: "The trail is cold: those who left it have had time." };
  return { name: "Time runs against you", full: "You have run out of time." };
}

/** "You are in the bakery": the place whose name ends so. */
function houseNamed(turn: Turn, opening: string): string | undefined {
  const plainly = pattern("opening house named", "u").exec(opening)?.[1];
  return plainly === undefined || kindOfNoun(plainly) !== "place"
    ? undefined
    : turn.lore.entries.find(
        ({ kind, proper, name }) => kind === "place" && proper && name.toLowerCase().endsWith(` ${plainly}`),
      )?.name;
}

const STANDS = storedPattern("opening stands", "u");

/** Where it begins: the first place that the first scene names; a place without a name counts as the player writes it. */
function placeOf(turn: Turn, first: string, wording: readonly string[]): string {
  const opening = first.replace(pattern("opening place of 3", "u"), "You are ");
  const house = houseNamed(turn, opening);
  if (house !== undefined) return house;
  const written = firstPlace(
    // "I'm in the snug. I want …": the first sentence says where, without a word of beginning.
    opening === "" && STANDS.test(wording[0] ?? "") ? wording[0]! : opening,
    turn.lore.entries.filter(({ kind }) => kind === "place"),
  );
  if (written !== null) {
    if (!written.known) turn.memo.names.push({ name: written.name, kind: "place" });
    return written.name;
  }
  for (const line of opening === "" ? wording.slice(0, 3) : [opening, ...wording.filter((each) => each !== first)]) {
    const places = entriesIn(turn.lore, line).filter(({ kind }) => kind === "place");
    const inside = places.find(
      ({ name, proper }) =>
        proper && filledPattern("opening place of 4", "iu", literal(name.replace(/^the /u, ""))).test(line),
    );
    if (inside !== undefined) return inside.name;
    if (line === opening || opening === "")
      for (const [, phrase = ""] of line.matchAll(pattern("opening at", "giu"))) {
        const plain = phrase
          .trim()
          .replace(pattern("opening place of 5"), (article) => (/^an? /iu.test(article) ? "the " : "your "));
        if (
          pattern("opening place of 2").test(plain) ||
          places.some(({ name }) => isSamePlace(name, plain)) ||
          (line === opening && /^(?:the|your) /u.test(plain) && kindOfNoun(plain.split(" ").at(-1)!) === "place") ||
          pattern("opening place of", "u").test(plain)
        ) {
          const known = places.find(({ name }) => isSamePlace(name, plain));
          if (known === undefined) turn.memo.names.push({ name: plain, kind: "place" });
          return known?.name ?? plain;
        }
      }
  }
  const places = turn.lore.entries.filter(({ kind }) => kind === "place");
  const own = places.find(({ sentences }) => sentences.some((at) => turn.lore.sentences[at]?.source === "notes"));
  return own?.name ?? places[0]?.name ?? turn.brief.scene.world?.name ?? turn.brief.scene.campaign.name;
}
/** How many are there at the beginning of whom no text says where they are. */
const MOST_HERE = 4;

/** "the rival village of Nether Fog, under Baroness Vapora", "the Widow, whom nobody has seen": not here. */
const isElsewhere = (turn: Turn, entry: LoreEntry, place: string): boolean =>
  turn
    .about(entry)
    .some(
      ({ text, source }) =>
        !pattern("opening is elsewhere", "u").test(source) &&
        ((pattern("opening is elsewhere 2", "u").test(text) && elsewhereIn(turn, text, place)) ||
          pattern("opening seen by nobody", "u").test(text)),
    );

const elsewhereIn = (turn: Turn, text: string, place: string): boolean =>
  entriesIn(turn.lore, text).some(({ kind, proper, name }) => kind === "place" && proper && !isSamePlace(name, place));

/** Who is there: those whom the first scene names, and those whom the texts put at its place. */
function firstPeople(turn: Turn, opening: string, place: string): LoreEntry[] {
  const able = (entry: LoreEntry) =>
    !isHero(turn.lore, entry) &&
    !isGone(turn.lore, entry) &&
    notYet(turn.lore, entry) === "" &&
    turn.people.some(({ name }) => name === entry.name);
  // "before the auditor arrives", "the squire has taken her mare": they are elsewhere.
  const later = pattern("opening first people").exec(opening)?.[1] ?? "";
  const away = ({ name }: LoreEntry) =>
    name.split(" ").some((word) => word.length > 3 && later.toLowerCase().includes(word.toLowerCase())) ||
    filledPattern("opening first people 2", "iu", name.split(" ").map(literal).join("|"), literal(name)).test(
      opening,
    ) ||
    filledPattern(
      "opening first people 3",
      "iu",
      literal(name.split(" ")[0]!),
      literal(name),
      literal(shortName({ name, kind: "person", proper: true })),
    ).test(opening);
  const named = entriesIn(turn.lore, opening.replace(pattern("opening kin before a name", "gu"), "’s ")).filter(
    (entry) => able(entry) && entry.proper && !away(entry),
  );
  const here = [...named, ...peopleAt(turn, place).filter(able)];
  return here
    .filter(
      ({ name }, at) => here.findIndex((each) => each.name === name) === at && findEntry(turn.lore, name) !== undefined,
    )
    .slice(0, 5);
}
