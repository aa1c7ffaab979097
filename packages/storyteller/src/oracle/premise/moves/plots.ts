import { caseFor, drawCase, drawPlot } from "../case/draw-case.ts";
import { fillIn, lineFor } from "../case/fill-in.ts";
import type { KeptCase } from "../case/kept-case.ts";
import { matterInTexts } from "../case/open/matter.ts";
import { isUnsolved } from "../case/open/open-story.ts";
import { plotWith, truthOf } from "../case/parts/people-of-case.ts";
import { contentWords } from "../lore/nouns.ts";
import { pattern, storedPattern } from "../../patterns.ts";
import type { Turn } from "../turn.ts";
import type { Message } from "../words/clauses.ts";
import { askPlayer } from "./ask-player.ts";
import { whoIsHere } from "./travel/travel.ts";

/**
 * Which story it is. One without a written answer begins at once; where only written plots fit, the player chooses among them. It can be
 * changed at any time, and costs no time and no dice.
 */

const SHOWN = 3;
const ANOTHER = storedPattern("plots another");
const OTHERS = storedPattern("plots others");

/** Whether nothing of the case was told yet. */
const isUntold = ({ found, moves, said }: KeptCase): boolean => found.length + moves.length + said.length === 0;

/** At the opening: an open story or an open task begins at once, and nothing is asked but which of several written plots it is. */
export function beginPlot(turn: Turn): void {
  const kept = turn.memo.case;
  if (kept === null || truthOf(kept)?.open !== true) return offerPlots(turn);
  turn.say(
    kept.task === null ? lineFor(turn, "open begin") : "",
    kept.plots.length > 1 ? lineFor(turn, "other plots") : "",
  );
}

/** Asks which of the next three plots it is. Where only one fits, there is nothing to ask. */
function offerPlots(turn: Turn, says = ""): void {
  const kept = turn.memo.case;
  if (kept === null || kept.plots.length < (says === "" ? 2 : 1)) return turn.say(says);
  const choices = kept.plots.slice(0, SHOWN).map((id) => pitchOf(turn, kept, id));
  askPlayer(turn, { sort: "plot", asks: "Which story is it?", choices });
  const others = kept.plots.length > SHOWN ? [...choices, "Three others."] : choices;
  const otherwise =
    kept.plots[0] === kept.truth ? "If you simply play on, it is (1)." : "If you simply play on, it stays as it is.";
  turn.say(
    `${says === "" ? "" : `${says} `}*Which story is it? Say a number. ${otherwise}*\n${others.map((each, at) => `(${at + 1}) ${each}`).join("\n")}`,
  );
}

/** What kind of story a plot is, in the player's own names. */
const pitchOf = (turn: Turn, kept: KeptCase, id: string): string =>
  fillIn(turn, (id === kept.truth ? kept : caseFor(turn, kept.seed, id))!, plotWith(id)!.pitch);

/** "Another plot", "this isn't my story": three others are offered. False for other words. */
export function asksForPlots(turn: Turn, text: string): boolean {
  if (turn.memo.case === null || turn.main === undefined || !ANOTHER.test(text)) return false;
  turn.readAs = { act: "meta", target: null, alternatives: [] };
  offerOthers(turn, "Gladly.");
  return true;
}

/** Those that were not offered come first, the story as it is last. */
function offerOthers(turn: Turn, says: string): void {
  const kept = turn.memo.case!;
  const all = kept.plots.length > 0 ? kept.plots : (caseFor(turn, kept.seed)?.plots ?? []);
  const isAsked = turn.memo.pending?.sort === "plot";
  const isFirst = all[0] === kept.truth;
  // A story that began at once was not offered beside others.
  const isBegun = !isAsked && truthOf(kept)?.open === true;
  const isAll = isAsked && isUntold(kept) && all.length <= SHOWN;
  const seen = isAll ? 0 : isAsked || (isFirst && !isBegun) ? SHOWN : 0;
  const next = [...all.slice(seen), ...all.slice(0, seen)];
  const others = next.filter((id) => id !== kept.truth);
  kept.plots = isBegun ? [...others, kept.truth] : isUntold(kept) ? next : others;
  // Which it is if the player simply plays on.
  if (isFirst && !isBegun && isUntold(kept) && kept.plots[0] !== undefined) drawPlot(turn, kept.plots[0]);
  turn.moved = true;
  turn.corrected = true;
  offerPlots(turn, others.length === 0 || isAll ? "No others fit what you are after." : says);
}

/** Takes a message as the choice of a plot: a number, the words of a pitch, or "three others". False where it is none. */
export function takePlot(turn: Turn, typed: string, at: number): boolean {
  const { pending, case: kept } = turn.memo;
  if (pending === null || kept === null) return false;
  // "None of these, I want a ghost story": what nobody has written the open story can become.
  const open = pattern("plots own wish").test(typed) ? kept.plots.findIndex((id) => id.startsWith("open-")) : -1;
  if (open >= 0) {
    askPlayer(turn, {
      sort: "plot",
      asks: "Which story is it?",
      choices: kept.plots.map((id) => pitchOf(turn, kept, id)),
    });
    turn.say(lineFor(turn, "open wish"));
    return takePlot(turn, String(open + 1), open);
  }
  if (OTHERS.test(typed) || at === SHOWN) {
    offerOthers(turn, "");
    return true;
  }
  const said = typed.toLowerCase().replace(/[.!]+$/u, "");
  const chosen = at >= 0 ? at : pending.choices.findIndex((each) => said.length > 14 && isPitch(each, said));
  const id = kept.plots[chosen];
  if (id === undefined || chosen >= pending.choices.length) {
    if (at >= 0) turn.say(`There are only ${pending.choices.length}. Which is it?`);
    return at >= 0;
  }
  turn.memo.pending = null;
  turn.moved = true;
  turn.corrected = true;
  if (id !== kept.truth) {
    forget(turn, kept);
    drawPlot(turn, id);
  }
  turn.say("So that is the story.");
  if (isUnsolved(turn)) turn.say(matterInTexts(turn), lineFor(turn, "open begin"));
  turn.say(whoIsHere(turn), "What do you do?");
  return true;
}

/** Whether words are those of a pitch: a name in it may have become shorter since it was read. */
function isPitch(pitch: string, said: string): boolean {
  const [own, words] = [contentWords(pitch), [...contentWords(said)]];
  return (
    pitch.toLowerCase().includes(said) ||
    (words.length > 4 && words.filter((word) => own.has(word)).length >= words.length - 1)
  );
}

/** A correction before the choice: what fits is found again, and the player is asked again. */
export function offerAgain(turn: Turn): void {
  if (turn.memo.pending?.sort !== "plot" || turn.memo.case === null) return;
  const { plots, prize, goal } = turn.memo.case;
  if (isUntold(turn.memo.case)) drawCase(turn);
  const now = turn.memo.case;
  const isSame =
    String(plots.toSorted()) === String(now.plots.toSorted()) && prize.words === now.prize.words && goal === now.goal;
  if (isSame) now.plots = plots;
  else offerPlots(turn);
}

/** The player plays on without choosing: it is what the question said. */
export function playsOn(turn: Turn, message?: Message): void {
  if (message?.parts.every(({ kind }) => kind === "ask" || kind === "table") === true) return;
  if (turn.memo.pending?.sort === "plot") turn.memo.pending = null;
}

/** What was found out of the plot before is so no more. What happened and when stays on record, where it names nobody who was in it. */
function forget(turn: Turn, kept: KeptCase): void {
  const gone = new Set(
    (truthOf(kept)?.clues ?? [])
      .filter(
        ({ id, about, log }) =>
          kept.found.includes(id) && !(/^wh(?:at|en)$/u.test(about) && !pattern("plots forget").test(log)),
      )
      .map(({ log }) => fillIn(turn, kept, log)),
  );
  for (const list of ["clues", "facts"] as const) turn.memo[list] = turn.memo[list].filter((each) => !gone.has(each));
}
