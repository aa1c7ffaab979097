import { capitalise, listed } from "#english/noun-phrase";
import { fateOf } from "./fates.ts";
import { type LoreEntry, shortName } from "./lore.ts";
import { forTheDead, goesWrong, outcomeKind, shows } from "./outcomes/outcome.ts";
import { busyWith } from "./people/traits.ts";
import { deedOf } from "./person-words.ts";
import { describe, entryMeant, LINES, thingsHere, travel } from "./places.ts";
import { spokenBy } from "./plot/fill.ts";
import { homeOf, isBodiless } from "./plot/homes.ts";
import { findHere, overhear, pointer } from "./plot/reveal.ts";
import { isFrame } from "./seeds.ts";
import type { Turn } from "./turn.ts";

/** What the hero looks at, searches and looks for. */

/** What is said where the hero handles the stolen thing before it is found; null where it is found, or something else is meant. */
export function notFoundYet({ plot }: Turn, text: string): string | null {
  if (plot === null || plot.stage === "done" || plot.kind !== "theft" || plot.known.includes("prize")) return null;
  const heart = plot.heart.split(/['’]s | /u).at(-1) ?? "";
  const handles = new RegExp(
    `^(?:i )?(?:put|wear|carry|give|bring|return|hold|eat|hand|take|lift|kiss|show|look at|examine|inspect|touch)\\b(?!.*\\b(?:where|place|hook|case|box|stand|about)\\b).*\\b${heart}\\b`,
    "iu",
  );
  return heart.length > 2 && handles.test(text) ? `You have yet to find ${plot.heart}.` : null;
}

/** Looks at somebody or something; all round where nothing is named. */
export async function look(turn: Turn, target: string | null, text: string): Promise<void> {
  const missing = notFoundYet(turn, text);
  if (missing !== null) return turn.say(missing, findHere(turn) ?? "");
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
    return notice(turn, does);
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
    turn.say(findHere(turn));
    turn.log(`You look round ${turn.place}.`);
    return;
  }
  const unsaid = turn.about(entry).some((each) => !turn.wasSaid(each) && !isFrame(each.text));
  const said = describe(turn, entry, most);
  turn.log(`You look at ${entry.name}.`);
  if (entry.kind !== "person" && unsaid)
    return turn.say(`You ${does ?? `look at ${entry.name}`}.`, ...said, findHere(turn) ?? "");
  if (unsaid || entry.kind === "person")
    return turn.say(`You look at ${entry.name}.`, ...said, entry.kind === "person" ? moodOf(turn, entry) : "");
  notice(turn, does ?? `look at ${entry.name}`);
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

/** A close look at something: what is to be found here comes to light; else what it is like. */
function notice(turn: Turn, does: string): void {
  turn.say(`You ${does}.`, findHere(turn) ?? shows(turn, outcomeKind(does) === "plain" ? "looks" : outcomeKind(does)));
}

/** Searches a place or thing. What is found and written nowhere, the player says. */
export async function search(turn: Turn, target: string | null, text: string): Promise<void> {
  const entry = entryMeant(turn, target, text);
  if (entry?.kind === "person" && !turn.present.some(({ name }) => name === entry.name)) return findPerson(turn, entry);
  if (
    entry?.kind === "person" &&
    !/\b(?:tracks?|trail|footprints?)\b/iu.test(text) &&
    /\b(?:find|look for|search for|where is)\b/iu.test(text)
  ) {
    turn.memo.last = entry.name;
    return turn.say(`${capitalise(shortName(entry))} is here, and ${busyWith(turn, entry) ?? "has seen you first"}.`);
  }
  const tracks = /\b(?:track|tracks|trail|footprints?|follow)\b/iu.test(text);
  const grade = await turn.check(
    tracks ? "wisdom" : "intelligence",
    tracks ? "Survival" : "Investigation",
    12,
    "What you find",
  );
  const what = entry === undefined ? turn.place : entry.name;
  const does = (deedOf(text) ?? `search ${what}`).replace(/^find (?!out\b)/u, "look for ");
  if (grade === "failure") turn.log(`You search ${what} and find nothing.`);
  if (grade === "failure")
    return turn.say(
      `You ${does}.`,
      goesWrong(turn, tracks ? "Survival" : "Investigation"),
      turn.tick(`Time lost at ${what}`),
    );
  const found = findHere(turn, grade === "cost");
  turn.say(`You ${does}.`, found ?? shows(turn, outcomeKind(does) === "plain" ? "looks" : outcomeKind(does)));
  if (grade === "cost") turn.say(turn.tick(`A slow search of ${what}`));
}

/** Looks for somebody: goes where they are. Whoever is dead, held or missing is not simply there. */
export async function findPerson(turn: Turn, entry: LoreEntry): Promise<void> {
  const { plot } = turn;
  const name = capitalise(shortName(entry));
  const fate = turn.member(entry.name)?.alive === false ? "dead" : fateOf(turn.lore, entry);
  if (fate === "dead") {
    const does = deedOf(turn.brief.playerText);
    return turn.say(does === null ? "" : `You ${does}.`, forTheDead(turn, turn.brief.playerText, entry));
  }
  const isLost = plot !== null && plot.stage !== "done" && (plot.heart === entry.name || plot.captive === entry.name);
  if (isLost && fate === "held" && plot.captive === entry.name) return visit(turn, entry, plot.captiveAt);
  if (isLost && !(plot.heart === entry.name && plot.kind === "foe")) {
    turn.log(`You look for ${shortName(entry)}.`);
    const found = turn.place === plot.hideout ? findHere(turn) : null;
    return turn.say(
      found ??
        `${name} is nowhere to be found.${pointer(turn, plot) === "" ? "" : ` You might ask ${pointer(turn, plot)}.`}`,
    );
  }
  // An animal comes when it is called, and a voice without a body is everywhere.
  if (isBodiless(turn, entry)) return turn.bring(entry);
  if (entry.kind === "creature" && plot?.heart !== entry.name) return turn.bring(entry);
  const where =
    turn.member(entry.name)?.place ||
    plot?.people.find((each) => each.name === entry.name)?.home ||
    entry.at ||
    homeOf(turn, entry, plot?.age ?? "old");
  if (where !== turn.place) await travel(turn, where, `go to ${where}`);
  if (!turn.present.some((here) => here.name === entry.name)) turn.bring(entry);
}

/** A word with somebody who is locked up: through the door, with what they know. */
async function visit(turn: Turn, entry: LoreEntry, place: string): Promise<void> {
  if (turn.place !== place) await travel(turn, place, `go to ${place}`);
  const name = shortName(entry);
  turn.memo.last = entry.name;
  turn.log(`You speak with ${name} through a locked door.`);
  const clue = overhear(turn, "told");
  turn.say(
    `You are let in to ${name} for a few minutes.`,
    spokenBy(name, clue === null ? "It was not me. You know that." : `It was not me. ${clue}`),
  );
}
