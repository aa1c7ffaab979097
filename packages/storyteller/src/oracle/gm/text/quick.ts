import type { Pool } from "../prose/writer.ts";

/** Answers outside any story. */
export const QUICK: Pool = [
  "The oracle turns a bone over and shrugs. In {world}, {passer}.",
  "Ask that at the table and it may cost you. Here it costs nothing, and is worth a little less: look to {curio}.",
  "There are two answers to that in {world}, and the short one is: {sound}.",
  "Since you ask: begin with {curio}, and with whoever is pretending not to look at it.",
  "What would happen? {sound|cap}, and then somebody would have to be brave.",
];
export const QUICK_END: Pool = [
  "Bring it to the table, and let the dice have their say.",
  "Sit down and play it; the rest is waiting there.",
  "But that is only talk. What would you do?",
  "The table will know better than I do.",
];
