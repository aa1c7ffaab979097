import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createRandom } from "#storyteller/random";
import { launchMemoryCaller } from "../memory-caller/launch.ts";
import { ask, alwaysShown } from "./ask.ts";
import { type Judged, judge } from "./judge.ts";
import { neverHappened } from "./never-happened.ts";
import { play } from "./play.ts";
import { plantsOf } from "./plants.ts";
import { premises } from "./premises.ts";
import { idOf, type OwnQuestion } from "./question.ts";
import { type RemoteMemory, remoteMemory } from "./remote-memory.ts";
import { SimulatedTable } from "./table.ts";
import { storyQuestions } from "./story-questions.ts";

export interface OwnRecall {
  readonly judged: readonly Judged[];
  readonly turns: number;
  /** Lists of forbidden results. All of them must be empty. */
  readonly zeros: Zeros;
}

/**
 * Forbidden results: stale items among the first five, items of undone turns, secrets that the player sees, and items of other campaigns.
 */
export interface Zeros {
  readonly stale: readonly string[];
  readonly undone: readonly string[];
  readonly secret: readonly string[];
  readonly foreign: readonly string[];
}

interface Played {
  readonly table: SimulatedTable;
  readonly questions: readonly OwnQuestion[];
}

/**
 * Plays campaigns with the oracle and a scripted player, with memory in workerd. Then asks questions whose answers are known from the
 * ledger. Every two campaigns belong to the same player.
 * @param turns in each campaign
 */
export async function measureOwnRecall(
  count: number,
  turns: number,
  log: (line: string) => void = () => undefined,
): Promise<OwnRecall> {
  const dataDir = await mkdtemp(join(tmpdir(), "lorehearth-bench-"));
  const client = await launchMemoryCaller(dataDir, "alone");
  try {
    const memory = remoteMemory(client);
    const played: Played[] = [];
    for (const [place, premise] of premises(count).entries()) {
      log(`Playing ${premise.name}…`);
      const key = { userId: `player-${Math.floor(place / 2)}`, campaignId: `campaign-${place}` };
      const table = new SimulatedTable(key, premise, memory);
      const planted = await play(table, plantsOf(createRandom(`${premise.seed} plants`)), turns, premise.seed);
      played.push({ table, questions: [...planted, ...storyQuestions(table.path)] });
    }
    log("Asking…");
    return await askAllCampaigns(memory, played);
  } finally {
    await client.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function askAllCampaigns(memory: RemoteMemory, played: readonly Played[]): Promise<OwnRecall> {
  const judged: Judged[] = [];
  const zeros: Record<keyof Zeros, string[]> = { stale: [], undone: [], secret: [], foreign: [] };
  for (const { table, questions } of played) {
    const elsewhere = played.filter((other) => other.table !== table).flatMap((other) => other.questions);
    const ledger = [...table.path, ...table.undone.values()];
    const own = { all: new Set(ledger.map(idOf)), undone: new Set(table.undone.keys()) };
    const all = [...questions, ...neverHappened(ledger, elsewhere)];
    for (const question of all) judged.push(judge(await ask(memory, table, question), own));

    zeros.undone.push(...table.recalledUndone);
    const shown = (await alwaysShown(memory, table)).toLowerCase();
    for (const { hidden, undone } of all) {
      if (hidden !== undefined && shown.includes(hidden.toLowerCase())) zeros.secret.push(`shown anyway: ${hidden}`);
      if (undone !== undefined && shown.includes(undone.toLowerCase())) zeros.undone.push(`shown anyway: ${undone}`);
    }
  }
  for (const { faults } of judged) {
    for (const kind of Object.keys(zeros) as (keyof Zeros)[]) zeros[kind].push(...faults[kind]);
  }
  return { judged, turns: played.reduce((sum, { table }) => sum + table.path.length, 0), zeros };
}
