import { should } from "../prose/beats.ts";
import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { pass, tighten } from "../scenes/tools.ts";
import { peopleHere, personSlots, warm } from "../story/people.ts";
import { CLOCK } from "../story/state.ts";
import { openThread, threadSlots, updateThread } from "../story/threads.ts";
import { COST_CLOCK, COST_COIN, COST_DOOR, COST_NOISE, COST_SKIN, COST_TIME, COST_TRUST } from "../text/setbacks.ts";

/** A check was lost: it costs something, and the story goes on by a worse road. Never twice the same in a row. */
export async function setback(stage: Stage): Promise<Beat[]> {
  const { random, writer } = stage;
  const sheet = stage.sheet();
  const someone = peopleHere(stage).find(({ attitude }) => attitude > -2);
  const thread = openThread(stage);
  const costs: Record<string, () => Promise<Beat> | Beat> = {
    time: () => {
      pass(stage, 2);
      return should(COST_TIME);
    },
    noise: () => {
      tighten(stage, 1);
      return should(COST_NOISE);
    },
    door: () => should(COST_DOOR),
  };
  if (sheet !== null && sheet.gold >= 3)
    costs.coin = async () => {
      const coins = Math.min(sheet.gold, random.int(1, 3));
      await stage.change({ type: "gold", delta: -coins, reason: "What it cost to fail" });
      return should(COST_COIN, { coins: String(coins) });
    };
  if (sheet !== null && sheet.hp.current > 4)
    costs.skin = async () => {
      const hurt = Math.min(await stage.roll("1d3", "What it cost"), sheet.hp.current - 1);
      await stage.change({ type: "hit_points", delta: -hurt, reason: "Hurt in failing" });
      return should(COST_SKIN);
    };
  if (someone !== undefined)
    costs.trust = () => {
      warm(stage, someone.name, -1);
      return should(COST_TRUST, personSlots(someone));
    };
  if (thread !== null && thread.clock < CLOCK - 2 && thread.since < stage.brief.number)
    costs.clock = () => {
      updateThread(stage, thread, { clock: thread.clock + 1 });
      return should(COST_CLOCK, threadSlots(thread));
    };
  const chosen = writer.choose(Object.keys(costs), (cost) => `cost ${cost}`);
  return [await costs[chosen]!()];
}
