import { capitalise } from "#english/noun-phrase";
import { shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";
import { isBodiless } from "./homes.ts";
import { fill } from "./fill.ts";
import { tellsClue } from "./reveal.ts";

/** What comes of it that the hero asks about: word gets round, and somebody who knows something comes to them. */

/** What happens when a deed goes wrong or time is lost, told; empty where nothing does. */
export function moveAgainst(turn: Turn, step: number): string {
  const { plot } = turn;
  if (plot === null || plot.stage !== "open") return "";
  if (step === 1)
    return fill(
      turn,
      plot,
      plot.heart === "it" ? "Somebody has noticed you." : "Somebody has noticed that you are asking about {X}.",
    );
  return step % 3 === 0 ? comesToTell(turn) : "";
}

/** Somebody who has told nothing yet comes to the hero; empty where nobody has anything to tell now. */
export function comesToTell(turn: Turn): string {
  const { plot } = turn;
  if (plot === null || plot.stage !== "open") return "";
  const part = plot.people.find(
    ({ name, told }) =>
      name !== plot.culprit &&
      name !== plot.other &&
      told === 0 &&
      turn.entry(name).kind === "person" &&
      !turn.present.some((here) => here.name === name),
  );
  if (part === undefined) return "";
  const entry = turn.entry(part.name);
  const name = capitalise(shortName(entry));
  // Some come, some wait, and some write.
  const writes = plot.known.length % 3 === 2 && !isBodiless(turn, entry);
  const clue = tellsClue(turn, entry);
  if (clue === null) return "";
  if (writes) {
    const words = clue
      .replace(/,?” says [^.]+\.(?: “)?/u, ". ")
      .replace(/[“”]/gu, "")
      .replace(/([?!])\./gu, "$1")
      .trim();
    return `A folded note comes to you from ${name}: *${words}*`;
  }
  turn.bring(entry);
  if (isBodiless(turn, entry)) return clue;
  return `${name} ${plot.known.length % 3 === 1 ? "has been waiting for a moment when nobody looks" : "comes looking for you"}. ${clue}`;
}
