import type { Pool } from "../prose/writer.ts";

/** Things to do next, to stand after "you could"; {name} is someone here, {way} a place known or near. */
export const DEEDS_WITH_SOMEONE: Pool = [
  "ask {name} what is not being said",
  "press {name} about {trouble}",
  "offer {name} your help at a price",
  "draw {name} aside, past the {surface}",
  "tell {name} the truth and see what it buys",
  "let {name} believe you know more than you do",
  "ask who {name} is really afraid of",
  "buy {name} a quiet minute and a loud drink",
];
export const DEEDS_ALONE: Pool = [
  "go over the {surface} inch by inch",
  "look into {curio}",
  "wait by the {surface} and see who comes",
  "follow the smell of {smell} to where it starts",
  "take the measure of {place} from somewhere high",
  "rest while there is quiet to rest in",
  "slip out unseen, the back way",
  "put an ear to the {surface} and hold your breath",
];
export const DEEDS_AWAY: Pool = [
  "make for {way} while the light lasts",
  "take the road to {way}",
  "see for yourself what waits at {way}",
  "follow {trouble} as far as {way}",
  "be at {way} before the word is",
];
