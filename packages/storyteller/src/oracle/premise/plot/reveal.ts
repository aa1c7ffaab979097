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
  trace: ["Low down, where nobody would look twice, you find {trace}.", "Then you see it: {trace}."],
  seen: ["From here one sees everyone who comes and goes at {S}. Somebody has stood here, and waited."],
  name: ["Here it is once more: {trace}. It leads to where the coats hang, and stops under the one that is {C}'s."],
  motive: ["At the back, folded small, you find {paper}"],
  where: ["On the back of a scrap of paper, in {C}'s hand, stands one line: *{H}. Nobody looks there.*"],
};
const TOLD: Readonly<Record<Exclude<Clue, "prize">, readonly string[]>> = {
  trace: ["I found {trace}, at {S}. I thought nothing of it."],
  seen: [
    "I saw somebody come away from {S} {when}. I could not see the face. I saw {worn}.",
    "There was somebody at {S} {when}. I would not know the face, but I would know this again: {worn}.",
  ],
  name: [
    "You want to know who has {worn}? That is {C}.",
    "{C} says that we were together {when}. We were not. And {C} has {worn}.",
  ],
  motive: ["{gossip}"],
  where: [
    "{C} goes to {H_own}, and there is nothing to do there.",
    "Look at {H_own}. {C} does not like anybody to go near it.",
  ],
};

/** The turn from which whose mark it is can come out: about a third of an evening. */
const NAMED_FROM = 7;
export const mayName = (turn: Turn): boolean => turn.brief.number >= NAMED_FROM;

/** The clue that is next, by the way in which it would come out. */
function nextClue(turn: Turn, plot: Plot, how: "seen" | "told"): Clue | null {
  const order: readonly Clue[] = how === "seen" ? CLUES : ["seen", "name", "motive", "where", "trace", "prize"];
  const known = new Set(plot.known);
  if (how === "told" && !known.has("trace") && known.has("name")) known.add("trace");
  const next = order.find((clue) => !known.has(clue)) ?? null;
  const clue = next === "name" && !known.has("trace") && !known.has("seen") ? "trace" : next;
  if (mayName(turn) || clue === "trace" || clue === "seen" || known.has("name")) return clue;
  return (["trace", "seen"] as const).find((each) => !known.has(each)) ?? null;
}

export const knows = (plot: Plot, clue: Clue): boolean => plot.known.includes(clue);
/** Whether there is enough to face the culprit. */
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
    motive: sentence(fill(turn, plot, `{C} did it ${motiveOf(turn, plot).because}`)),
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
  const clue = nextClue(turn, plot, "seen");
  const given = plot.searched[turn.place] ?? 0;
  const atHideout = turn.place === plot.hideout;
  // A player who knows whose trail it is finds what is kept in the hideout at once; a closed room shows what is in it to the one who opens it.
  const isPrize =
    atHideout &&
    !slight &&
    !knows(plot, "prize") &&
    (plot.kind === "hidden" ? mayName(turn) : knows(plot, "name") && (knows(plot, "where") || knows(plot, "motive")));
  if (!isPrize && (clue === null || clue === "prize")) return null;
  if (!isPrize && given >= (atHideout || turn.place === plot.start ? MOST.start : MOST.place)) return null;
  const found: Clue = isPrize || clue === null ? "prize" : clue;
  // What was only just managed brings up a trace, and no name or reason.
  if (slight && found !== "trace" && found !== "seen") return null;
  plot.searched[turn.place] = given + 1;
  note(turn, plot, found, "");
  if (found === "prize") return `${prizeFound(turn, plot)}${freed(turn, plot)}`;
  return fill(turn, plot, pick(turn, SEEN[found]), { paper: lowerFirst(fill(turn, plot, motiveOf(turn, plot).paper)) });
}

const PRIZE: Readonly<Record<Plot["kind"], string>> = {
  wrong: "And there it is: {prize}.",
  theft: "And there, behind everything else, is {X}. Nobody has harmed it.",
  death: "There lies {prize}. On top is a scrap of paper in {C}'s writing: *I never meant*",
  lost: "And there, behind everything else, is {X}.",
  hidden: "It gives at last. You look in, and there is {prize}.",
  foe: "This is where it feeds. Beside the bones hangs {prize}, high up, where no animal would reach it.",
  need: "Under a loose board lies {prize}.",
};

/** Somebody who was lost is here again, and comes along; and so do others who were held in the same place. */
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
    ({ name, told, home }) =>
      name !== besides &&
      name !== plot.culprit &&
      told === 0 &&
      home !== turn.place &&
      turn.entry(name).kind === "person",
  );
  if (canFace(plot)) {
    const home = plot.people.find(({ name }) => name === plot.culprit)?.home ?? plot.hideout;
    return knows(plot, "where") && !knows(plot, "prize") ? plot.hideout : `${called(turn, plot.culprit)}, at ${home}`;
  }
  if (ready !== undefined) return `${called(turn, ready.name)}, at ${ready.home}`;
  return knows(plot, "where") && plot.searched[plot.hideout] === undefined ? plot.hideout : "";
}

export const personOf = (plot: Plot, name: string): PlotPerson | undefined =>
  plot.people.find((each) => each.name === name);

/** Everything that somebody tells of it, or null where they have no part in it or have told all they know. */
export function tellsClue(turn: Turn, person: LoreEntry, from = shortName(person), pressed = false): string | null {
  const { plot } = turn;
  if (plot === null || plot.stage !== "open") return null;
  const part = personOf(plot, person.name);
  if (part === undefined || part.name === plot.culprit || part.told >= MOST.person + (pressed ? 1 : 0)) return null;
  const next = nextClue(turn, plot, "told");
  // Nobody tells of themselves what they had to do with it.
  const clue = next === "motive" && person.name === plot.other && !knows(plot, "where") ? "where" : next;
  if (clue === null || clue === "prize" || (clue === "motive" && person.name === plot.other)) return null;
  part.told += 1;
  part.guarded = false;
  note(turn, plot, clue, from);
  const words = fill(turn, plot, pick(turn, TOLD[clue]), { gossip: motiveOf(turn, plot).gossip });
  return spokenBy(shortName(person), fill(turn, plot, words));
}

/** Two voices, overheard. */
export function overhear(turn: Turn, as: "overheard" | "told" = "overheard"): string | null {
  const { plot } = turn;
  if (plot === null || plot.stage !== "open") return null;
  const clue = nextClue(turn, plot, "told");
  if (clue === null || clue === "prize") return null;
  note(turn, plot, clue, "somebody");
  const words = fill(turn, plot, fill(turn, plot, pick(turn, TOLD[clue]), { gossip: motiveOf(turn, plot).gossip }));
  return as === "told" ? words : `Two people are talking, close by, and neither has seen you. “${words}”`;
}
