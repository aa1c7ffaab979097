import { capitalise } from "#english/noun-phrase";
import { shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";
import { called, fill } from "./fill.ts";
import { beginPlot } from "./make-plot.ts";
import { comesToTell } from "./moves.ts";
import { end, face } from "./confront.ts";
import type { Plot } from "./plot.ts";
import { canBlame } from "./reveal.ts";

/** Keeps the story going: where too little happens somebody comes who knows something, and a deadline that runs out is told once. */

/** Turns without news after which somebody comes. */
const PATIENCE = 5;
/** Turns of peace after an end, before the player's next goal is taken up. */
const REST = 4;

export async function goesOn(turn: Turn): Promise<void> {
  const { plot } = turn;
  if (plot === null) return;
  plot.calm += 1;
  if (plot.stage === "done") {
    const next = turn.open.find(({ kind }) => kind === "quest");
    if (plot.calm < REST || next === undefined) return;
    beginPlot(turn, next.title);
    return turn.say(`There is still the other matter: ${next.title.charAt(0).toLowerCase()}${next.title.slice(1)}.`);
  }
  if (plot.stage !== "open") return goesToTheEnd(turn, plot);
  if (turn.story.encounter !== null) return;
  const full = turn.story.clocks.find(({ filled, segments }) => filled >= segments);
  if (full !== undefined) {
    turn.change({ type: "clock_removed", by: "game_master", name: full.name });
    if (full.full !== "It comes to a head.") turn.say(full.full);
  }
  const threat = threatens(turn);
  if (threat !== "") return turn.say(threat);
  if (plot.calm < PATIENCE) return;
  if (calledOut(turn)) return;
  const told = comesToTell(turn);
  if (told !== "") turn.say(told);
}

/** Turns that somebody who was accused waits for the hero's word. */
const WAITS = 3;

/** What was begun comes to its end, though the hero says nothing more: whoever is behind it cannot bear the waiting. */
async function goesToTheEnd(turn: Turn, plot: Plot): Promise<void> {
  if (plot.calm < WAITS || turn.story.encounter !== null) return;
  const name = capitalise(called(turn, plot.culprit));
  if (plot.stage === "pressed" && canBlame(plot))
    return face(turn, `${name} cannot leave it alone. “You know, do you not?”`);
  if (plot.stage !== "facing") return;
  turn.say(
    `${name} has waited for a word from you about what is to be done. When none comes ${name} goes out, to where the others are, and tells them all of it.`,
  );
  await end(turn, "mercy");
}

/** Whoever is behind it lets the hero know that it is noticed: once, when half is known. */
function threatens(turn: Turn): string {
  const { plot } = turn;
  const mark = { text: "The hero was warned off." };
  if (plot === null || turn.brief.number < 6 || plot.known.length < 2 || plot.calm !== 2 || turn.wasSaid(mark))
    return "";
  turn.markSaid(mark);
  turn.log("Somebody has warned you off.");
  return fill(
    turn,
    plot,
    `${plot.heart === "it" || plot.kind === "foe" ? "In your own pocket is a scrap of paper: *Ask no more at {S}.*" : "In your own pocket is a scrap of paper: *Ask no more about {X}.*"}${plot.known.includes("trace") ? " Beside it, once more: {trace}." : ""}`,
  );
}

/** The turn from which whoever is behind it comes by themselves to hear what the hero knows. */
const LATE = 18;

/** Late in the evening the one whom the hero could accuse comes and asks for it. True where they did. */
function calledOut(turn: Turn): boolean {
  const { plot } = turn;
  if (plot === null || turn.brief.number < LATE || !canBlame(plot)) return false;
  const entry = turn.entry(plot.culprit);
  const name = capitalise(called(turn, plot.culprit));
  turn.bring(entry);
  turn.memo.last = entry.name;
  plot.stage = "pressed";
  plot.calm = 0;
  turn.say(
    `${name} comes to you, alone. “You have been looking at me as if you knew something,” says ${name}. “Say it, then.”`,
  );
  turn.offer({ text: `tell ${name} what I found`, act: "talk", target: plot.culprit, topic: "what I found" });
  turn.log(`${name} asks what you know.`);
  return true;
}

/** Who is here while time goes by. */
export function aside(turn: Turn): string {
  const here = turn.present[0];
  return here === undefined ? "" : `${shortName(here)} is still here.`;
}
