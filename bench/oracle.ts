import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "#storyteller/testing/play";
import { type Spread, spread } from "./percentiles.ts";

/**
 * Measures how many milliseconds a turn of each adventure takes with all kinds of messages: understanding the message and narrating the
 * turn. A first pass warms up the code and is not counted.
 * @param messages one for each turn
 */
export async function turnTimes(messages: readonly string[]): Promise<Readonly<Record<string, Spread>>> {
  const times: Record<string, Spread> = {};
  for (const { id, version } of ADVENTURES) {
    const adventure = await loadAdventure(id, version);
    if (adventure === null) throw new Error(`There is no adventure ${id} in version ${version}`);
    await playAdventure(adventure, messages);
    const { turns } = await playAdventure(adventure, messages);
    times[id] = spread(turns.map(({ milliseconds }) => milliseconds));
  }
  return times;
}
