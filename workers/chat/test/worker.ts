import { WorkerEntrypoint } from "cloudflare:workers";

import type { Character } from "#contracts/entities/character";
import type { AdventureRef } from "#contracts/entities/campaign";
import { STANDARD_RULES, type HouseRules } from "#contracts/entities/house-rules";
import type { Recalled, TurnState } from "#contracts/play/turn";
import type { ActivityUpdate, ApiRpc, Caller, SheetsUpdate } from "#contracts/rpc/api";
import type { ChosenModel } from "#contracts/rpc/connections";
import type {
  CampaignKey,
  CorrectRequest,
  HeadMove,
  KnownEntity,
  KnownRequest,
  MemoryRpc,
  RecallRequest,
} from "#contracts/rpc/memory";
import type { ModelUsage, UsageRpc } from "#contracts/rpc/usage";
import type { MemoryRow } from "#contracts/portability/memory";
import type { QueueMessage } from "#contracts/queue/messages";
import type { AdmitRequest, ApiImportRpc, MemoryImportRpc, RowsImported } from "#contracts/rpc/portability";
import { adventuresFromAssets } from "../src/adventure-assets.ts";
import { GameTable as RealGameTable } from "../src/game-table.ts";
import { servicesOf } from "../src/services.ts";
import { sceneOf } from "./fixtures.ts";
import { theNarrators } from "./narrators.ts";

export { ChatService } from "../src/chat-service.ts";
export { default } from "../src/index.ts";

/** The real object, with the game masters that the test has set. */
export class GameTable extends RealGameTable {
  constructor(ctx: DurableObjectState, env: ChatEnv) {
    const services = servicesOf(env);
    const turns = {
      send: async (message: QueueMessage) => {
        if (calls.queue === "down") throw new Error("The queue is down");
        while (calls.queue === "silent") await scheduler.wait(5);
        calls.queued.push(message);
      },
    };
    super(ctx, env, {
      ...services,
      turns,
      narrators: theNarrators,
      // Without the adventures that the isolate has loaded, so that each turn reads its adventure.
      get adventures() {
        return adventuresFromAssets({ fetch: (url) => assetFor(env.ASSETS, url) }, new Map());
      },
      get recallAsksModel() {
        return calls.recallAsksModel;
      },
    });
  }
}

/** The answer of the static assets, as the test has set it. */
async function assetFor(assets: Fetcher, url: string): Promise<Response> {
  calls.assetsRead.push(new URL(url).pathname);
  if (calls.assets === "down") throw new Error("The assets do not answer");
  if (calls.assets === "missing") return assets.fetch(`${url}.gone`);
  const response = await assets.fetch(url);
  return calls.assets === "damaged" ? new Response((await response.arrayBuffer()).slice(0, 1_000)) : response;
}

/** The calls that the fakes received, and the settings for how they respond. */
interface Calls {
  activity: ActivityUpdate[];
  /** The sheets that api has received, and how many of the next updates it refuses. */
  sheets: SheetsUpdate[];
  sheetsFail: number;
  heads: HeadMove[];
  announced: { turnId: string; state: TurnState }[];
  recalls: RecallRequest[];
  recalled: Recalled[];
  known: KnownEntity[];
  corrected: CorrectRequest[];
  memory: "well" | "down" | "slow";
  activityFails: number;
  queue: "well" | "down" | "silent";
  /** The messages on the queue. */
  queued: QueueMessage[];
  /** The tokens that models used outside turns. */
  used: ModelUsage[];
  /** For each scene that was requested, whether a model was to narrate. */
  spends: boolean[];
  /** Whom the player has chosen as narrator, and the reservation that api makes. */
  chosen: ChosenModel;
  reservation: string | null;
  /** Whether memory asks an embedding model. */
  recallAsksModel: boolean;
  /** When api returns the scene: at once, only after memory was asked, only when the test allows it, or never. */
  scene: "at once" | "after recall" | "held" | "down";
  /** If set, the player's budget is used up, and this is when it is renewed. */
  resetsAt: string | null;
  /** What the player has changed of every stored character. */
  edited: Partial<Character>;
  /** The adventure of every campaign. */
  adventure: AdventureRef | null;
  /** The house rules of every campaign. */
  houseRules: HouseRules;
  assets: "well" | "down" | "missing" | "damaged";
  /** The paths of the assets that were requested. */
  assetsRead: string[];
  /** The campaigns that were admitted, and the ids of campaigns that are refused as taken. */
  admitted: AdmitRequest[];
  taken: string[];
  /** The memory rows that were imported, by campaign, and the campaigns whose memory was erased. */
  rows: Map<string, MemoryRow[]>;
  /** The imports that api knows as open. */
  importsOpen: Set<string>;
  erased: string[];
}
/** The initial state: no calls, and all fakes work. */
export const freshCalls = (): Calls => ({
  activity: [],
  sheets: [],
  sheetsFail: 0,
  heads: [],
  announced: [],
  recalls: [],
  recalled: [],
  known: [],
  corrected: [],
  memory: "well",
  activityFails: 0,
  queue: "well",
  queued: [],
  used: [],
  spends: [],
  chosen: null,
  reservation: null,
  recallAsksModel: false,
  scene: "at once",
  resetsAt: null,
  edited: {},
  adventure: null,
  houseRules: STANDARD_RULES,
  assets: "well",
  assetsRead: [],
  admitted: [],
  taken: [],
  rows: new Map(),
  importsOpen: new Set(),
  erased: [],
});
const shared = globalThis as typeof globalThis & { calls?: Calls };
export const calls: Calls = (shared.calls ??= freshCalls());

/** A fake api. It knows every campaign whose id begins with its owner's id, and imported ones, and refuses the session `revoked`. */
export class FakeApi
  extends WorkerEntrypoint
  implements
    Pick<ApiRpc, "scene" | "access" | "recordActivity" | "recordSheets">,
    ApiImportRpc,
    Pick<UsageRpc, "recordUsage">
{
  async beginImport(caller: Caller, campaignId: string): ReturnType<ApiImportRpc["beginImport"]> {
    if (caller.sid === "revoked") return { ok: false, refusal: "session" };
    if (calls.taken.includes(campaignId)) return { ok: false, refusal: "taken" };
    calls.importsOpen.add(campaignId);
    return { ok: true };
  }

  async dropImport({ campaignId }: CampaignKey): Promise<boolean> {
    return calls.importsOpen.delete(campaignId);
  }

  async admitCampaign(caller: Caller, request: AdmitRequest): ReturnType<ApiImportRpc["admitCampaign"]> {
    if (calls.taken.includes(request.campaignId)) return { ok: false, refusal: "taken" };
    calls.admitted.push(request);
    calls.importsOpen.delete(request.campaignId);
    const { campaign } = sceneOf(caller.userId, request.campaignId);
    return { ok: true, campaign: { ...campaign, ...request.campaign } };
  }

  async access(caller: Caller, campaignId: string | null): ReturnType<ApiRpc["access"]> {
    if (caller.sid === "revoked") return { ok: false, refusal: "session" };
    const isKnown = calls.admitted.some((admitted) => admitted.campaignId === campaignId);
    if (campaignId !== null && !isKnown && !campaignId.startsWith(`${caller.userId}-`))
      return { ok: false, refusal: "campaign" };
    return { ok: true };
  }

  async scene(
    caller: Caller,
    campaignId: string,
    purpose: "turn" | "quick-chat" | "preview" | null = null,
  ): ReturnType<ApiRpc["scene"]> {
    const access = await this.access(caller, campaignId);
    const spends =
      purpose !== null && purpose !== "preview" && (calls.chosen ?? theNarrators.configured.source) !== "oracle";
    calls.spends.push(spends);
    if (calls.scene === "down") throw new Error("D1_ERROR: Network connection lost.");
    while (calls.scene === "held" || (calls.scene === "after recall" && calls.recalls.length === 0))
      await scheduler.wait(5);
    if (access.ok && spends && calls.resetsAt) return { ok: false, refusal: "budget", resetsAt: calls.resetsAt };
    if (!access.ok) return access;
    const { campaign, characters, ...others } = sceneOf(caller.userId, campaignId);
    const party = characters.map((character) => ({ ...character, ...calls.edited }));
    const reservation = spends ? calls.reservation : null;
    return {
      ok: true,
      permit: { chosen: purpose === null ? null : calls.chosen, reservation },
      scene: {
        ...others,
        characters: party,
        campaign: { ...campaign, adventure: calls.adventure, houseRules: calls.houseRules },
      },
    };
  }

  async recordActivity(update: ActivityUpdate): Promise<void> {
    if (calls.activityFails > 0) {
      calls.activityFails -= 1;
      throw new Error("D1 is down");
    }
    calls.activity.push(update);
  }

  async recordSheets(update: SheetsUpdate): Promise<void> {
    if (calls.sheetsFail > 0) {
      calls.sheetsFail -= 1;
      throw new Error("D1 is down");
    }
    calls.sheets.push(update);
  }

  async recordUsage(usage: ModelUsage): Promise<void> {
    if (calls.activityFails > 0) {
      calls.activityFails -= 1;
      throw new Error("D1 is down");
    }
    calls.used.push(usage);
  }
}

export class FakeMemory extends WorkerEntrypoint implements MemoryRpc, MemoryImportRpc {
  async recall(request: RecallRequest): Promise<{ items: Recalled[] }> {
    calls.recalls.push(request);
    if (calls.memory === "down") throw new Error("memory is down");
    if (calls.memory === "slow") await scheduler.wait(1_000);
    return { items: calls.recalled };
  }

  async known({ text }: KnownRequest): ReturnType<MemoryRpc["known"]> {
    if (calls.memory === "down") throw new Error("memory is down");
    if (calls.memory === "slow") await scheduler.wait(1_000);
    return { entities: calls.known.filter(({ name }) => text.includes(name)) };
  }

  async correct(request: CorrectRequest): ReturnType<MemoryRpc["correct"]> {
    if (calls.memory === "down") throw new Error("memory is down");
    calls.corrected.push(request);
    return { revision: calls.corrected.length };
  }

  async moveHead(move: HeadMove): Promise<void> {
    calls.heads.push(move);
  }

  async announceTurn(_: unknown, turn: { turnId: string; state: TurnState }): Promise<void> {
    if (calls.memory === "slow" && turn.state === "open") await scheduler.wait(1_000);
    calls.announced.push(turn);
  }

  async overview(): ReturnType<MemoryRpc["overview"]> {
    return { recentEvents: ["The lamp was lit"], totalMemories: 3, lastDigestedTurnId: null };
  }

  async remember(): ReturnType<MemoryRpc["remember"]> {
    throw new Error("chat never remembers");
  }

  async importRows({ campaignId }: CampaignKey, from: number, rows: readonly MemoryRow[]): Promise<RowsImported> {
    const there = calls.rows.get(campaignId) ?? [];
    if (from > there.length) return { ok: false, code: "conflict", message: "Too early" };
    const now = [...there, ...rows.slice(there.length - from)];
    calls.rows.set(campaignId, now);
    return { ok: true, received: now.length };
  }

  async sealImport({ campaignId }: CampaignKey, count: number): Promise<RowsImported> {
    const received = calls.rows.get(campaignId)?.length ?? 0;
    if (received !== count) return { ok: false, code: "import_incomplete", message: "Some memories are missing" };
    return { ok: true, received };
  }

  async erase({ campaignId }: CampaignKey): Promise<void> {
    if (calls.memory === "down") throw new Error("memory is down");
    calls.erased.push(campaignId);
    calls.rows.delete(campaignId);
  }
}
