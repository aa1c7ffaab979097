import { shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";
import { beginPlot } from "./make-plot.ts";
import { comesToTell } from "./moves.ts";

/** Keeps the story going: where too little happens somebody comes who knows something, and a deadline that runs out is told once. */

/** Turns without news after which somebody comes. */
const PATIENCE = 5;
/** Turns of peace after an end, before the player's next goal is taken up. */
const REST = 4;

export function goesOn(turn: Turn): void {
  const { plot } = turn;
  if (plot === null) return;
  plot.calm += 1;
  if (plot.stage === "done") {
    const next = turn.open.find(({ kind }) => kind === "quest");
    if (plot.calm < REST || next === undefined) return;
    beginPlot(turn, next.title);
    return turn.say(`There is still the other matter: ${next.title.charAt(0).toLowerCase()}${next.title.slice(1)}.`);
  }
  if (plot.stage !== "open" || turn.story.encounter !== null) return;
  const full = turn.story.clocks.find(({ filled, segments }) => filled >= segments);
  if (full !== undefined) {
    turn.change({ type: "clock_removed", by: "game_master", name: full.name });
    if (full.full !== "It comes to a head.") turn.say(full.full);
  }
  if (plot.calm < PATIENCE) return;
  const told = comesToTell(turn);
  if (told !== "") turn.say(told);
}

/** Who is here while time goes by. */
export function aside(turn: Turn): string {
  const here = turn.present[0];
  return here === undefined ? "" : `${shortName(here)} is still here.`;
}
