import { env } from "cloudflare:test";

import { ErrorBody } from "#contracts/errors";
import type { LedgerPageAnswer } from "#contracts/http/portability";
import { exportedTurn } from "#contracts/portability/exported-turn.fake";
import type { ExportedTable, ExportedTurn } from "#contracts/portability/ledger";
import type { CampaignRecords } from "#contracts/portability/records";
import type { TurnAnswer } from "#contracts/play/turn";
import { tableOf } from "../src/routes/env.ts";
import { sceneOf } from "./fixtures.ts";
import { player } from "./requests.ts";

type Player = Awaited<ReturnType<typeof player>>;

export const records = (campaignId = "mira-elsewhere"): CampaignRecords => {
  const { campaign, world, characters } = sceneOf("mira", campaignId);
  const { id: _, userId: __, campaignCount: ___, createdAt: ____, updatedAt: _____, ...place } = world!;
  return {
    world: place,
    campaign: {
      name: campaign.name,
      description: campaign.description,
      aiGeneratedDescription: "",
      startingLevel: campaign.startingLevel,
      maxCharacters: campaign.maxCharacters,
      levelProgression: campaign.levelProgression,
      exploration: campaign.exploration,
      combat: campaign.combat,
      social: campaign.social,
      notes: "",
      elements: campaign.elements,
      language: campaign.language,
    },
    characters: characters.map(({ userId: _u, campaignId: _c, createdAt: _a, updatedAt: _b, ...sheet }) => sheet),
  };
};

const playedOut = async (mira: Player, campaignId: string): Promise<TurnAnswer[]> => {
  const turns: TurnAnswer[] = [];
  for (const message of ["say hello", "check;wound 6", "introduce Odrun", "say farewell"]) {
    turns.push(await (await mira.post("/api/chat", { campaignId, message })).json<TurnAnswer>());
  }
  const [, second, third] = turns;
  await mira.post("/api/chat/checkpoints", { campaignId, turnId: second!.turnId, name: "Before the bridge" });
  await mira.post(`/api/chat/turns/${third!.turnId}/edit`, { campaignId, reply: "Odrun bows, and says no word." });
  await mira.post("/api/chat/head", { campaignId, move: "undo" });
  await mira.post(`/api/chat/turns/${second!.turnId}/retry`, { campaignId });
  await mira.post("/api/chat", { campaignId, message: "wound 2" });
  await mira.post("/api/chat/head", { campaignId, move: "undo" });
  await mira.put("/api/chat/safety", { campaignId, lines: ["spiders"], veils: ["torture"] });
  await mira.post("/api/chat/detail-level", { campaignId, detailLevel: "concise" });
  return turns;
};

export const exported = async (mira: Player, campaignId: string): Promise<LedgerPageAnswer> =>
  (await mira.get(`/api/chat/export?campaignId=${campaignId}`)).json<LedgerPageAnswer>();

export const broughtOut = async (importId: string): Promise<LedgerPageAnswer> => {
  const table = tableOf(env, { userId: "mira", campaignId: importId });
  return JSON.parse(await table.transfer().page(0)) as LedgerPageAnswer;
};

interface Bringing {
  /** The campaign whose party is imported. */
  readonly campaignId?: string;
  readonly importId?: string;
  readonly turns: readonly unknown[];
  readonly table: unknown;
}

export const begin = (mira: Player, { importId = crypto.randomUUID(), campaignId, turns, table }: Bringing) =>
  mira.post("/api/chat/imports", { importId, ...records(campaignId), table, turns: turns.length, memories: 0 });
export const send = (mira: Player, importId: string, turns: readonly unknown[], from = 0) =>
  mira.post(`/api/chat/imports/${importId}/turns`, { from, turns });
export const finish = (mira: Player, importId: string) => mira.post(`/api/chat/imports/${importId}/finish`, {});
export const refusal = async (response: Response) => [response.status, ErrorBody.parse(await response.json()).code];

export const played = async (campaignId: string): Promise<{ mira: Player; file: LedgerPageAnswer }> => {
  const mira = await player("mira");
  await playedOut(mira, campaignId);
  return { mira, file: await exported(mira, campaignId) };
};

export const many = (count: number): ExportedTurn[] => {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  return ids.map((id, number) =>
    exportedTurn(number, ids[number - 1] ?? null, { id, placeId: id, lastChildId: ids[number + 1] ?? null }),
  );
};
export const tableAt = (headTurnId: string | null, lastRootId: string | null): ExportedTable => ({
  detailLevel: "standard",
  lines: [],
  authorsNote: "",
  veils: [],
  headTurnId,
  lastRootId,
  moves: 3,
});
