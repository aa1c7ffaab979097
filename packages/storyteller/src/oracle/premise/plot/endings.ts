import { HIM, HIS, pronounOf } from "../fates.ts";
import { capitalise } from "#english/noun-phrase";
import { shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";
import { called, fill } from "./fill.ts";
import type { Plot } from "./plot.ts";

/** What the last deed brings: the thing itself is given back, those who were held come free, and each has their part in it. */

export type Way = "mercy" | "justice" | "force" | "flight";

const PAID: Readonly<Record<Plot["kind"], Readonly<Record<"won" | "lost", string>>>> = {
  theft: {
    won: "{C} goes with you to {H}, and there is {X}. You carry it back yourself, past everyone, and {W} walks beside you.",
    lost: "{C} is gone. At {H} the door stands open, and inside is {X}. You carry it back yourself.",
  },
  wrong: {
    won: "{C} goes with you to {H} and gives you {prize}. {W} stands by, and hears all of it.",
    lost: "{C} is gone, but at {H} you find {prize}. It is enough for everyone to know.",
  },
  death: {
    won: "{C} says it once more, slowly, so that it can be written down: where it was, and how, and what {X} said last. {W} is there to hear it.",
    lost: "{C} is gone. But it has been said now, and {W} heard it too.",
  },
  lost: {
    won: "{C} gives you the key. At {H} the door opens inwards. {X_scene}",
    lost: "{C} is gone. You break the door of {H}, since nobody is left to open it. {X_scene}",
  },
  hidden: {
    won: "{C} stands aside, and it is opened. Inside is {prize}. {W} sees it too, and says nothing for a long time.",
    lost: "{C} is gone, and has left it open. Inside is {prize}. You are the first to see it, and {W} is the second.",
  },
  foe: {
    won: "{C} shows you where {X} sleeps, and what it cannot bear: {prize}. You go in with that in your hands. It does not take long. Outside {C} has turned away.",
    lost: "{C} is gone, and nobody feeds {X} now. When it comes out, thin and slow, you are waiting for it with {prize}.",
  },
  need: {
    won: "{C} steps out of your way, and says in front of everyone that it is yours.",
    lost: "{C} is gone, and with {him} what stood in your way.",
  },
};

const FATE: Readonly<Record<Way, string>> = {
  mercy: "{C} stays, and has to live among those who know. {W} is the first to speak to {him} again.",
  justice: "{C} goes without being pulled, and looks back once, at {W}.",
  force: "{C} will be a long time getting up. {W} brings water, and says nothing to you.",
  flight: "{C} has not been seen since. {W} keeps what was left behind, in case.",
};
const GENTLE_FATE = "Nobody scolds {C}. {W} makes room, and {C} sits down with the rest of you.";

/** Somebody free again. */
const REUNION =
  "{P} comes out into the light, thinner, and says your name. You hold out your hand, and {P} takes it and does not let go.";

const isPerson = (turn: Turn, name: string): boolean => {
  const entry = turn.entry(name);
  return (entry.kind === "person" && entry.proper) || /^your \p{Ll}+$/u.test(name);
};

/** The scene in which somebody who was held or missing is free again. */
export function reunion(turn: Turn, plot: Plot, name: string): string {
  const { scene } = turn.story;
  const told = fill(turn, plot, REUNION, { P: shortName(turn.entry(name)) });
  if (turn.plot !== null && turn.plot.captive === name) turn.plot.captive = "";
  if (scene !== null) turn.bring(turn.entry(name));
  turn.memo.last = name;
  if (!turn.memo.companions.includes(name)) turn.memo.companions.push(name);
  return told;
}

/** What the end brings, and what becomes of those who had a part in it. */
export function ending(turn: Turn, plot: Plot, way: Way, witness: string): readonly string[] {
  const won = way === "flight" ? "lost" : "won";
  const pronoun = pronounOf(turn.lore, turn.entry(plot.culprit));
  const slots: Record<string, string> = {
    W: called(turn, witness),
    his_W: HIS[pronounOf(turn.lore, turn.entry(witness))],
    him: HIM[pronoun],
    X_scene: "",
  };
  if (plot.kind === "lost" && !plot.known.includes("prize"))
    slots.X_scene = isPerson(turn, plot.heart) ? reunion(turn, plot, plot.heart) : fill(turn, plot, "There is {X}.");
  const found = plot.known.includes("prize") && (plot.kind === "lost" || plot.kind === "theft");
  const paid =
    found && plot.kind === "lost" && isPerson(turn, plot.heart)
      ? fill(turn, plot, "{X} has stood by and heard all of it.")
      : fill(
          turn,
          plot,
          found ? "{X} goes back to where it belongs, and {W} sees it home." : PAID[plot.kind][won],
          slots,
        );
  const free = plot.captive !== "" && plot.captive !== plot.heart ? reunion(turn, plot, plot.captive) : "";
  const fate = plot.tone === "gentle" && way === "mercy" ? GENTLE_FATE : FATE[way];
  return [paid, free, `${fill(turn, plot, fate, slots)} ${eventHeld(turn, plot)}`.trim()];
}

const EVENT =
  /\b(?:judging|show|fair|market|festival|wedding|funeral|dinner|feast|ball|race|regatta|concert|election|supper|party|ceremony|match|performance|opening|anniversary)\b/iu;

/** "The judging comes nearer": what the texts were waiting for is held. */
function eventHeld(turn: Turn, plot: Plot): string {
  const event = turn.story.clocks.map(({ name }) => /^(The .+) comes nearer$/u.exec(name)?.[1]).find((each) => each);
  if (event === undefined || !EVENT.test(event)) return "";
  return plot.kind === "theft" || plot.kind === "lost"
    ? fill(turn, plot, `${capitalise(event)} is held, with {X} in its place.`)
    : `${capitalise(event)} is held as it should be.`;
}
