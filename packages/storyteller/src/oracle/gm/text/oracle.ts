import type { Pool } from "../prose/writer.ts";

/** What the oracle says to a question that could be turned into a statement: {so} and {not} are clauses. */
export const SO: Readonly<Record<"yesAnd" | "yes" | "yesBut" | "noBut" | "no" | "noAnd", Pool>> = {
  yesAnd: [
    "Yes, and more than you asked: {so}, and {twist}.",
    "Yes. {so|cap}; what is more, {twist}.",
    "{so|cap}, beyond all doubt, and {twist}.",
  ],
  yes: [
    "Yes: {so}, and {who} could have told you as much.",
    "It is as you thought, {there}: {so}.",
    "Yes, {so}; you can see as much from the {surface}.",
    "{so|cap}. You would put {thing|a} on it.",
    "You look again, past the {surface}, to be sure: yes, {so}.",
  ],
  yesBut: ["Yes, {so}, but {twist}.", "{so|cap}; only, {twist}.", "After a fashion: {so}, though {twist}."],
  noBut: [
    "No, {not}; but {twist}.",
    "{not|cap}. There is this, though: {twist}.",
    "Not quite. {not|cap}, and yet {twist}.",
  ],
  no: [
    "No, says the silence at {place}: {not}.",
    "No: {not}, and nothing you can see from the {surface} says otherwise.",
    "{not|cap}, however often {who} swears to it.",
    "You had hoped, {there}; but {not}.",
  ],
  noAnd: [
    "No, and worse: {not}, and {twist}.",
    "{not|cap}; and as if that were not enough, {twist}.",
    "Far from it. {not|cap}, and {twist}.",
  ],
};

/** Clauses that a twist may be. Each is something a player can act on. */
export const TWISTS: Pool = [
  "{who} has been asking the same thing before you",
  "it will cost more than it did {ago}",
  "the one who knows it best is {trade|a} who is no friend of yours",
  "{curio} has something to do with it",
  "there is less time at {place} than you think",
  "{who} has seen you wondering",
  "there is somebody at {elsewhere} who would pay to know it",
  "the {surface} is not what it seems",
  "somebody went to some trouble to bury that near {elsewhere}",
  "a promise made {ago} stands in the way",
  "{trade|a} is waiting to see what you do about it",
  "{faction} would rather you did not know",
  "it was otherwise before {who} came by",
  "somebody has left {curio} to say so",
  "at {place} it will not stay that way past nightfall",
  "it was {who}, and not you, it was meant for",
  "there is a smell of {smell} about it that you do not like",
];
/** The story knows. */
export const CERTAIN_YES: Pool = [
  "Yes: {so}; at {place} that needs no oracle.",
  "You need no bones for that, only a look at {place}: {so}.",
];
export const CERTAIN_NO: Pool = [
  "No: {not}, and no bones on the {surface} will change it.",
  "You know better than to ask it at {place}: {not}.",
];
