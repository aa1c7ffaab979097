import type { Pool } from "../prose/writer.ts";

/** A remembered line, quoted; `{memory}` has no closing stop. */
export const REMEMBER: Pool = [
  "You remember it in so many words: “{memory}.”",
  "It comes back to you, from {when}: “{memory}.”",
  "From {when}, a thing you had put away: “{memory}.”",
  "All the while something from {when} sits at the back of your mind: “{memory}.”",
  "{when|cap} you would have sworn that it did not matter: “{memory}.”",
  "There it is again, unasked: “{memory}.”",
];
/** The same, brought up by someone it concerns. */
export const REMIND: Pool = [
  "“It is not as though I forget,” says {name}. “{memory}. I have thought of it since.”",
  "{name} nods slowly, and you know what is being remembered: “{memory}.”",
  "“They still tell it here,” {name} says, and tells it: “{memory}.”",
];
/** Something the player did; `{deed}` begins with "you". */
export const REMEMBER_DEED: Pool = [
  "You have not forgotten how {deed}; it has a way of coming up.",
  "It was {when} that {deed}. It seems both nearer and further off.",
  "You remember: {when}, {deed}.",
  "{when|cap}, {deed}. The memory of it is as clear as a coin in the hand.",
  "Unbidden, it comes back how {deed}.",
  "Something here puts you in mind of how, {when}, {deed}.",
];
export const REMIND_DEED: Pool = [
  "“I have not forgotten that {deed},” says {name}.",
  "“{when|cap} {deed},” {name} reminds you. “I was told of it, or I was there. It comes to the same.”",
  "{name} looks you over. “{deed|cap},” {they} says. “{when|cap}. You see, I keep count.”",
  "“People say {deed},” says {name}, and waits to see whether you will deny it.",
];
