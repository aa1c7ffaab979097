import type { Pool } from "../prose/writer.ts";

/** How a hook or a clue is said by someone; `{line}` is a statement without a stop. */
export const LINE_SAID: Pool = [
  "“{line|cap},” {name} says, {manner}.",
  "{name} keeps {their} voice down {there}. “{line|cap}.”",
  "“You had better hear it from me than from {neighbour},” {name} says. “{line|cap}.”",
  "“{line|cap},” says {name}, and does not look at you while saying it.",
  "{name} takes a breath. “{line|cap}. There. {neighbour|cap} never got as much out of me.”",
  "“I was told by {neighbour} not to tell,” {name} says. “{line|cap}.”",
  "“{line|cap}.” {name} seems surprised to have said it aloud at {place}.",
];
/** How a clue is found without anyone to say it. */
export const LINE_FOUND: Pool = [
  "What it comes to is this: {line}.",
  "You put it together slowly, with {curio} for the last piece: {line}.",
  "It can mean only one thing: {line}.",
  "Once you have seen it you cannot stop seeing it: {line}.",
  "{who|cap} wrote it down, and thought better of it, and failed to burn it: {line}.",
  "So that is how it is: {line}.",
];
export const TRUTH: Pool = [
  "And then the last of it: {line}.",
  "Here, with {villain} near enough to hear, you understand: {line}.",
  "There is one more thing, and it changes the others: {line}.",
  "Of course. {line|cap}, and {relic} is the proof of it.",
];
/** All is known but the end; it waits at the lair. */
export const TO_THE_LAIR: Pool = [
  "Everything you have points the same way: to {lair}.",
  "You have the why and the who of {trouble}: {villain}, for {relic}. The rest is waiting at {lair}.",
  "There is nothing more to learn of {trouble} at {place}. The end of it is at {lair}.",
  "{villain} will be at {lair}. You would bet your boots on it, and for {relic} you may have to.",
  "All the threads run to {lair}, and you are the one holding them.",
];
export const REWARD: Pool = [
  "They press {coins} gold on you at {place}, and for once you do not argue.",
  "There is {coins} gold in it for you, collected in {trade|a|possessive} hat.",
  "You leave with {coins} gold and a name that people at {place} will use.",
];
/** Between two threads. */
export const NEXT: Pool = [
  "It is hardly done, {there}, when the next thing finds you.",
  "You get one quiet hour out of it at {place}. Then there is this.",
  "The world, it turns out, has been saving something up for {place}.",
  "{who|cap} has been waiting {there} for you to be free. You are not, but it makes no difference.",
];
/** An end in a breath. */
export const END_BRIEF: Pool = [
  "And so it ends: nobody at {place} will lose sleep over {trouble} again.",
  "It is over. {villain} is gone, and {trouble} with the rest.",
  "That is the last of {trouble}, and you were at {place} to see it.",
];
