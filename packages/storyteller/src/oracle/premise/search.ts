import { capitalise, listed } from "#english/noun-phrase";
import { fateOf } from "./fates.ts";
import { goalOf, isAboutGoal } from "./goal.ts";
import { askPlayer } from "./hand-over.ts";
import { cellsOf, homeOf, isBodiless } from "./homes.ts";
import { type LoreEntry, shortName } from "./lore.ts";
import { contentWords } from "./nouns.ts";
import { deedOf } from "./person-words.ts";
import { describe, entryMeant, LINES, thingsHere, travel } from "./places.ts";
import { finds, secrets } from "./proposals.ts";
import { isFrame } from "./seeds.ts";
import { trouble } from "./trouble.ts";
import { isMet, type Turn } from "./turn.ts";

/** Plays looking at, searching and looking for things and people. */

/** Words for going to a person. */
const GOES = /\b(?:go|walk|run|ride|drive|hurry|head|visit|find|look for|seek|search|call on|return|confront)\b/iu;

/** Looks at a person or a thing. If none is named, looks around. */
export async function look(turn: Turn, target: string | null, text: string): Promise<void> {
  if (/\b(?:when nobody|while nobody|secretly|unseen|behind (?:his|her|their) back)\b/iu.test(text))
    return search(turn, target, text);
  const entry = entryMeant(turn, target, text);
  const most = LINES[turn.brief.detailLevel] + 1;
  if (entry?.kind === "person" && !turn.present.some(({ name }) => name === entry.name)) return findPerson(turn, entry);
  if (entry?.kind === "place" && /\b(?:off|over|go|head|walk|back|up|down) (?:\p{L}+ )?to\b/iu.test(text))
    return travel(turn, entry.name, text);
  const does = deedOf(text);
  if (
    entry === undefined &&
    does !== null &&
    does.split(" ").length > 2 &&
    !/\b(?:around|about|round|surroundings|place|room|everything|area)\b/iu.test(does)
  )
    return lookClosely(turn, does);
  if (entry === undefined) {
    const said = describe(turn, { ...turn.entry(turn.place), kind: "place" }, most);
    const people = turn.present.map(({ name, role }) =>
      role === "" || /^(?:leads|runs|keeps|rules|guards|owns|teaches|serves|commands)\b/u.test(role)
        ? name
        : `${name}, ${role}`,
    );
    const things = thingsHere(turn).slice(0, 3);
    turn.say(
      `You look round ${turn.place}.`,
      ...said,
      people.length === 0 ? "You are alone." : `Here ${people.length === 1 ? "is" : "are"} ${people.join("; ")}.`,
      things.length === 0 ? "" : `There ${things.length === 1 ? "is" : "are"} ${listed(things)}.`,
    );
    turn.log(`You look round ${turn.place}.`);
    return;
  }
  const unsaid = turn
    .about(entry)
    .some((each) => !turn.wasSaid(each) && !isFrame(each.text) && !each.text.startsWith("Asked “"));
  if (!unsaid && entry.kind !== "person") return lookClosely(turn, does ?? `look at ${entry.name}`);
  const said = [...describe(turn, entry, most), entry.kind === "person" ? moodOf(turn, entry) : ""].filter(
    (each) => each !== "",
  );
  if (said.length === 0) return lookClosely(turn, does ?? `look at ${entry.name}`);
  turn.log(`You look at ${entry.name}.`);
  turn.say(`You ${does ?? `look at ${entry.name}`}.`, ...said);
}

const moodOf = (turn: Turn, entry: LoreEntry): string => {
  const attitude = turn.member(entry.name)?.attitude ?? 0;
  const name = capitalise(shortName(entry));
  return attitude <= -2
    ? `${name} would like to see you gone.`
    : attitude < 0
      ? `${name} is wary of you.`
      : attitude > 1
        ? `${name} trusts you.`
        : attitude === 1
          ? `${name} is well disposed to you.`
          : "";
};

/** Looks closely at something that the texts do not describe. The dice decide whether there is more to it; the player says what. */
async function lookClosely(turn: Turn, does: string): Promise<void> {
  turn.log(`You ${does}.`);
  const { verdict, yes } = await turn.ask(
    `Is there anything about it? You ${does}`,
    isAboutGoal(turn, does) ? "almost certain" : "likely",
  );
  if (!yes)
    return turn.say(
      `You ${does}. ${/^(?:listen|eavesdrop)/u.test(does) ? "You hear nothing" : "There is nothing"} unusual.`,
    );
  const goal = goalOf(turn);
  const listens = /^(?:listen|eavesdrop|put your ear|press your ear)\b/u.test(does);
  turn.say(
    `You ${does}, and ${listens ? "hear something" : "something catches your eye"}.`,
    askPlayer(turn, {
      kind: "fact",
      asks: listens ? "What is it?" : "What do you see?",
      about: listens ? "what you hear" : "what you see",
      lead: listens ? "You hear" : "You see",
      ...(goal === undefined || verdict === "yes, but" ? {} : { thread: goal.title }),
      choices: listens ? secrets(turn) : finds(turn),
    }),
  );
}

/** Searches a place or a thing. If no text says what is found, the player says it. */
export async function search(turn: Turn, target: string | null, text: string): Promise<void> {
  const entry = entryMeant(turn, target, text);
  if (entry?.kind === "person" && !turn.present.some(({ name }) => name === entry.name)) return findPerson(turn, entry);
  if (
    entry?.kind === "person" &&
    !/\b(?:tracks?|trail|footprints?)\b/iu.test(text) &&
    /\b(?:find|look for|search for|where is)\b/iu.test(text)
  ) {
    turn.memo.last = entry.name;
    return turn.say(`${capitalise(shortName(entry))} is here.`);
  }
  const tracks = /\b(?:track|tracks|trail|footprints?|follow|sniff|scent)\b/iu.test(text);
  const what = entry === undefined ? turn.place : entry.name;
  const does = (deedOf(text) ?? `search ${what}`).replace(/^find (?!out\b)/u, "look for ");
  const key = `${turn.place}/${entry?.name ?? [...contentWords(text)].toSorted().join(" ")}`.slice(0, 200);
  if (turn.memo.searched.includes(key)) return turn.say(`You ${does}. There is nothing more to find here.`);
  const grade = await turn.check(
    tracks ? "wisdom" : "intelligence",
    tracks ? "Survival" : "Investigation",
    12,
    "What you find",
  );
  if (grade === "failure") {
    turn.log(`You ${does}, and find nothing.`);
    return turn.say(`You ${does}, and find nothing.`, await trouble(turn, `Time lost at ${turn.place}`));
  }
  turn.memo.searched.push(key);
  turn.log(`You ${does}.`);
  const goal = goalOf(turn);
  turn.say(
    `You ${does}, and find something.`,
    grade === "cost" ? await trouble(turn, `A slow search of ${what}`, false) : "",
    askPlayer(turn, {
      kind: "fact",
      asks: "What is it?",
      about: "what you find",
      lead: "You find",
      ...(goal === undefined ? {} : { thread: goal.title }),
      choices: finds(turn),
    }),
    await turn.words(),
  );
}

/**
 * Looks for a person by going where they are. A dead or missing person cannot simply be found.
 * @param called whether the hero only calls their name
 */
export async function findPerson(turn: Turn, entry: LoreEntry, called = false): Promise<void> {
  const name = capitalise(shortName(entry));
  const fate = turn.member(entry.name)?.alive === false ? "dead" : fateOf(turn.lore, entry);
  if (fate === "dead") {
    const does = deedOf(turn.brief.playerText);
    return turn.say(does === null ? "" : `You ${does}.`, `${name} is dead, and does not answer.`);
  }
  const wasFound = turn.memo.companions.includes(entry.name) || isMet(turn, entry);
  if (fate === "missing" && !wasFound) return seek(turn, entry);
  if (fate === "held" && !wasFound) {
    const cells = cellsOf(turn, entry);
    if (turn.place !== cells) await travel(turn, cells, `go to ${cells}`);
    turn.bring(entry);
    turn.memo.last = entry.name;
    return turn.say(`You are let in to ${shortName(entry)} for a few minutes.`);
  }
  // An animal comes when it is called. A voice without a body is everywhere.
  if (isBodiless(turn, entry) || entry.kind === "creature") {
    turn.memo.last = entry.name;
    return turn.bring(entry);
  }
  // A person whom the texts put at no place comes when called.
  if (called && entry.at === "" && entry.kind === "person") {
    turn.bring(entry);
    turn.memo.last = entry.name;
    return turn.say(`${name} comes over to you.`);
  }
  const isOwn = turn.memo.names.some(({ name: each, kind }) => each === entry.name && kind === "person");
  const isFriend =
    /^your (?:\p{Ll}+ )?(?:friend|wife|husband|partner|companion|pupil|apprentice|assistant|dog|brother|sister|son|daughter)\b/u.test(
      entry.role,
    );
  if (
    entry.at === "" &&
    !GOES.test(turn.brief.playerText) &&
    ((isOwn && (turn.member(entry.name)?.place ?? "") === "") || (isFriend && !isMet(turn, entry)))
  ) {
    turn.bring(entry);
    turn.memo.last = entry.name;
    return;
  }
  const where = turn.member(entry.name)?.place || entry.at || homeOf(turn, entry);
  if (where !== turn.place) await travel(turn, where, `go to ${where}`);
  if (!turn.present.some((here) => here.name === entry.name)) turn.bring(entry);
  turn.memo.last = entry.name;
}

/** Looks for a person whom the texts call missing. The dice decide whether there is a trace; the player says what it is. */
async function seek(turn: Turn, entry: LoreEntry): Promise<void> {
  const name = shortName(entry);
  turn.log(`You look for ${name}.`);
  const { yes } = await turn.ask(`Is there any trace of ${name} here?`, "fifty-fifty");
  if (!yes) return turn.say(`You look for ${name}. There is no trace here.`);
  const goal = goalOf(turn);
  turn.say(
    `You look for ${name}, and there is a trace.`,
    askPlayer(turn, {
      kind: "fact",
      asks: "What is it?",
      about: `the trace of ${name}`,
      lead: "You find",
      ...(goal === undefined ? {} : { thread: goal.title }),
      choices: finds(turn),
    }),
  );
}
