import { Stack } from "../tools/harness/stack.ts";
import { spread, type Spread } from "./percentiles.ts";

/** `npm start`, installed and built, to ready: milliseconds. The first start builds and migrates and is not counted. */
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
