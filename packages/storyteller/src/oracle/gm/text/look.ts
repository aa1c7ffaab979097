import type { Pool } from "../prose/writer.ts";

/** Taking a place in. */
export const LOOK: Pool = [
  "You take your time over {place}: {light}, and {sound}.",
  "{place|cap} lets itself be looked at. {light|cap}; by the {surface}, {curio}.",
  "You turn once, slowly, on your heel, from the {surface} round to it again. {light|cap}, and {passer}.",
  "First the exits, then the hands of anyone near, then the rest: {curio}, a {surface}, {smell} on the air.",
  "There is more to {place} than you saw coming in. {sound|cap}, and behind the {surface} stands {curio}.",
  "You let {place} come to you: {smell}; {sound}; and there, {curio}.",
  "Seen properly, {place} is two places: the one people show, and the one where {passer}.",
  "{light|cap}, so that you see what you missed before: {curio}, close by the {surface}.",
  "From where you stand: one {surface}, scarred; {curio}; and further off, {passer}.",
  "You look until {place} stops looking back. What is left is {curio}, and {smell} in the air.",
  "It is a {kind}, whatever else it is. {sky|cap}, and {sound}.",
  "Nothing at {place} jumps out, which is its own kind of answer. Then you see it: {curio}, left by the {surface}.",
];

/** Looking at something the player named. */
export const LOOK_AT: Pool = [
  "You give {object} your whole attention, and it pays you back: {curio}, half hidden behind it.",
  "You study {object}. Someone else has too, lately, {who} to judge by the boots; there is a clean place in the dust.",
  "Up close, {object} is older than it pretends to be, smells of {smell}, and is better cared for than the rest of {place}.",
  "There is nothing wrong with {object}, you decide, except that it is at {place} at all.",
  "You look {object} over the way {trade|a} would before buying. It has been moved, and not far, and {curio} left in its place.",
  "{light|cap} across {object}, and for an instant you see the scratches: a count of days, or of people.",
  "Whoever last handled {object} was left-handed, hurried and, at a guess, {trade|a}.",
];

/** Looking at a person. */
export const LOOK_AT_PERSON: Pool = [
  "You watch {name} without seeming to: {manner}, and one hand that never strays far from the {surface}, or from {curio}.",
  "{name}, {role}, {trait}. The mud on the boots is from nearer {elsewhere} than {place}.",
  "{name} notices you noticing. There: {manner}, and a little too much care over where to stand.",
  "What you see of {name}: {role}; {manner}; somebody who slept badly and dressed carefully.",
  "You take stock of {name}. The voice says {role}, and the eyes, over the {surface}, say nobody asked.",
];
