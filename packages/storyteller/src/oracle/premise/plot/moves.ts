import { capitalise } from "#english/noun-phrase";
import type { Turn } from "../turn.ts";
import { called, fill } from "./fill.ts";
import type { Plot } from "./plot.ts";

/** What is done against the hero meanwhile: a step for every segment of the clock, in the open. */

const MOVES: Readonly<Record<Plot["age"], readonly string[]>> = {
  old: [
    "Somebody has been watching you, and is gone when you turn. On the ground where they stood: {trace}.",
    "A child runs up, puts a folded paper into your hand and is off again. It says: *Leave {X} alone.*",
    "When you next reach for your things they lie in another order. Somebody has gone through all of it, and taken nothing, so that you should know.",
    "{W} finds you, out of breath. “Two men came. They asked what I had told you. They asked very politely, and broke the window on the way out.”",
    "A stranger with thick arms steps into your way. “The one who pays me,” he says, “would like you to go home.”",
  ],
  west: [
    "Somebody has been sitting a horse on the rise, watching you. When you look again there is only dust.",
    "A stone comes in low and lands at your feet, with a paper round it: *Leave {X} alone.*",
    "Somebody has been through your saddlebags. Nothing is gone. Every cartridge has been stood on its end, in a row.",
    "{W} finds you, hat in hand. “Two riders came by. They asked what I'd told you. They asked it real friendly, and shot the dog.”",
    "A man with his thumbs in his belt is standing in your way. “I'm paid by the day,” he says, “to see that you turn round.”",
  ],
  modern: [
    "Somebody is watching you from across the way, and bends down to tie a shoe when you look. When they are gone you find {trace}.",
    "A telephone rings where no one else is. A voice says only: “Leave {X} alone.” Then the line is dead.",
    "When you next look, your things lie in another order. Somebody has read every page you carry, and put a paper clip on the best one.",
    "{W} finds you. “Two men came, with hats on. They wanted to know what I had told you. They left the door open, so that I should see how easily it opens.”",
    "A man in a good coat is leaning where you have to pass. “I'm asked,” he says, “to see you off the premises.”",
  ],
  space: [
    "Behind you a hatch closes that you left open. Where somebody was standing: {trace}.",
    "The nearest screen wakes by itself. It shows one line and no sender: LEAVE {X} ALONE.",
    "Your locker has been opened with a proper code. Nothing is missing. The air gauge of your suit has been turned, with care, to full. It was not full.",
    "{W} catches up with you. “Somebody has pulled the log of everyone you talked to. I'm on it three times. They shut off my air for a minute. Just a minute.”",
    "Somebody in a work suit, visor down, stands across the passage. The voice comes flat through the speaker: “Turn round.”",
  ],
};
const COMIC_MOVES: readonly string[] = [
  "Somebody is following you. It is a hat, moving along behind a hedge. When you turn, the hedge whistles. Where it stood: {trace}.",
  "A small boy hands you a note, and waits for a tip. It says, in letters cut from a seed catalogue: *LEAVE {X} ALONE. YOURS SINCERELY.*",
  "Somebody has been through your pockets while you were busy. Nothing is missing. Two things have been darned.",
  "{W} hurries up, pink with outrage. “Two men came and asked what I'd told you. I said nothing! So they ate my whole lunch, at me.”",
  "A very large man with a very small dog blocks your way. “I've been paid to be menacing,” he says. “Is it working? It's my first week.”",
];

/** The name of whoever is sent to stop the hero. */
export const hiredHand = ({ tone, age }: Plot): string =>
  tone === "comic"
    ? "the large man"
    : age === "space"
      ? "the visored figure"
      : age === "old"
        ? "the thick-armed stranger"
        : "the hired man";

/** The next move against the hero, told; the last one brings whoever is behind it. */
export function moveAgainst(turn: Turn, step: number): string {
  const { plot } = turn;
  if (plot === null || plot.stage !== "open") return "";
  plot.calm = 0;
  const moves = plot.tone === "comic" && plot.age !== "space" ? COMIC_MOVES : MOVES[plot.age];
  const told = moves[step - 1];
  if (told === undefined) return "";
  const away = plot.people.filter(
    ({ name }) => name !== plot.culprit && !turn.present.some((here) => here.name === name),
  );
  const witness =
    away.find(({ told: count }) => count > 0) ??
    away[0] ??
    plot.people.find(({ name, told: count }) => count > 0 && name !== plot.culprit) ??
    plot.people.find(({ name }) => name !== plot.culprit);
  if (step === 5) {
    const name = hiredHand(plot);
    turn.memo.names.push({ name, kind: "person", sentence: "" });
    turn.bring(turn.entry(name));
    turn.attitude(name, -2);
  }
  const heart =
    plot.age === "space" && plot.tone !== "comic" && step === 2
      ? plot.heart.toUpperCase()
      : plot.heart === "it"
        ? "this"
        : plot.heart;
  // Nobody can leave the dead alone any more than they are.
  const template =
    plot.kind === "death"
      ? told.replace(/leave \{X\} alone/iu, (words) =>
          words === words.toUpperCase() ? "LET THE DEAD LIE" : "Let the dead lie",
        )
      : told;
  return fill(turn, plot, template, { W: capitalise(called(turn, witness?.name ?? plot.other)), X: heart });
}
