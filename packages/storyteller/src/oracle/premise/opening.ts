import { isGone } from "./fates.ts";
import { entriesIn, findEntry, isHero, type LoreEntry, shortName } from "./lore.ts";
import { askPlayer } from "./open-question.ts";
import { SEGMENTS } from "./pressure.ts";
import { readPremise } from "./seeds.ts";
import { BY, type Turn } from "./turn.ts";
import { isSamePlace, peopleAt, placesOf, whereIs } from "./whereabouts.ts";

/** The opening: the player's own first scene, and what the oracle has read in the texts, for the player to correct. */

/** Sentences of the first scene that a detail level tells. */
const SENTENCES = { minimal: 3, concise: 5, standard: 7, detailed: 9, immersive: 12 } as const;

export async function open(turn: Turn): Promise<void> {
  const premise = readPremise(turn.lore, (text) => entriesIn(turn.lore, text));
  const wording = premise.scene.slice(0, SENTENCES[turn.brief.detailLevel]);
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
  const comes =
    premise.start === ""
      ? undefined
      : turn.people.find((entry) => entry.proper && entry.kind === "person" && !isGone(turn.lore, entry));
  if (people.length === 0 && comes !== undefined) people.push(comes);
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
  turn.change({
    type: "clock_changed",
    by: BY,
    name: (premise.clock?.name ?? "Word gets round").slice(0, 120),
    segments: SEGMENTS,
    fills: "Failures, prices, and time",
    full: (premise.clock?.full ?? "Everybody knows what you are after.").slice(0, 400),
    shown: true,
  });
  if (wording.length === 0) turn.say(`You are ${place === "" ? "here" : `at ${place}`}, and something is wrong.`);
  turn.say(...wording);
  for (const { text } of turn.lore.sentences) if (premise.wording.includes(text)) turn.markSaid(text);
  if (premise.threads.length === 0) {
    const title = `Find out what is wrong${place === "" ? "" : ` at ${place}`}`.slice(0, 120);
    turn.change({
      type: "thread_changed",
      by: BY,
      title,
      question: "What is behind it?",
      kind: "mystery",
      state: "open",
    });
  }
  turn.say(readAs(turn, main?.title ?? ""));
  if (wording.length === 0)
    turn.say(
      askPlayer(turn, {
        asks: "What is it?",
        about: "what is wrong",
        sort: "event",
        choices: ["somebody is missing", "something has been stolen", "nobody will say what happened last night"],
      }),
    );
  turn.log(wording[0] ?? `You are at ${place}.`);
}

/** One line of what was read: people, places, and what the story is after. */
function readAs(turn: Turn, goal: string): string {
  const people = turn.people
    .filter(({ proper }) => proper)
    .slice(0, 10)
    .map((entry) => `${entry.name}${isGone(turn.lore, entry) ? " (gone)" : ""}`);
  const places = placesOf(turn).slice(0, 8);
  const wanted =
    goal === ""
      ? ""
      : `What you are after: ${/^(?:I|\p{Lu}\p{L}+ (?:of|and) \p{Lu})/u.test(goal) ? goal : goal.charAt(0).toLowerCase() + goal.slice(1)}.`;
  const line = [
    people.length === 0 ? "" : `People: ${people.join(", ")}.`,
    places.length === 0 ? "" : `Places: ${places.join(", ")}.`,
    wanted,
  ]
    .filter((part) => part !== "")
    .join(" ");
  return line === "" ? "" : `*${line}* Say so if one of these is wrong.`;
}

const AT =
  /\b(?:in|at|on|aboard|inside|outside|under|behind|into|to) ((?:the|your|my|an?|her|his|room|cabin|cell)? ?(?:[\p{L}'’\d-]+ ){0,2}?[\p{L}'’\d-]+)(?=[,.;:]| (?:at|when|where|before|after|in|with|on|as|while|of|to|and|carrying)\b|$)/giu;

/** Where it begins: the first place that the first scene names; a place without a name counts as the player writes it. */
function placeOf(turn: Turn, opening: string, wording: readonly string[]): string {
  for (const line of opening === "" ? wording.slice(0, 3) : [opening, ...wording]) {
    const places = entriesIn(turn.lore, line).filter(({ kind }) => kind === "place");
    const inside = places.find(
      ({ name, proper }) =>
        proper &&
        new RegExp(
          `\\b(?:in|at|on|aboard|inside|to|under|of|into) (?:the |a |an |our |your |her |his )?(?:[\\p{Ll}'’-]+ ){0,2}${escaped(name.replace(/^the /u, ""))}`,
          "iu",
        ).test(line),
    );
    if (inside !== undefined) return inside.name;
    if (line === opening || opening === "")
      for (const [, phrase = ""] of line.matchAll(AT)) {
        const plain = phrase
          .trim()
          .replace(/^(?:an?|my|her|his) /iu, (article) => (/^an? /iu.test(article) ? "the " : "your "));
        if (
          /^(?:room|cabin|cell) \p{L}+$/iu.test(plain) ||
          places.some(({ name }) => isSamePlace(name, plain)) ||
          /^(?:the|your) (?:\p{L}+ )?(?:hall|house|inn|tavern|taproom|lounge|bunk|deck|ship|train|office|kitchen|square|market|street|tent|camp|cave|forest|beach|bar|church|cellar|room|cabin|station|platform|harbour|quay|library|theatre|court|school|hospital|farm|barn|garden|tower|bridge|mill)$/u.test(
            plain,
          )
        ) {
          const known = places.find(({ name }) => isSamePlace(name, plain));
          if (known === undefined) turn.memo.names.push({ name: plain, kind: "place", sentence: "" });
          return known?.name ?? plain;
        }
      }
  }
  const places = turn.lore.entries.filter(({ kind }) => kind === "place");
  const own = places.find(({ sentences }) => sentences.some((at) => turn.lore.sentences[at]?.source === "notes"));
  return own?.name ?? places[0]?.name ?? turn.brief.scene.world?.name ?? turn.brief.scene.campaign.name;
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** Who is there: those whom the first scene names, and those whom the texts put at its place. */
function firstPeople(turn: Turn, opening: string, place: string): LoreEntry[] {
  const able = (entry: LoreEntry) =>
    !isHero(turn.lore, entry) && !isGone(turn.lore, entry) && turn.people.some(({ name }) => name === entry.name);
  const away = ({ name }: LoreEntry) =>
    new RegExp(
      `(?:find|search for|looking for|letter from|news of|word from|sent by|owes?|kill|avenge|for|from|of|by) (?:(?:your|my|her|his|the|old) )*${escaped(name.split(" ")[0]!)}|${escaped(name)}['’]s|${escaped(shortName({ name, kind: "person", proper: true }))}['’]s`,
      "iu",
    ).test(opening);
  const named = entriesIn(turn.lore, opening).filter((entry) => able(entry) && entry.proper && !away(entry));
  const here = [...named, ...peopleAt(turn, place).filter(able)];
  return here
    .filter(
      ({ name }, at) => here.findIndex((each) => each.name === name) === at && findEntry(turn.lore, name) !== undefined,
    )
    .slice(0, 5);
}
