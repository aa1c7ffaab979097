import { capitalise } from "#english/noun-phrase";
import { fateOf } from "./fates.ts";
import { type LoreEntry, shortName } from "./lore.ts";
import { askPlayer, pose } from "./open-question.ts";
import { COMES_UP, fill, NEWS, SIGNS } from "./phrases.ts";
import { BY, type Turn } from "./turn.ts";
import { placesOf } from "./whereabouts.ts";

/** What presses the hero: clocks with names of the texts, people who have heard something, and the heartbeat of the story. */

export const SEGMENTS = 6;

/** Somebody of the texts who could have heard, seen or done something: no one who is dead, and rather one who is elsewhere. */
export function somebody(turn: Turn, not: readonly string[] = []): LoreEntry | undefined {
  const able = turn.people.filter(
    (entry) =>
      entry.proper &&
      entry.kind === "person" &&
      !not.includes(entry.name) &&
      fateOf(turn.lore, entry) === null &&
      turn.member(entry.name)?.alive !== false,
  );
  const away = able.filter((entry) => !turn.isHere(entry));
  const here = able.filter((entry) => turn.isHere(entry) && !turn.memo.companions.includes(entry.name));
  const from = here.length > 0 && turn.random.chance(0.6) ? here : away.length > 0 ? away : able;
  return from.length === 0 ? undefined : from[turn.random.int(0, from.length - 1)];
}

/** Somebody has heard or seen it, and will come back to it. Answers who, in a sentence; empty where nobody is known. */
export function witness(turn: Turn, of: string, not: readonly string[] = []): string {
  const who = somebody(turn, not);
  if (who === undefined) return "";
  turn.memo.witnesses.push({ name: who.name, of: of.slice(0, 200) });
  const name = shortName(who);
  return turn.oneOf(
    turn.isHere(who)
      ? [
          `${name} has missed none of it.`,
          `${name} sees it, and says nothing yet.`,
          `When you turn round, ${name} is looking at you.`,
          `${name} looks across at the wrong moment.`,
        ]
      : [
          `It will come to ${name}'s ears before the day is out.`,
          `You are almost sure that it was ${name} who slipped away just now.`,
          `${name} will hear of it.`,
          `By tonight ${name} will know.`,
          `Somebody hurries off, and it is to ${name}, if you are any judge.`,
          `There are people who tell ${name} everything.`,
        ],
  );
}

/** Moves the clock of the story. Answers what the player is told of it: a sign, and where the clock stands. */
export function tick(turn: Turn): string {
  const running = turn.story.clocks.find(({ filled, segments }) => filled < segments);
  if (running === undefined) return "";
  turn.change({ type: "clock_changed", by: BY, name: running.name, ticks: 1 });
  turn.memo.moves += 1;
  turn.stirred = true;
  const filled = running.filled + 1;
  const count = `${running.name}: ${filled} of ${running.segments}.`;
  if (filled >= running.segments) {
    // What the clock stood for has happened, and what comes of it begins anew.
    turn.change({ type: "clock_changed", by: BY, name: running.name, ticks: -running.segments });
    return [
      count,
      running.full,
      askPlayer(turn, {
        kind: "event",
        asks: "It happens now, and it cannot be undone. What does it change?",
        about: running.name,
        sort: "event",
      }),
    ].join(" ");
  }
  if (filled * 2 === running.segments)
    return [
      signOf(turn, running.name),
      count,
      askPlayer(turn, {
        kind: "event",
        asks: "Half the time is gone, and something comes of it that you must face. What?",
        about: running.name,
        sort: "event",
      }),
    ].join(" ");
  return `${signOf(turn, running.name)} ${count}`;
}

/** A visible sign that a clock has moved: what its name says happens again, or somebody of the texts does something. */
function signOf(turn: Turn, name: string): string {
  const alarm = /\b(alarm|bell|siren|drum|drums|horn)\b/iu.exec(name)?.[1];
  if (alarm !== undefined)
    return turn.oneOf([
      `The ${alarm} goes again, longer than before.`,
      `You hear the ${alarm}.`,
      `The ${alarm} starts, stops, and starts.`,
      `Far off, the ${alarm}.`,
    ]);
  const who = somebody(turn);
  const places = placesOf(turn).filter((place) => place !== turn.place);
  const where = places.length === 0 ? turn.place : places[turn.random.int(0, places.length - 1)]!;
  const what = /^The (.+) (?:comes? nearer|draws? nearer|gets? worse)$/u.exec(name)?.[1];
  if (what !== undefined && turn.random.chance(0.6))
    return turn.oneOf([
      `At ${where} they talk of nothing but the ${what}.`,
      `${who === undefined ? "Somebody" : shortName(who)} reminds you of the ${what}, as if you could forget it.`,
      `You count what is left until the ${what}. It is not much.`,
      `Everything at ${where} is being made ready for the ${what}.`,
      `The ${what}: less time than you thought.`,
    ]);
  if (who === undefined)
    return turn.oneOf([
      "Time passes, and not for you.",
      "You have less time than an hour ago.",
      "Something has moved on without you.",
    ]);
  return fill(turn.oneOf(SIGNS), { N: shortName(who), P: where });
}

/** What a cost or a failure brings beside the question that follows: the hero is hurt. */
export async function harm(turn: Turn, reason: string, sides = 4): Promise<string> {
  const { sheet } = turn;
  if (sheet === null) return "";
  const { total } = await turn.brief.table.roll(`1d${sides}`, "Harm");
  const lost = Math.min(total, Math.max(0, sheet.hp.current - 1));
  if (lost <= 0) return "";
  const after = await turn.brief.table.change({
    type: "hit_points",
    characterId: sheet.characterId,
    delta: -lost,
    reason: reason.slice(0, 200),
  });
  return `You lose ${lost} hit point${lost === 1 ? "" : "s"} (${after.hp.current} of ${after.hp.max} left).`;
}

/** Chances in six that something happens by itself, by the turns since the last time. */
const BEAT = [1, 2, 3, 5, 6] as const;

/** The heartbeat: something happens, or nothing does and the next turn is likelier to bring it. */
export async function heartbeat(turn: Turn): Promise<void> {
  if (turn.stirred || turn.memo.pending !== null) {
    turn.memo.quiet = 0;
    return;
  }
  const chance = BEAT[Math.min(turn.memo.quiet, BEAT.length - 1)]!;
  if (turn.random.int(1, 6) > chance) {
    turn.memo.quiet += 1;
    return;
  }
  turn.memo.quiet = 0;
  turn.say(await happening(turn));
}

/** Something happens: a question that was left open, a witness, a promise, somebody here, a clock, or word from elsewhere. */
export async function happening(turn: Turn): Promise<string> {
  const { memo, random } = turn;
  const at = random.chance(0.5) ? -1 : memo.held.findIndex(({ by }) => by === "" || turn.isHere(turn.entry(by)));
  const [held] = at < 0 ? [] : memo.held.splice(at, 1);
  if (held !== undefined)
    return `${turn.oneOf(["One thing is still open.", "There was a question left.", "That other matter is not settled.", "You still owe the story an answer."])} ${held.by === "" || held.about === "" ? "" : `You asked ${shortName(turn.entry(held.by))}: “${held.about.replace(/[?.]$/u, "")}?” `}${pose(turn, held)}`;
  const seen = memo.witnesses.findIndex(({ name }) => turn.member(name)?.alive !== false);
  if (seen >= 0 && random.chance(0.7)) {
    const [back] = memo.witnesses.splice(seen, 1);
    const name = shortName(turn.entry(back!.name));
    return `${turn.oneOf([`${name} has heard of ${back!.of}.`, `${name} comes back to ${back!.of}.`, `${name} has not forgotten ${back!.of}.`, `It has reached ${name}: ${back!.of}.`])} ${askPlayer(turn, { asks: `What does ${name} do about it?`, kind: "take", about: back!.name, sort: "reaction" })}`;
  }
  const promise = turn.open.find(({ kind, touched }) => kind === "promise" && turn.brief.number - touched > 4);
  if (promise !== undefined && random.chance(0.4)) {
    turn.stirred = true;
    return `${promise.title.replace(/^Your word to ([^:]+): (.+)$/u, "You gave $1 your word: $2.")} It comes due. What do you do?`;
  }
  const person =
    turn.present.find((entry) => entry.kind === "person" && entry.name !== memo.last) ??
    turn.present.find(({ kind }) => kind === "person");
  const dice = random.int(1, 6);
  if (person !== undefined && dice <= 2) {
    const name = shortName(person);
    return `${fill(turn.oneOf(COMES_UP), { N: name })} ${askPlayer(turn, { kind: "fact", asks: `What does ${name} want of you?`, by: person.name, sort: "say", about: `what ${name} wants` })}`;
  }
  if (dice <= 4 && turn.story.clocks.length > 0) return tick(turn);
  const who = somebody(turn) ?? person;
  const words = await turn.words();
  if (who === undefined)
    return `Something happens: ${words}. ${askPlayer(turn, { kind: "event", asks: "What is it?", sort: "event" })}`;
  const where = placesOf(turn).find((place) => place !== turn.place) ?? turn.place;
  return `${fill(turn.oneOf(NEWS), { N: shortName(who), P: where })} The dice say ${words}. ${askPlayer(turn, { kind: "event", asks: "What has happened?", about: `what happened to ${shortName(who)}`, sort: "event" })}`;
}

export const start = (entry: LoreEntry): string => capitalise(shortName(entry));
