import type { Pool } from "../prose/writer.ts";

/** Somebody is told that you gave your word. {gist} follows "to". */
export const PROMISE_MADE: Pool = [
  "You give your word to {name}: {gist}. {they|cap} looks at you a moment longer than is comfortable. “I will hold you to it, and so will {neighbour}.”",
  "“I promise,” you say, and say what: {gist}. {name} nods, {manner}, as one does over a signature.",
  "“Swear it,” {name} says; and you do. {gist|cap}: it sounds larger aloud, {there}.",
  "{name} hears you promise {gist}, {manner}. “{neighbour|cap} promised me something, {ago}, and is why I ask for witnesses,” {they} says.",
];
export const PROMISE_AGAIN: Pool = [
  "“You have said so before,” says {name}, {manner}. “At {place} we hold people to the first one.”",
  "{name} counts on two fingers, {manner}. “That makes twice, at {place} alone. Shall we begin with the old one, or with {curio}?”",
];
export const PROMISE_KEPT: Pool = [
  "You told {name} {when} that you would see to it, {gist}; and you have. {they|cap} takes it in slowly. “{trade|plural|cap} do not, you know,” {name} says.",
  "“You came back,” says {name}. “You said it {when}, and you came back.” It seems to cost {them} something, {there}, to be glad.",
  "{name} remembers your very words, {when}: {gist}. “I would have bet against you,” {they} says. “I did, in fact.”",
];
export const PROMISE_NONE: Pool = [
  "“What promise?” asks {name}, {manner}. “I would have cut it into the {surface}.”",
  "{name} frowns. You owe {them} nothing, it seems, or nothing {they} has been told of.",
];

/** The word is given to somebody who is not there, {whom}; {name} is there and hears it. */
export const PROMISE_ALOUD: Pool = [
  "You say it for {whom}, who is not here to hear it, and mean it: {gist}. {name} has heard it instead, {manner}.",
  "“Then there is a witness,” says {name}, {manner}, when you have given your word, out loud and to {whom} alone: {gist}.",
  "{whom|cap} is not at {place} to be told. You promise it all the same, {gist}; {name} looks up at the name, {manner}.",
  "You promise it to {whom}, wherever that finds anybody: {gist}. “I will say so, if I am asked,” {name} says, {manner}.",
];
/** And nobody hears it. */
export const PROMISE_ALONE: Pool = [
  "You give your word to {whom}, and only {place} hears it: {gist}.",
  "There is nobody {there} to hold you to it. You promise it to {whom} regardless: {gist}.",
  "You say it to the {surface}, and mean {whom}: {gist}. It counts; you find that you have counted it.",
  "“I promise,” you say to {whom}, who is not at {place}; and then you say what: {gist}.",
];
/** One promises it to oneself, or to nobody who has a name. */
export const PROMISE_ONESELF: Pool = [
  "You swear it, with one hand on the {surface} and nobody to please by it: {gist}.",
  "It is a small thing to say aloud at {place}, and it does not feel small: {gist}. You have given your word.",
  "You make yourself a promise, {there}: {gist}.",
  "There: you have sworn it, {gist}. {sound|cap}, by way of an answer.",
];
/** In the middle of something else. */
export const PROMISE_AMID: Pool = [
  "You have said it, and said it stays, whatever comes of this: {gist}.",
  "It is a strange moment to give your word in, and you have given it: {gist}.",
  "Between one breath and the next you have sworn it: {gist}. Nobody near the {surface} has time to doubt you.",
];
/** One that was kept and that nobody is thanked for. */
export const PROMISE_KEPT_ALONE: Pool = [
  "You said it {when}, to nobody who would have minded: {gist}. Now it is done, and you put it down like a heavy bag.",
  "That is one word kept, {gist}. You gave it {when}, and {place} takes no notice.",
];
/** {when} is when it was given. */
export const PROMISE_BROKEN: Pool = [
  "It comes to you like a missed step: you promised {name}, {when}, {gist}, and it is too late now.",
  "Somewhere {name} has given up waiting for you {gist}. You said you would, {when}.",
  "You gave {name} your word {when}: {gist}. It has gone sour in the keeping, and by now even {who} knows it.",
];
/** Whoever it was given to is dead, or was never met, or is oneself. */
export const PROMISE_OVER: Pool = [
  "It comes back to you {there} that you gave your word {when}, {gist}. There is no keeping it any more.",
  "You had sworn something {when}: {gist}. You catch yourself no longer meaning to, and let it go by the {surface}.",
  "There was a promise, {when}: {gist}. You have carried it as far as {place}, and no further.",
];
/** Too many were given: the oldest is let go. */
export const PROMISE_CROWDED: Pool = [
  "You have given your word too often to keep count. The oldest of it, {gist}, slips from you {there}; you gave it {when}.",
  "One promise more, and one has to be let go: what you swore {when}, {gist}, will not be done now.",
];
