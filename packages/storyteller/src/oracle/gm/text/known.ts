import type { Pool } from "../prose/writer.ts";

export const KNOWN_PERSON: Pool = [
  "{full}: {role}, {trait}. Wants {want}. Last seen at {seen}.",
  "What you know of {name} would fit on a thumbnail: {role|a} who wants {want}, and was last at {seen}.",
  "{name}, you think, and see {them} again: {role|a} who {habit}. {seen|cap} was the place.",
  "Of {name} you have the trade, {role}, and the wish: {want}. The rest you would have to ask {who}.",
];
export const KNOWN_PLACE: Pool = [
  "{way|cap}: {kind|a}, and you could find it in the dark.",
  "You call {way} to mind, {kind|a}, with its smell of {smell}.",
  "They speak of {way} as {kind|a}; the way they lower their voices says the rest.",
];
export const KNOWN_THREAD: Pool = [
  "You go over what you have on {trouble}: a name, {villain}; a place, {lair}; a thing, {relic}. From {place} it wants one more piece.",
  "There is {trouble} to be thought about. {villain} is in it, and {relic}, and all roads bend toward {lair}.",
  "You count it off on your fingers: {trouble}; {villain}; {lair}. The thumb is still missing, and {sound}.",
];
