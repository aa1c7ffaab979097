import type { Pool } from "../prose/writer.ts";

/** The player asks the air; somebody is there to take it up. */
export const ASKED_ALOUD: Pool = [
  "You put the question to {name}, there being nobody better. {they|cap} takes it as it is meant, {manner}.",
  "“Since you ask,” says {name}, who has heard you, {manner}.",
  "You have said it aloud without meaning to. {name} turns round. “I can tell you some of that,” {they} says.",
  "{name} has been waiting for somebody to ask exactly that, and it shows.",
];
/** Nobody is there to. */
export const ASKED_NOBODY: Pool = [
  "You ask it of {place} in general, and go over what you have.",
  "There is nobody here to ask but yourself. You begin with what is certain.",
  "You lay it out in front of you, on the {surface}, piece by piece.",
];
