import type { Pool } from "../prose/writer.ts";

/** Someone is spoken to who is not here; {seen} is where they were last. */
export const ABSENT: Pool = [
  "{name} is not here to be spoken to. You saw {them} last at {seen}.",
  "You look round for {name}; but {name} is at {seen}, or was.",
  "That would want {name}, and {name} is at {seen}.",
  "You have the words ready, and no {name} to say them to. {seen|cap} is where you would begin to look.",
];
/** And nobody knows where, or it is too late. */
export const GONE: Pool = [
  "Nobody at {place} can tell you where {name} is.",
  "{name} is gone from {place}, and has left no word where.",
  "You ask {who} for {name}. Shoulders are shrugged.",
];
export const DEAD: Pool = [
  "{name} is dead. You know that; at {place} your mouth had forgotten.",
  "You have {name}'s name on your tongue, and nobody to answer to it any more.",
];
