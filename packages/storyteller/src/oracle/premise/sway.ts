import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "./lore.ts";
import { askPlayer, askForWords, wants } from "./open-question.ts";
import { fill, REFUSES } from "./phrases.ts";
import { start, tick, witness } from "./pressure.ts";
import { heroHas } from "./risk.ts";
import type { Turn } from "./turn.ts";

/** Somebody is persuaded, deceived, threatened, bribed or pressed: one check, its stakes said before, and three grades. */

export interface Approach {
  readonly skill: "Persuasion" | "Deception" | "Intimidation";
  readonly how: "persuade" | "deceive" | "threaten" | "bargain" | "press";
}

const BY_DEED: readonly (readonly [RegExp, Approach])[] = [
  [/\b(?:threaten|intimidate|menace|blackmail|frighten|scare)\b/iu, { skill: "Intimidation", how: "threaten" }],
  [/\b(?:lie to|bluff|deceive|trick|mislead|pretend to|pose as|fool|con)\b/iu, { skill: "Deception", how: "deceive" }],
  [
    /\b(?:bribe|bargain|haggle|offer|pay (?:him|her|them)|strike a deal|trade with|negotiate)\b/iu,
    { skill: "Persuasion", how: "bargain" },
  ],
  [
    /\b(?:persuade|convince|beg|plead|charm|flatter|reason with|appeal to|talk \S+(?: \S+)? into|win \S+(?: \S+)? over|coax|implore|calm)\b/iu,
    { skill: "Persuasion", how: "persuade" },
  ],
  [/\b(?:press|demand|insist|interrogate|corner|confront|pull \S+ up)\b/iu, { skill: "Intimidation", how: "press" }],
];
const BY_SPEECH: readonly (readonly [RegExp, Approach])[] = [
  [
    /\b(?:or else|or I(?:'ll| will| swear)|you(?:'ll| will) (?:regret|hang|pay|be sorry)|I(?:'ll| will) (?:have you|see you hang|tell (?:everyone|everybody|the whole)|ruin|break|kill|shoot|burn|report you))\b/iu,
    { skill: "Intimidation", how: "threaten" },
  ],
  [
    /\b(?:I(?:'ll| will) (?:pay|give) you|(?:coins?|gold|shillings?|pounds?|credits?) (?:for|if)|what would it cost|name your price|I offer|let's make a deal|a bargain|in return)\b/iu,
    { skill: "Persuasion", how: "bargain" },
  ],
  [
    /\b(?:answer me|the truth|you(?:'re| are) (?:lying|hiding|a liar)|don't lie|stop lying|I know (?:about|that you|what you|you)|out with it|pull yourself together|I don't believe you|look me in the eye|don't be (?:funny|coy|clever)|you never told|confess)\b/iu,
    { skill: "Intimidation", how: "press" },
  ],
  [
    /\b(?:I beg you|I beseech|have mercy|for the love of|trust me|you must (?:help|believe|understand)|think of)\b/iu,
    { skill: "Persuasion", how: "persuade" },
  ],
];

/** How the hero goes about it, where the words are more than a question; null where they are none of these. */
export function approachOf(spoken: string, deed: string): Approach | null {
  const ofDeed = BY_DEED.find(([pattern]) => pattern.test(deed))?.[1];
  if (ofDeed !== undefined) return ofDeed;
  return spoken === "" ? null : (BY_SPEECH.find(([pattern]) => pattern.test(spoken))?.[1] ?? null);
}

export async function sway(
  turn: Turn,
  who: LoreEntry,
  { skill, how }: Approach,
  question: string | null,
  words: string,
): Promise<void> {
  const name = shortName(who);
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const weak = heroHas(
    turn,
    skill === "Deception"
      ? /\b(?:lies badly|bad liar|cannot lie|poor liar|never lies|honest to a fault)\b/iu
      : /\b(?:shy|stammers|tongue-tied)\b/iu,
  );
  const grade = await turn.check(
    "charisma",
    skill,
    13 - attitude,
    `${capitalise(name)} gives way, or closes up and it gets about`,
    weak ? "disadvantage" : how === "bargain" || attitude > 1 ? "advantage" : "none",
  );
  if (grade === "failure") {
    turn.attitude(who.name, -1);
    return turn.say(
      fill(turn.oneOf(REFUSES), { N: name }),
      turn.random.chance(0.5) ? witness(turn, `how you tried to ${how} ${name}`, [who.name]) : tick(turn),
    );
  }
  const gives = {
    persuade: [
      `${start(who)} gives way.`,
      `You have found the right words for ${name}.`,
      `${start(who)} cannot refuse you that.`,
      `It takes a while, and then ${name} nods.`,
    ],
    deceive: [
      `${start(who)} believes it.`,
      `${start(who)} swallows it whole.`,
      `There is not a shadow of doubt in ${name}.`,
      `${start(who)} sees what you want to be seen.`,
    ],
    threaten: [
      `${start(who)} is afraid, and it shows.`,
      `${start(who)} gives in.`,
      `The threat goes home.`,
      `${start(who)} backs against the wall.`,
    ],
    bargain: [
      `${start(who)} takes the bargain.`,
      `${start(who)} names nothing higher: it is a deal.`,
      `That has its price, and you have met it.`,
      `${start(who)} holds out a hand to seal it.`,
    ],
    press: [
      `${start(who)} gives way.`,
      `It cannot be kept in any longer.`,
      `${start(who)} sits down, and looks at the floor.`,
      `You do not look away, and ${name} does.`,
    ],
  }[how];
  if (how === "threaten") turn.attitude(who.name, -1);
  turn.say(
    turn.oneOf(gives),
    question === null && how !== "press"
      ? askPlayer(turn, { kind: "take", asks: `What does ${name} do?`, about: who.name, sort: "reaction" })
      : askForWords(turn, who, capitalise((question ?? words).replace(/[?.!]+$/u, "").slice(0, 160))),
  );
  if (grade === "cost") wants(turn, who);
}
