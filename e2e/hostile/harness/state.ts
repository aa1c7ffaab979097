import type { AccountAnswer } from "#contracts/http/account";
import type { Player } from "../../../tools/harness/player/player.ts";
import { itemsOf } from "../../../tools/harness/player/remembered.ts";
import type { Scenario } from "./scenario.ts";

async function read(player: Player, path: string): Promise<unknown> {
  const { status, body } = await player.call("GET", path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body;
}

/** Functions that read a part of the stored state. The state is compared before and after a hostile input. */
const READ = {
  world: ({ owner, ids }: Scenario) => read(owner, `/api/worlds/${ids["world"]}`),
  character: ({ owner, ids }: Scenario) => read(owner, `/api/characters/${ids["character"]}`),
  campaign: ({ owner, ids }: Scenario) => read(owner, `/api/campaigns/${ids["campaign"]}`),
  worlds: ({ owner }: Scenario) => read(owner, "/api/worlds"),
  characters: ({ owner }: Scenario) => read(owner, "/api/characters"),
  transcript: ({ owner, ids }: Scenario) => owner.messages(ids["campaign"] ?? ""),
  table: ({ owner, ids }: Scenario) => read(owner, `/api/chat/table?campaignId=${ids["campaign"]}`),
  tree: ({ owner, ids }: Scenario) => read(owner, `/api/chat/tree?campaignId=${ids["campaign"]}`),
  safety: ({ owner, ids }: Scenario) => read(owner, `/api/chat/safety?campaignId=${ids["campaign"]}`),
  memory: ({ owner, ids }: Scenario) => itemsOf(owner, ids["campaign"] ?? ""),
  account: ({ owner }: Scenario) => read(owner, "/api/account").then(withoutName),
  /** The sheets in the campaign `stage`. */
  stageSheet: ({ owner, ids }: Scenario) => read(owner, `/api/chat/table?campaignId=${ids["stage"]}`).then(sheetsIn),
  neighbour: async ({ neighbour, ids }: Scenario) => [
    await read(neighbour, "/api/worlds"),
    await read(neighbour, `/api/campaigns/${ids["foreignCampaign"]}`),
    await read(neighbour, "/api/characters"),
    await neighbour.messages(ids["foreignCampaign"] ?? ""),
  ],
} as const;
export type StateName = keyof typeof READ;

/** Removes the display name from an account, because valid inputs may change it. */
function withoutName(answer: unknown): unknown {
  const { user, hasPassword, google } = answer as AccountAnswer;
  return { uid: user.uid, email: user.email, hasPassword, google };
}

const sheetsIn = (table: unknown): unknown => (table as { sheets: unknown }).sheets;

export async function readAll(
  names: readonly StateName[],
  scenario: Scenario,
): Promise<Partial<Record<StateName, unknown>>> {
  const read: Partial<Record<StateName, unknown>> = {};
  for (const name of names) read[name] = await READ[name](scenario);
  return read;
}
