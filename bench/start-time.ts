import { Stack } from "../tools/harness/stack/stack.ts";
import { spread, type Spread } from "./percentiles.ts";

/**
 * Measures how many milliseconds `npm start` takes until the site is ready, when everything is installed and built. The first start is not
 * counted, because it builds and migrates.
 */
export async function startTime(runs: number): Promise<Spread> {
  const stack = await Stack.start();
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await stack.restart());
    return spread(times);
  } finally {
    await stack.stop();
  }
}
