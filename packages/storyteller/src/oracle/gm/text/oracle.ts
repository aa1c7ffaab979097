import type { Pool } from "../prose/writer.ts";

/** What the oracle says to a question that could be turned into a statement: {so} and {not} are clauses. */
export const SO: Readonly<Record<"yesAnd" | "yes" | "yesBut" | "noBut" | "no" | "noAnd", Pool>> = {
  yesAnd: [
    "Yes, and more than you asked: {so}, and {twist}.",
    "Yes. {so|cap}; what is more, {twist}.",
    "{so|cap}, beyond all doubt. And {twist}.",
  ],
  yes: [
    "Yes: {so}.",
    "It is as you thought: {so}.",
    "Yes, {so}; you can see as much from the {surface}.",
    "{so|cap}. You would put money on it.",
    "You look again to be sure. Yes: {so}.",
  ],
  yesBut: ["Yes, {so}, but {twist}.", "{so|cap}; only, {twist}.", "After a fashion, yes. {so|cap}, though {twist}."],
  noBut: [
    "No, {not}; but {twist}.",
    "{not|cap}. There is this, though: {twist}.",
    "Not quite. {not|cap}, and yet {twist}.",
  ],
  no: [
    "No: {not}.",
    "No. {not|cap}, and nothing you can see says otherwise.",
    "{not|cap}. It would have been too easy.",
    "You had hoped; but {not}.",
  ],
  noAnd: [
    "No, and worse: {not}, and {twist}.",
    "{not|cap}; and as if that were not enough, {twist}.",
    "Far from it. {not|cap}, and {twist}.",
  ],
};

/** Clauses that a twist may be. Each is something a player can act on. */
export const TWISTS: Pool = [
  "someone has been asking the same thing before you",
  "it will cost more than it did yesterday",
  "the one who knows it best is no friend of yours",
  "{curio} has something to do with it",
  "there is less time than you think",
  "you have been seen wondering",
  "the way of it leads through {elsewhere}",
  "the {surface} is not what it seems",
  "somebody went to some trouble to bury that",
  "a promise stands in the way",
  "{trade|a} is waiting to see what you do about it",
  "{faction} would rather you did not know",
  "it was otherwise an hour ago",
  "somebody has left {curio} to say so",
  "it will not stay that way past nightfall",
  "you are not the one it was meant for",
  "there is a smell of {smell} about it that you do not like",
];
/** The story knows. */
export const CERTAIN_YES: Pool = ["Yes: {so}. That needs no oracle.", "You need no bones for that: {so}."];
export const CERTAIN_NO: Pool = ["No: {not}, and no bones will change it.", "You know better than to ask: {not}."];
