import { capitalise } from "#english/noun-phrase";
import { shortName } from "../lore.ts";
import type { LoreEntry } from "../lore.ts";
import type { Turn } from "../turn.ts";
import { called, fill, markOf, motiveOf, sentence, spokenBy } from "./fill.ts";
import { reunion } from "./endings.ts";
import { CLUES, type Clue, type Plot, type PlotPerson } from "./plot.ts";

/** How the truth comes out, a clue at a time: seen at a place, told by somebody, or overheard. */

const BY = "game_master" as const;

/** Clues that one place gives up, and that one person tells. */
const MOST = { place: 1, start: 2, person: 1 } as const;

const SEEN: Readonly<Record<Exclude<Clue, "prize">, readonly string[]>> = {
  trace: [
    "Low down, where nobody would look twice: {trace}. Somebody brought it here, and left in a hurry.",
    "Then you see it: {trace}. It was not here the day before, or somebody would have cleaned it away.",
  ],
  seen: [
    "Somebody has stood here for a long time, and waited. From this spot one sees everyone who comes and goes at {S}. And here, too: {trace}.",
  ],
  name: [
    "Here it is once more: {trace}. And beside it lies what was dropped with it, a glove, turned half inside out. In the cuff, inked small so as not to be lost, stands a name: {C}.",
    "Here it is again, fresh: {trace}. It leads to where the coats hang, and stops under the one that is {C}'s.",
  ],
  motive: ["At the back, folded small, you find {paper}", "Something crackles. You draw out {paper}"],
  where: [
    "On the back of a scrap somebody has written times of the night, one under the other, and beside each of them the same place: {H}.",
  ],
};
const TOLD: Readonly<Record<Exclude<Clue, "prize">, readonly string[]>> = {
  trace: ["I found {trace}, at {S}, the morning after. I wiped it away. I have been sorry ever since."],
  seen: [
    "I saw no face. I saw {worn}, going away from {S}, and not even fast.",
    "There was somebody at {S} that night. I could not tell you who. But I would know it again: {worn}.",
  ],
  name: [
    "You are looking for {worn}. That is {C}. Everybody here knows it. Nobody here says it.",
    "{worn}? I sat across from that only last night, and passed the salt. {C}. God help me, I passed the salt.",
  ],
  motive: ["{gossip}"],
  where: [
    "{C} goes to {H_own} when the rest of us sleep. Goes in with full hands, and comes out with empty ones.",
    "Look behind what {C} shows you. {H_own}: I have seen a light there at an hour when nobody needs a light.",
  ],
};

/** The clue that is next, by the way in which it would come out. */
function nextClue(plot: Plot, how: "seen" | "told"): Clue | null {
  const order: readonly Clue[] = how === "seen" ? CLUES : ["seen", "name", "motive", "where", "trace", "prize"];
  const known = new Set(plot.known);
  if (how === "told" && !known.has("trace") && known.has("name")) known.add("trace");
  const next = order.find((clue) => !known.has(clue)) ?? null;
  return next === "name" && !known.has("trace") && !known.has("seen") ? "trace" : next;
}

export const knows = (plot: Plot, clue: Clue): boolean => plot.known.includes(clue);
/** Whether there is enough to face whoever is behind it. */
export const canFace = (plot: Plot): boolean =>
  knows(plot, "name") && (knows(plot, "motive") || knows(plot, "where") || knows(plot, "prize"));

/** Whether there is enough to blame them to their face. */
export const canBlame = (plot: Plot): boolean => knows(plot, "name") && plot.known.length >= 3;

/** What the hero has learned, a sentence for the record. */
function learned(turn: Turn, plot: Plot, clue: Clue, from: string): string {
  const { worn, trace } = markOf(plot);
  const text = {
    trace: `Somebody left ${trace} at ${turn.place}.`,
    seen:
      from === "" ? `Somebody lay in wait near ${plot.start}.` : `${capitalise(from)} saw ${worn} at ${plot.start}.`,
    name: `It is {C} who has ${worn}.`,
    motive: sentence(fill(turn, plot, `{C} did it ${motiveOf(plot).because}`)),
    where: "What proves it is kept at {H}.",
    prize:
      plot.kind === "lost" || plot.kind === "theft"
        ? "You found {X} at {H}."
        : plot.kind === "hidden"
          ? "You saw what is there: {prize}."
          : "At {H} you found {prize}.",
  }[clue];
  return fill(turn, plot, text);
}

export function note(turn: Turn, plot: Plot, clue: Clue, from: string): void {
  if (plot.known.includes(clue)) return;
  plot.known.push(clue);
  plot.calm = 0;
  const step = learned(turn, plot, clue, from);
  const thread = turn.open.find(({ title }) => title === plot.thread);
  if (thread !== undefined)
    turn.change({ type: "thread_changed", by: BY, title: thread.title, step: step.slice(0, 400) });
  turn.log(step);
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const pick = (turn: Turn, pool: readonly string[]): string => pool[turn.brief.number % pool.length]!;

/** What a search of this place brings to light; null where there is nothing left to find here. */
export function findHere(turn: Turn, slight = false): string | null {
  const { plot } = turn;
  if (plot === null || plot.stage !== "open") return null;
  const clue = nextClue(plot, "seen");
  const given = plot.searched[turn.place] ?? 0;
  const atHideout = turn.place === plot.hideout;
  if (clue === null || given >= (atHideout || turn.place === plot.start ? MOST.start : MOST.place)) return null;
  if (clue === "prize" && !atHideout) return null;
  // Whoever knows whose trail it is finds what is kept in the hideout at once.
  const found = atHideout && knows(plot, "name") && (knows(plot, "where") || knows(plot, "motive")) ? "prize" : clue;
  // What was only just managed brings up a trace, and no name or reason.
  if (slight && found !== "trace" && found !== "seen") return null;
  plot.searched[turn.place] = given + 1;
  note(turn, plot, found, "");
  if (found === "prize") return `${prizeFound(turn, plot)}${freed(turn, plot)}`;
  return fill(turn, plot, pick(turn, SEEN[found]), { paper: lowerFirst(fill(turn, plot, motiveOf(plot).paper)) });
}

const PRIZE: Readonly<Record<Plot["kind"], string>> = {
  wrong:
    "And there it is: {prize}. So small a thing, and everything hung on it. It was not broken. It was taken out with care, by somebody who knew how, and it can be put back.",
  theft:
    "And there, behind everything else and out of the light, is {X}. Nobody has harmed it. Somebody has put a blanket over it, as one does with something that might be cold.",
  death:
    "There lies {prize}. On top is a scrap of paper with one line begun three times: *I never meant* and *I never meant* and *I never*. It is {C}'s writing.",
  lost: "And there, behind everything else and out of the light, is {X}.",
  hidden: "It gives at last. You look in, and this is what is there: {prize}.",
  foe: "This is where it feeds. Bones, licked clean and laid side by side; {trace} beside them; and {prize}, hung up high where no animal would reach it. Somebody keeps it here because it is what {X} is afraid of. From further in comes a breath, and then no breath.",
  need: "Under a loose board lies {prize}. Without this you would never have got anywhere, and somebody has taken good care that you should not find it.",
};

/** Somebody who was lost is here again, and comes along; and so does whoever was held in the same place. */
function freed(turn: Turn, plot: Plot): string {
  const lost = turn.entry(plot.heart);
  const told: string[] = [];
  if (plot.kind === "lost" && lost.kind === "person" && lost.proper)
    told.push(
      reunion(turn, plot, lost.name),
      fill(turn, plot, "“It was {C},” says {X}. “Let us go, before anyone comes.”"),
    );
  if (plot.captive !== "" && plot.captiveAt === turn.place) told.push(reunion(turn, plot, plot.captive));
  return told.length === 0 ? "" : ` ${told.join(" ")}`;
}

function prizeFound(turn: Turn, plot: Plot): string {
  return fill(turn, plot, PRIZE[plot.kind]);
}

/** Where to go next, in words that somebody can say or that the hero can think: "Imre, at the pump room". */
export function pointer(turn: Turn, plot: Plot, besides = ""): string {
  const ready = plot.people.find(
    ({ name, told, home }) => name !== besides && name !== plot.culprit && told === 0 && home !== turn.place,
  );
  if (canFace(plot)) {
    const home = plot.people.find(({ name }) => name === plot.culprit)?.home ?? plot.hideout;
    return knows(plot, "where") && !knows(plot, "prize") ? plot.hideout : `${called(turn, plot.culprit)}, at ${home}`;
  }
  if (ready !== undefined) return `${called(turn, ready.name)}, at ${ready.home}`;
  return plot.searched[plot.hideout] === undefined ? plot.hideout : plot.start;
}

export const personOf = (plot: Plot, name: string): PlotPerson | undefined =>
  plot.people.find((each) => each.name === name);

/** Everything that somebody tells of it, or null where they have no part in it or have told all they know. */
export function tellsClue(turn: Turn, person: LoreEntry, from = shortName(person), pressed = false): string | null {
  const { plot } = turn;
  if (plot === null || plot.stage !== "open") return null;
  const part = personOf(plot, person.name);
  if (part === undefined || part.name === plot.culprit || part.told >= MOST.person + (pressed ? 1 : 0)) return null;
  const next = nextClue(plot, "told");
  // Nobody tells of themselves what they had to do with it.
  const clue = next === "motive" && person.name === plot.other && !knows(plot, "where") ? "where" : next;
  if (clue === null || clue === "prize" || (clue === "motive" && person.name === plot.other)) return null;
  part.told += 1;
  part.guarded = false;
  note(turn, plot, clue, from);
  const words = fill(turn, plot, pick(turn, TOLD[clue]), { gossip: motiveOf(plot).gossip });
  return spokenBy(shortName(person), fill(turn, plot, words));
}

/** Two voices, overheard. */
export function overhear(turn: Turn, as: "overheard" | "told" = "overheard"): string | null {
  const { plot } = turn;
  if (plot === null || plot.stage !== "open") return null;
  const clue = nextClue(plot, "told");
  if (clue === null || clue === "prize") return null;
  note(turn, plot, clue, "somebody");
  const words = fill(turn, plot, fill(turn, plot, pick(turn, TOLD[clue]), { gossip: motiveOf(plot).gossip }));
  if (as === "told") return words;
  return `Two people are talking, close by, and neither has seen you. “${words}” Then a long silence, and the other voice: “Keep that to yourself.”`;
}
