import { listed } from "#english/noun-phrase";
import { entriesIn, findEntry, type LoreEntry, shortName } from "./lore.ts";
import { exitsFrom, peopleAt } from "./places.ts";
import { readPremise, inSecondPerson } from "./seeds.ts";
import { splitSentences } from "../answers/written-texts.ts";
import { fateOf, isGone } from "./fates.ts";
import { askPlayer } from "./hand-over.ts";
import { cellsOf, homeOf } from "./homes.ts";
import { isHero } from "./proposals.ts";
import type { Turn } from "./turn.ts";

const BY = "game_master" as const;
/** How many sentences of the premise are narrated at each detail level. */
const SENTENCES = { minimal: 2, concise: 4, standard: 6, detailed: 9, immersive: 12 } as const;

/** Writes the first scene from the player's texts, with its place, its people and its open threads. */
export async function open(turn: Turn): Promise<void> {
  const premise = readPremise(turn.lore);
  const wording = premise.scene.slice(0, SENTENCES[turn.brief.detailLevel]);
  const near = wording.slice(0, 3).join(" ");
  const place = premise.start === "" ? placeOf(turn, wording) : premise.start;
  const people = firstPeople(turn, near, place);
  turn.change({
    type: "scene_opened",
    by: BY,
    place: place.slice(0, 120),
    day: 1,
    present: [],
    exits: [],
    question: (premise.threads[0]?.question === "What is behind it?"
      ? `${premise.threads[0].title}: what is behind it?`
      : (premise.threads[0]?.question ?? "What do you make of this place?")
    ).slice(0, 400),
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
    exits: exitsFrom(turn, place)
      .map((name) => name.slice(0, 120))
      .slice(0, 8),
  });
  for (const person of people) turn.bring(person);
  for (const seed of premise.threads)
    turn.change({
      type: "thread_changed",
      by: BY,
      title: seed.title.slice(0, 120),
      question: seed.question.slice(0, 400),
      kind: seed.kind,
      state: "open",
    });
  if (premise.clock !== null)
    turn.change({
      type: "clock_changed",
      by: BY,
      name: premise.clock.name.slice(0, 120),
      segments: 6,
      fills: "Time, and whatever goes wrong",
      full: premise.clock.full.slice(0, 400),
      shown: true,
    });
  const main = premise.threads[0]?.title ?? `Find out what is wrong ${place === "" ? "here" : `at ${place}`}`;
  if (premise.threads.length === 0)
    turn.change({
      type: "thread_changed",
      by: BY,
      title: main.slice(0, 120),
      question: "What is behind it?",
      kind: "mystery",
      state: "open",
    });
  placePeople(turn);
  turn.change({ type: "scene_changed", by: BY, exits: exitsFrom(turn, place).map((name) => name.slice(0, 120)) });
  if (wording.length === 0) turn.say(`You are ${place === "" ? "here" : `at ${place}`}, and something is wrong.`);
  // The first three sentences set the scene. The others follow in a second paragraph.
  turn.say(...wording.slice(0, 3));
  turn.say(...wording.slice(3));
  for (const sentence of turn.lore.sentences)
    if (wording.some((line) => line.includes(inSecondPerson(sentence, turn.lore).replace(/[.!?]$/u, ""))))
      turn.markSaid(sentence);
  // If something has happened at the place and nobody is there, a person of the cast comes there.
  const comes = turn.story.cast.find(({ name }) => !isGone(turn.lore, turn.entry(name)));
  if (people.length === 0 && premise.start !== "" && comes !== undefined) people.push(turn.entry(comes.name));
  for (const person of people) turn.bring(person);
  const unnamed = people.filter((person) => !near.includes(shortName(person)));
  turn.say(
    unnamed.length === 0
      ? ""
      : `With you ${unnamed.length === 1 ? "is" : "are"} ${listed(unnamed.map((person) => withRole(person, turn.member(person.name)?.role ?? "")))}.`,
  );
  const [first, second] = premise.threads;
  const lower = (title: string) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  if (first !== undefined)
    turn.say(
      first.kind === "quest"
        ? `Your goal: ${lower(first.title)}.`
        : wording.some((line) => line.includes(first.title))
          ? "What is behind it is for you to find out."
          : `Open: ${first.title}.`,
      premise.start !== "" && second?.kind === "quest"
        ? `And there is something else to do: ${lower(second.title)}.`
        : "",
    );
  turn.log(splitSentences(wording[0] ?? "")[0] ?? `You are at ${place}.`);
  if (wording.length === 0)
    turn.say(
      askPlayer(turn, {
        kind: "fact",
        asks: "What is it?",
        about: "what is wrong",
        choices: ["somebody is missing", "something has been stolen", "nobody will say what happened last night"],
      }),
    );
}

/** The most people who are put at a place of their own. */
const MOST_PLACED = 8;

/** Puts every person of the texts at the place where they can be found. */
function placePeople(turn: Turn): void {
  const people = turn.lore.entries
    .filter(
      (entry) =>
        entry.kind === "person" &&
        entry.proper &&
        !isHero(turn, entry) &&
        !turn.present.some(({ name }) => name === entry.name),
    )
    .slice(0, MOST_PLACED);
  for (const entry of people) {
    const fate = fateOf(turn.lore, entry);
    if (fate === "dead" || fate === "missing") continue;
    const home = (fate === "held" ? cellsOf(turn, entry) : homeOf(turn, entry)).slice(0, 120);
    turn.change({ type: "cast_changed", by: BY, name: entry.name, role: entry.role.slice(0, 200), place: home });
    if (findEntry(turn.lore, home)?.name !== home && turn.memo.names.every(({ name }) => name !== home))
      turn.memo.names.push({ name: home, kind: "place", sentence: "" });
  }
}

const withRole = (person: LoreEntry, cast: string): string => {
  const role = [person.role, cast].find((each) => /^(?:an?|the|your) /u.test(each));
  return role === undefined ? person.name : `${person.name}, ${role}`;
};

/** The place where the story begins: the first place named in the first scene, else the first place of the lore. */
function placeOf(turn: Turn, wording: readonly string[]): string {
  const stated =
    /^You are (?:in|at|on|aboard|inside|outside|under|behind) ((?:the|your|an?|(?:\p{Lu}[\p{L}'-]*? )*\p{Lu}[\p{L}-]*?['’]s) [\p{Ll}-]+(?: [\p{Ll}-]+)?)(?=[,.;]| (?:at|when|where|before|after|in|with|on|an?|two|three|ten|as|while|of)\b)/u.exec(
      wording[0] ?? "",
    )?.[1];
  if (stated !== undefined && !/ (?:morning|evening|night|rain|snow|dark|middle|dead)$/u.test(stated)) {
    const known = findEntry(turn.lore, stated);
    if (known?.kind === "place") return known.name;
    const name = stated.replace(/^an? /u, "the ");
    turn.memo.names.push({ name, kind: "place", sentence: "" });
    return name;
  }
  for (const line of wording.slice(0, 3)) {
    const named = entriesIn(turn.lore, line).filter(({ kind }) => kind === "place");
    const inside = named.find(({ name }) =>
      new RegExp(
        `\\b(?:in|at|on|aboard|inside|to|under|of) (?:the |a |an |our |your )?(?:[\\p{Ll}'-]+ )?${name.replace(/^the /u, "").replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}`,
        "iu",
      ).test(line),
    );
    if (inside !== undefined) return inside.name;
  }
  // "You check into room 9", "You are in the lounge": this is a place even if no list contains its noun.
  const first = wording[0] ?? "";
  const room =
    /\b(?:into|in|at) ((?:room|cabin|cell|apartment|suite|ward|berth) [\p{L}\p{N}]+)/iu.exec(first)?.[1] ??
    /^You are (?:in|at|on|aboard|inside) ((?:the|your) \p{Ll}+(?: \p{Ll}+)?)(?= at\b| when\b| where\b| before\b|[,.])/u.exec(
      first,
    )?.[1];
  if (room !== undefined) {
    turn.memo.names.push({ name: room, kind: "place", sentence: "" });
    return room;
  }
  const places = turn.lore.entries.filter(({ kind }) => kind === "place");
  const own = places.find(({ sentences }) => sentences.some((at) => turn.lore.sentences[at]?.source === "notes"));
  return own?.name ?? places[0]?.name ?? turn.brief.scene.world?.name ?? turn.brief.scene.campaign.name;
}

const COMES =
  /\b(?:came|comes|come|arrives?|arrived|returns?|returned|waits?|waited|is waiting|sits?|stands?|is here|asks?|tells?|says?|calls?|hands?|gives?)\b/u;

/** The people present at the beginning: those named in the first scene, and those whom the texts put at its place. */
function firstPeople(turn: Turn, near: string, place: string): LoreEntry[] {
  const heroes = new Set(turn.lore.heroes);
  const away = ({ name, aliases, kind, proper }: LoreEntry) =>
    /\b(?:dead|late|missing|murdered|vanished)\b/u.test(name) ||
    [name, ...aliases, shortName({ name, kind, proper }), name.split(" ")[0]!].some((each) => {
      const bareName = each.replace(/^(?:the|your) /u, "").replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
      return new RegExp(
        `${bareName}(?:['’]s| (?:(?:is|was|has|have|had|has been|\\p{Ll}+) )?(?:missing|gone|vanished|dead|stolen|disappeared|murdered|killed|died|drowned|left|fled)\\b|[^.;]*\\b(?:has|have|had|did) (?:not|never) (?:been seen|come back|came back|return\\w*|come home))|(?:find|search for|looking for|quarrel with|took|killed|lost|buried|murdered|owe|owes|mourn|news of|letter from|kill|for) (?:(?:your|my|her|his|the) )?${bareName}`,
        "iu",
      ).test(near);
    });
  // A person in the first sentence is present, and so is one who comes or waits in the second. People in later sentences may be anywhere.
  const [first = near, second = ""] = splitSentences(near);
  const text = COMES.test(second) ? `${first} ${second}` : first;
  const named = entriesIn(turn.lore, text).filter(
    (entry) =>
      (entry.kind === "person" || (entry.kind === "creature" && entry.proper)) &&
      !heroes.has(entry.name) &&
      !away(entry) &&
      !isGone(turn.lore, entry),
  );
  // At "the post house at Lower Stave", people whom the texts put in Lower Stave are nearby.
  const around = entriesIn(turn.lore, first)
    .filter(({ kind, proper, name }) => kind === "place" && proper && name !== place)
    .flatMap(({ name }) => peopleAt(turn, name));
  const here = [
    ...named,
    ...[...peopleAt(turn, place), ...around].filter((entry) => !away(entry) && !isGone(turn.lore, entry)),
  ];
  return here
    .filter(
      ({ name }, at) => here.findIndex((each) => each.name === name) === at && findEntry(turn.lore, name) !== undefined,
    )
    .slice(0, 5);
}
