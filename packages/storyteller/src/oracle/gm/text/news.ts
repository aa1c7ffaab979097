import type { Pool } from "../prose/writer.ts";

/** {news} is a sentence without its stop. */
export const RUMOUR: Pool = [
  "“Have you heard?” {name} asks, and does not wait. “{news}.”",
  "“{news},” {name} tells you, {manner}. “I had it from {trade|a}, so it is half true.”",
  "{name} has news, and has been bursting with it. “{news}.”",
  "“You will not know this yet,” says {name}. “{news}. Now you do.”",
  "{name} whistles. “{idiom} And that is not all. {news}.”",
  "“If it is work you want,” {name} says, “{news}. I should sooner stay in bed.”",
  "{name} lowers {their} voice. “{news}. I did not say so.”",
];
export const HEARSAY: Pool = [
  "You catch two voices by the {surface}. “{news}.” “Who says?” “Everybody.”",
  "A notice has gone up, and a small crowd is having it read out: “{news}.” Nobody laughs.",
  "“{news},” {trade|a} is saying, to a listener who would like to be elsewhere.",
  "There is only one subject today, at {place} and on the road to it: “{news}.”",
  "It goes from mouth to mouth past you, growing: “{news}.”",
  "Somebody swears, over by the {surface}: “{idiom}” And then, lower: “{news}.”",
];
