import { HIM, HIS, pronounOf } from "../fates.ts";
import { shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";
import { called, fill } from "./fill.ts";
import type { Plot } from "./plot.ts";

/** What the last deed brings: the thing itself is given back, whoever was held comes free, and each has a line to say. */

export type Way = "mercy" | "justice" | "force" | "flight";

const PAID: Readonly<Record<Plot["kind"], Readonly<Record<"won" | "lost", string>>>> = {
  theft: {
    won: "{C} takes you to {H} and moves what stands in front. There is {X}. “All of it,” says {C}. “I counted it every night. I don't know why.” It goes back the way it came, in the open, and {W} walks beside it to see that it does.",
    lost: "{C} is gone, and has left the key in the door of {H}. Inside is {X}, and on top of it a folded paper: *Take it. It was never any good to me.*",
  },
  wrong: {
    won: "{C} goes ahead of you to {H} and holds out {prize}. You put it where it belongs. For as long as it takes to draw breath nothing happens. Then it is over, and everyone hears that it is over; {W} comes out and stands quite still, with a hand over {his_W} mouth.",
    lost: "{C} is gone, but {prize} lies at {H}, left behind in the hurry. You put it back yourself. By the next morning people have stopped asking, and begun to sleep.",
  },
  death: {
    won: "{C} says it once more, slowly, so that it can be written down: where, and at what hour, and what {X} said last. It was your name. Nobody in the room looks at anybody.",
    lost: "{C} is gone. But it has been said now, and by the right mouth, and {W} heard it too. {X} can be buried under the true date.",
  },
  lost: {
    won: "{C} gives you the key, and stays where {he_C} can be seen. At {H} the door opens inwards. {X_scene}",
    lost: "{C} is gone. You break the door of {H}, since nobody is left to open it. {X_scene}",
  },
  hidden: {
    won: "It stands open now, and everybody comes to see it: {prize}. {W} says, after a while, what all of them think: “And we walked past it every day.”",
    lost: "{C} is gone, and has left it open: {prize}. You are the first to see it. {W} is the second, and has to sit down.",
  },
  foe: {
    won: "{C} shows you where {X} sleeps, and what it cannot bear: {prize}. You go in with that in your hands. It comes out of the dark faster than anything that size should, and sees what you hold, and tries to turn. There is no room to turn. Afterwards it is so quiet that you can hear {C} outside, weeping.",
    lost: "{C} is gone, and nobody feeds {X} now. It comes out three nights later, thin, slowly, following its own hunger. You are waiting for it with {prize}. It does not take long.",
  },
  need: {
    won: "{C} steps out of your way, and says in front of everyone, not loudly, that it is yours. After that nobody has the face to say anything else.",
    lost: "{C} is gone, and with {him} the only thing that stood in your way. It is almost too easy, what is left. You do it before the evening.",
  },
};

/** Where nothing was taken out that could be put back, what was done is read out. */
const ACCOUNT =
  "There is {prize}. You read it out where everyone can hear, from the first line to the last. By the third page nobody is pretending to do anything else. At the end {W} says: “And all of us knew a piece of it.”";

const FATE: Readonly<Record<Way, readonly string[]>> = {
  mercy: [
    "{C} stays. It is not comfortable. {W} is the first to say good morning to {him} again, and it takes until the spring. {O} is asked some questions at last, and answers them standing.",
    "{C} is let go, and does not go. There is work to be done that nobody likes, and {C} does it, every day, where it can be seen. {O} has moved to a seat further from the window.",
  ],
  justice: [
    "They lead {C} away between two people who have known {him} for years and do not know where to put their hands. {O} is sent for within the hour, and comes with a coat on, as if expected.",
    "{C} goes without being pulled. At the corner {he_C} stops and says to {W}: “You might have asked me.” It is the only thing that anybody will remember. {O} is fetched next.",
  ],
  force: ["{C} will be a long time getting up, and will have company meanwhile: {O} has been found at home, packing."],
  flight: [
    "{C} was seen once more, far off, walking fast. {O} says to have known nothing, says it to everyone, and is believed by nobody.",
  ],
};
const COMIC_FATE: Readonly<Record<Way, readonly string[]>> = {
  mercy: [
    "{C} is forgiven in public, which {he_C} finds harder to bear than prison. {O} sends a card. {W} sends a cake, and stays to eat it.",
  ],
  justice: [
    "{C} is taken into custody, and asks if there is a form. There is. {O} has to witness it, and is made to spell everything.",
  ],
  force: ["{C} will be sitting down with care until the end of the month. {O} has been seen buying the cushion."],
  flight: ["{C} was last seen going over the hill at a dignified run. {O} maintains that it was a horse."],
};

const REUNION: readonly string[] = [
  "{P} is brought up with marks on both wrists, blinking. {P} says your name as if it were a word for something else. Then, into your collar: “Did anyone feed the cat?”",
  "{P} comes out, thinner, and stops an arm's length away. “I could hear you asking about me,” says {P}. “Through the wall. Every day. I knew which steps were yours.”",
  "{P} stands in the door and does not trust it. You hold out your hand. “Is it over?” says {P}. You say that it is. “Then say it again,” says {P}, and takes the hand.",
];
const THING_BACK: readonly string[] = [
  "There, in the last of the light, is {X}. You had forgotten the size of it. You take it out into the air yourself, and nobody offers to help, because everyone can see that you do not want help.",
];

const pick = (turn: Turn, pool: readonly string[]): string => pool[turn.brief.number % pool.length]!;

/** The scene in which somebody who was held or missing is free again, with a line of their own. */
export function reunion(turn: Turn, plot: Plot, name: string): string {
  const { scene } = turn.story;
  const told = fill(turn, plot, pick(turn, REUNION), { P: shortName(turn.entry(name)) });
  if (turn.plot !== null && turn.plot.captive === name) turn.plot.captive = "";
  if (scene !== null) turn.bring(turn.entry(name));
  turn.memo.last = name;
  if (!turn.memo.companions.includes(name)) turn.memo.companions.push(name);
  return told;
}

const isPerson = (turn: Turn, name: string): boolean => {
  const entry = turn.entry(name);
  return (entry.kind === "person" && entry.proper) || /^your \p{Ll}+$/u.test(name);
};

/** What the end brings, and what becomes of those who had a part in it. */
export function ending(turn: Turn, plot: Plot, way: Way, witness: string): readonly string[] {
  const won = way === "flight" ? "lost" : "won";
  const person = turn.entry(plot.culprit);
  const pronoun = pronounOf(turn.lore, person);
  const slots: Record<string, string> = {
    W: called(turn, witness),
    his_W: HIS[pronounOf(turn.lore, turn.entry(witness))],
    him: HIM[pronoun],
    he_C: pronoun === "they" ? called(turn, plot.culprit) : pronoun,
    X_scene: "",
  };
  if (plot.kind === "lost" && !plot.known.includes("prize"))
    slots.X_scene = isPerson(turn, plot.heart)
      ? reunion(turn, plot, plot.heart)
      : fill(turn, plot, pick(turn, THING_BACK));
  const found = plot.known.includes("prize") && (plot.kind === "lost" || plot.kind === "theft");
  const paid = found
    ? plot.kind === "lost" && isPerson(turn, plot.heart)
      ? fill(
          turn,
          plot,
          "{X} has stood by and heard all of it. “I would have told you the same,” says {X}, “only with worse words.”",
        )
      : fill(turn, plot, "{X} is carried past {C}, back to where it belongs. {C} watches it out of sight.")
    : fill(
        turn,
        plot,
        plot.kind === "wrong" && plot.prize.startsWith("an account") ? ACCOUNT : PAID[plot.kind][won],
        slots,
      );
  const free = plot.captive !== "" && plot.captive !== plot.heart ? reunion(turn, plot, plot.captive) : "";
  const pool = (plot.tone === "comic" ? COMIC_FATE : FATE)[way];
  return [paid, free, fill(turn, plot, pick(turn, pool), slots)];
}
