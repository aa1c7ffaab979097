import type { Pool } from "../prose/writer.ts";

/** {news} is a sentence without its stop. */
export const RUMOUR: Pool = [
  "“Have you heard?” {name} asks, {manner}, and does not wait. “{news}.”",
  "“{news},” {name} tells you, {manner}. “I had it from {neighbour}, so it is half true.”",
  "{name} has news, {there}, and has been bursting with it. “{news}.”",
  "“You will not know this at {elsewhere} yet,” says {name}. “{news}. Now you do.”",
  "{name} whistles. “{idiom} And {neighbour} says that is not all. {news}.”",
  "“If it is work you want,” {name} says, {manner}, “{news}. {kin|cap} would have stayed in bed.”",
  "{name} lowers {their} voice. “{news}. It was {neighbour} who said so.”",
];
export const HEARSAY: Pool = [
  "You catch two voices by the {surface}. “{news}.” “Who says?” “Everybody at {elsewhere}, and {neighbour}.”",
  "A notice has gone up, {there}, and a small crowd is having {who} read it out: “{news}.” Nobody laughs.",
  "“{news},” {trade|a} is saying, to a listener who would like to be elsewhere.",
  "There is only one subject today, at {place} and on the road to it: “{news}.”",
  "It goes from mouth to mouth past you, growing: “{news}.”",
  "Somebody swears, over by the {surface}: “{idiom}” And then, lower: “{news}.”",
];
