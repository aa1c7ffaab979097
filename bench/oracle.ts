import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "#storyteller/testing/play";
import { createRandom } from "#storyteller/random";
import { type Spread, spread } from "./percentiles.ts";
import { threadTime } from "./thread-time.ts";
import { WARM_UP } from "./warm-up.ts";

/** The number of messages that are played in each adventure, and of the stories they are divided into. Nobody plays a story of thousands of turns. */
const MESSAGES = 600;
const STORIES = 3;

/**
 * Measures how many milliseconds of CPU a turn of each adventure costs with all kinds of messages: understanding the message and narrating the
 * turn. Each story is first played with other seeds, which warms up the code and is not counted.
 * @param messages of these a sample is played, always the same
 */
export async function adventureTimes(messages: readonly string[]): Promise<Readonly<Record<string, Spread>>> {
  const sample = createRandom("oracle bench").sample(messages, MESSAGES);
  const length = Math.ceil(sample.length / STORIES);
  const times: Record<string, Spread> = {};
  for (const { id, version } of ADVENTURES) {
    const adventure = await loadAdventure(id, version);
    if (adventure === null) throw new Error(`There is no adventure ${id} in version ${version}`);
    const counted: number[] = [];
    for (let from = 0; from < sample.length; from += length) {
      const script = sample.slice(from, from + length);
      for (let pass = 0; pass < WARM_UP; pass++) await playAdventure(adventure, script, { seed: `warm-up ${pass}` });
      const { turns } = await playAdventure(adventure, script, { clock: threadTime });
      counted.push(...turns.map(({ milliseconds }) => milliseconds));
    }
    times[id] = spread(counted);
  }
  return times;
}
