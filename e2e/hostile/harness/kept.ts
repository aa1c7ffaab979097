import type { AccountAnswer } from "#contracts/http/account";
import type { Player } from "../../../tools/harness/player.ts";
import { itemsOf } from "../../../tools/harness/remembered.ts";
import type { Tale } from "./tale.ts";

async function read(player: Player, path: string): Promise<unknown> {
  const { status, body } = await player.call("GET", path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body;
}

/** What can be read before and after a bad input. */
const READ = {
  world: ({ owner, ids }: Tale) => read(owner, `/api/worlds/${ids["world"]}`),
  character: ({ owner, ids }: Tale) => read(owner, `/api/characters/${ids["character"]}`),
  campaign: ({ owner, ids }: Tale) => read(owner, `/api/campaigns/${ids["campaign"]}`),
  worlds: ({ owner }: Tale) => read(owner, "/api/worlds"),
  characters: ({ owner }: Tale) => read(owner, "/api/characters"),
  transcript: ({ owner, ids }: Tale) => owner.messages(ids["campaign"] ?? ""),
  table: ({ owner, ids }: Tale) => read(owner, `/api/chat/table?campaignId=${ids["campaign"]}`),
  tree: ({ owner, ids }: Tale) => read(owner, `/api/chat/tree?campaignId=${ids["campaign"]}`),
  safety: ({ owner, ids }: Tale) => read(owner, `/api/chat/safety?campaignId=${ids["campaign"]}`),
  memory: ({ owner, ids }: Tale) => itemsOf(owner, ids["campaign"] ?? ""),
  account: ({ owner }: Tale) => read(owner, "/api/account").then(withoutName),
  /** The sheet of the one who plays on the stage. */
  stageSheet: ({ owner, ids }: Tale) => read(owner, `/api/chat/table?campaignId=${ids["stage"]}`).then(sheetsIn),
  neighbour: async ({ neighbour, ids }: Tale) => [
    await read(neighbour, "/api/worlds"),
    await read(neighbour, `/api/campaigns/${ids["foreignCampaign"]}`),
    await read(neighbour, "/api/characters"),
    await neighbour.messages(ids["foreignCampaign"] ?? ""),
  ],
} as const;
export type Kept = keyof typeof READ;

/** The name the owner is greeted by becomes whatever fits, where whatever fits is sent. */
function withoutName(answer: unknown): unknown {
  const { user, hasPassword, google } = answer as AccountAnswer;
  return { uid: user.uid, email: user.email, hasPassword, google };
}

const sheetsIn = (table: unknown): unknown => (table as { sheets: unknown }).sheets;

export async function readAll(names: readonly Kept[], tale: Tale): Promise<Partial<Record<Kept, unknown>>> {
  const read: Partial<Record<Kept, unknown>> = {};
  for (const name of names) read[name] = await READ[name](tale);
  return read;
}
