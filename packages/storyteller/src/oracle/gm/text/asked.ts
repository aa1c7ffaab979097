import type { Pool } from "../prose/writer.ts";

/** The player asks the air; somebody is there to take it up. */
export const ASKED_ALOUD: Pool = [
  "You put the question to {name}, there being nobody better. {they|cap} takes it as it is meant, {manner}.",
  "“Since you ask,” says {name}, who has heard you, {manner}.",
  "You have said it aloud, {there}, without meaning to. {name} turns round. “I can tell you some of that, and {neighbour} the rest,” {they} says, {manner}.",
  "{name} has been waiting for somebody at {place} to ask exactly that, and it shows.",
];
/** Nobody is there to. */
export const ASKED_NOBODY: Pool = [
  "You ask it of {place} in general, and go over what you have.",
  "There is nobody at {place} to ask but yourself. You begin {there}, with what is certain.",
  "You lay it out in front of you, on the {surface}, piece by piece.",
];
