import { readFileSync } from "node:fs";
import * as z from "zod";

import { played } from "#storyteller/testing/play";
import { fromRoot } from "../tools/shared/paths.ts";
import { type Spread, spread } from "./percentiles.ts";
import { threadTime } from "./thread-time.ts";
import { WARM_UP } from "./warm-up.ts";

/** Stories in worlds that players have described, each with what its player wrote, a message for each turn. */
const OwnStories = z.array(
  z.strictObject({
    premise: z.strictObject({
      title: z.string(),
      world: z.string(),
      notes: z.string(),
      hero: z.string(),
      heroNotes: z.string(),
    }),
    messages: z.array(z.string()).min(1),
  }),
);

/** A turn may cost so much CPU, in milliseconds, for 99 of 100 turns (docs/oracle.md, "What a turn costs"). */
export const BUDGET = 5;

/**
 * Measures how many milliseconds of CPU a turn of a player's own world costs: understanding the message and narrating the turn. First turns
 * are apart, because they read all of the texts. Each story is first played under other titles, which warms up the code and is not counted.
 */
export async function ownPremiseTimes(): Promise<Readonly<Record<"first turns" | "turns", Spread>>> {
  const stories = OwnStories.parse(JSON.parse(readFileSync(fromRoot("bench/own-premises.json"), "utf8")));
  const first: number[] = [];
  const turns: number[] = [];
  for (let pass = 0; pass <= WARM_UP; pass++)
    for (const { premise, messages } of stories) {
      const isCounted = pass === WARM_UP;
      // Texts under another title are read again.
      const story = played({ ...premise, title: `${premise.title}${isCounted ? "" : ` (${pass})`}` }, "bench");
      for (const [number, message] of ["", ...messages].entries()) {
        const before = threadTime();
        await story.say(message);
        const time = threadTime() - before;
        if (isCounted) (number === 0 ? first : turns).push(time);
      }
    }
  return { "first turns": spread(first), turns: spread(turns) };
}
