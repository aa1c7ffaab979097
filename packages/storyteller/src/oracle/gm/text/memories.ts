import type { Pool } from "../prose/writer.ts";

/** A remembered line, quoted; `{memory}` has no closing stop, `{when}` is "yesterday" or "on the first night". */
export const REMEMBER: Pool = [
  "You remember it in so many words: “{memory}.”",
  "It comes back to you as it was {when}: “{memory}.”",
  "{when|cap}, a thing you had put away since: “{memory}.”",
  "All the while something sits at the back of your mind: “{memory}.” That was {when}.",
  "{when|cap} you would have sworn that it did not matter: “{memory}.”",
  "There it is again, unasked: “{memory}.”",
];
/** The same, brought up by someone it concerns. */
export const REMIND: Pool = [
  "“It is not as though I forget,” says {name}, {manner}. “{memory}. I have thought of it since, {there}.”",
  "{name} nods slowly, and you know what is being remembered: “{memory}.”",
  "“They still tell it at {place},” {name} says, and tells it: “{memory}.”",
];
/** What somebody said to you, who is not here or is not asked. */
export const HEARD: Pool = [
  "You can hear {speaker} saying it, {when}: “{memory}.”",
  "It was {speaker} who told you, {when}: “{memory}.” You turn it over again.",
  "“{memory},” {speaker} said to you {when}. It sounds different at {place}.",
  "{speaker}'s words come back to you: “{memory}.” That was {when}.",
  "What was it that {speaker} said, {when}? “{memory}.” Yes.",
];
/** The speaker is here. */
export const SAID_YOURSELF: Pool = [
  "“You told me something {when},” you say to {name}: “{memory}.” {they|cap} does not take it back.",
  "You remind {name} of {their} own words, {when}: “{memory}.”",
  "{name} said it to you {when}: “{memory}.” You wonder whether {they} would say it now.",
];
/** Something the player did; `{deed}` begins with "you". */
export const REMEMBER_DEED: Pool = [
  "You have not forgotten how {deed}; it has a way of coming up.",
  "It was {when} that {deed}. From {place} it seems both nearer and further off.",
  "You remember: {when}, {deed}.",
  "{when|cap}, {deed}. The memory of it is as clear as {curio}.",
  "Unbidden, it comes back how {deed}.",
  "Something about the {surface} puts you in mind of how, {when}, {deed}.",
];
export const REMIND_DEED: Pool = [
  "“I have not forgotten that {deed},” says {name}, {manner}.",
  "“{when|cap} {deed},” {name} reminds you. “{neighbour|cap} told me of it, or I saw it from the {surface}; it comes to the same.”",
  "{name} looks you over, {manner}. “{deed|cap},” {they} says. “{when|cap}. You see, at {place} we keep count.”",
  "“People say {deed},” says {name}, and waits to see whether you will deny it.",
];
