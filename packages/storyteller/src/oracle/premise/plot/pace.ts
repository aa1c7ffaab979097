import { capitalise } from "#english/noun-phrase";
import { shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";
import { beginPlot } from "./make-plot.ts";
import { face } from "./confront.ts";
import { called, fill } from "./fill.ts";

/** Keeps the story going: whoever is against the hero acts when too little happens, and comes out when time has run out. */

/** Turns without news after which the other side moves. */
const PATIENCE = 3;
/** Turns of peace after an end. */
const REST = 3;
/** The same, where nothing else is open. */
const LONG_REST = 8;

export function goesOn(turn: Turn): void {
  const { plot } = turn;
  if (plot === null) return;
  if (plot.stage === "done") {
    const next = turn.open.find(({ kind }) => kind !== "promise");
    plot.calm += 1;
    if (plot.calm < (next === undefined ? LONG_REST : REST)) return;
    const title = next?.title ?? `Find out who was behind ${called(turn, plot.other)}`;
    if (next === undefined)
      turn.change({
        type: "thread_changed",
        by: "game_master",
        title,
        question: "Who was it?",
        kind: "mystery",
        state: "open",
      });
    const asked = called(turn, plot.other);
    beginPlot(turn, title);
    if (turn.plot === null) return;
    turn.say(
      next === undefined
        ? fill(
            turn,
            turn.plot,
            `It was too easy. ${asked} had no means to set all this going alone, and this morning something was left where you were bound to find it: {trace}.`,
          )
        : fill(
            turn,
            turn.plot,
            `There is still the other matter: ${title.charAt(0).toLowerCase()}${title.slice(1)}. And as if to remind you somebody has left you {trace}.`,
          ),
    );
    turn.plot.known.push("trace");
    return;
  }
  if (plot.stage === "facing") return;
  if (turn.story.encounter !== null) return;
  plot.calm += 1;
  const full = turn.story.clocks.find(({ filled, segments }) => filled >= segments);
  if (full !== undefined) {
    turn.change({ type: "clock_removed", by: "game_master", name: full.name });
    const name = called(turn, plot.culprit);
    return face(
      turn,
      fill(
        turn,
        plot,
        `{C} has had enough of waiting for you, and comes to you. “You have been asking about {X},” says ${name}, and bars the way out. “Ask me.”`,
      ),
    );
  }
  if (plot.calm < PATIENCE) return;
  turn.say(turn.tick("The hero gave them time"));
}

/** What somebody here does while the hero is busy with something else. */
export function aside(turn: Turn): string {
  const witness = turn.present[turn.brief.number % Math.max(1, turn.present.length)];
  if (witness === undefined) return "";
  const name = capitalise(shortName(witness));
  const part = turn.plot?.people.find((each) => each.name === witness.name);
  return part === undefined || turn.brief.number % 2 === 0
    ? ""
    : `${name} ${part.manner.replace(/ (?:for this|while talking|and answers over them|, and uses it to look at your hands)$/u, "")}.`;
}
