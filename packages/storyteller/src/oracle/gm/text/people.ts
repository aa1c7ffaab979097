import type { Pool } from "../prose/writer.ts";

/** Someone new. */
export const COMES_FORWARD: Pool = [
  "Someone is at {place} before you: {full}, {role}, {trait}.",
  "By the {surface} waits {full}, {role|a}, {trait}.",
  "“You will be wanting {role|a},” says somebody {there}, {trait}. “{full}. Everyone at {place} does, in the end.”",
  "{role|a|cap} looks up as you come: {full}, {trait}.",
  "{full} is {role|a} by trade and a watcher by nature; you are being watched now.",
  "Only one face at {place} turns and stays turned. {full}, {role}: somebody who {habit}.",
  "{role|a|cap} has the place by the {surface}, {trait}. The name, when it comes, is {full}.",
];
/** Someone who was only a name until now. */
export const FIRST_SIGHT: Pool = [
  "And there, at last, is {full}: {role|a}, {trait}. You had imagined somebody taller, and not {there}.",
  "So that is {full}. You had the name; now you have the face, and the trade, {role|a}; {trait}.",
  "{full} does not rise from the {surface}. “You took your time getting to {place},” {they} says, {manner}. “At {elsewhere} I had begun to be flattered.”",
  "You know who it is before {who} can say so. {full}, {role|a}, is looking straight at you, {manner}.",
];
/** Someone known, in the place where they were left. */
export const STILL_HERE: Pool = [
  "{name} is here, {manner}, exactly as if you had been expected.",
  "{name} looks up from the {surface}, and the look says: at last.",
  "{name} has not gone far from {place}. {role|a|cap} never does.",
  "You know that back before it turns: {name}, {trait}.",
  "“Back at {place}, then,” says {name}.",
  "{name} nods you over. Somebody who {habit} is easy to find again.",
];
/** What someone here does meanwhile. */
export const GESTURES: Pool = [
  "{name} shifts {their} weight, {manner}.",
  "{name} {habit}; it seems to be a habit.",
  "You notice that {name} has moved to where {they} can see past the {surface}.",
  "{name} picks up {curio}, turns it over, and puts it down a little to the left.",
  "“Mind the {surface},” says {name}, for no reason you can see.",
  "{name} starts to say something, looks at you, and saves it.",
  "{name} is watching your hands, the way {role|a} would.",
  "Across from you {name} waits, {manner}.",
  "“It was quieter at {place} before you came,” {name} remarks, to nobody in particular.",
  "{name} laughs at something that happened {ago}.",
  "{name} draws a shape on the {surface} with one finger, then wipes it out.",
  "“{oath},” mutters {name}, and will not say why.",
  "{name} is counting under {their} breath, {manner}, and stops at {few}.",
  "Whatever {name} came to {place} for, {they} has forgotten to look busy with it.",
];
