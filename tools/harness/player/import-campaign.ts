import type { Campaign } from "#contracts/entities/campaign";
import { chunks } from "../../../web/src/features/portability/transfer/chunks.ts";
import { readFile } from "../../../web/src/features/portability/formats/read-file.ts";
import type { Player } from "./player.ts";

/** Imports a campaign file with the code of the import page, but without the preview. Returns the new campaign's id. */
export async function importCampaign(player: Player, bytes: Uint8Array, name: string): Promise<string> {
  const [reading] = await readFile(bytes, name);
  if (!reading) throw new Error(`${name} holds no campaign`);
  const { world, campaign, characters, table, turns, memory } = reading.file;
  const importId = crypto.randomUUID();
  const path = `/api/chat/imports/${importId}`;
  const send = async <Body>(to: string, body: unknown): Promise<Body> => {
    const answer = await player.call<Body>("POST", to, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${to} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  };
  const counts = { turns: turns.length, memories: memory.length };
  await send("/api/chat/imports", { importId, world, campaign, characters, table, ...counts });
  for (const { from, entries } of chunks(turns, 0)) await send(`${path}/turns`, { from, turns: entries });
  for (const { from, entries } of chunks(memory, 0)) await send(`${path}/memory`, { from, rows: entries });
  const finished = await send<{ campaign: Campaign }>(`${path}/finish`, {});
  return finished.campaign.id;
}
