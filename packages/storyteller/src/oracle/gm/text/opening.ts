import type { Pool } from "../prose/writer.ts";

export const OPENING: Pool = [
  "It begins in {place}, {kind|a}, where {sound}.",
  "{world|cap} is wide, and you have come as far into it as {place}: {kind|a}, and {light}.",
  "Of all the ways into {world}, yours has led to {place}, {kind|a}. {sound|cap}.",
  "You come to {place} with the dust of {few} days on you, and a taste of {smell}. {light|cap}, and {sound}.",
  "{place|cap}, then: {kind|a}, and the air full of {smell}.",
  "Every story has to start somewhere, and yours starts in {place}, where {passer}.",
  "{hourly|cap}. You are in {place}, {kind|a} that has seen better company, and {sound}.",
  "Nobody comes to {place} by choice, they say; you have been here an hour, and {sky}.",
];
/** All of it in a breath, for the shortest replies. */
export const OPENING_BRIEF: Pool = [
  "In {place} you are stopped by {name}, {role|a}: “{line|cap}.”",
  "{place|cap}. “{line|cap},” says {role|a} called {name}.",
  "You are hardly in {place} when {name}, {role|a}, stops you. “{line|cap}.”",
];
/** The player's own idea for the campaign, overheard. */
export const IDEA: Pool = [
  "All anyone talks of is the one thing: “{idea}.”",
  "You came because of a line in a letter, folded small: “{idea}.”",
  "On the wall by the {surface} somebody has chalked it for all to read: “{idea}.”",
  "You have it by heart by now, the rumour that brought you: “{idea}.”",
];
/** The story goes on without being asked. */
export const MEANWHILE: Pool = [
  "You have hardly drawn breath when {place} moves on without you: {passer}.",
  "Things at {place} do not wait. {sound|cap}, and there is a stir by the {surface}.",
  "While you stand {there} the hour turns. {light|cap}.",
  "Then, with nobody's leave, something happens: {passer}, and stops dead.",
  "The silence that follows at {place} is the kind that has somebody in it, {there}.",
  "{sky|cap}; and under it, at last, {place} begins to stir.",
  "It goes on at {place} as it would have without you, only faster.",
];
