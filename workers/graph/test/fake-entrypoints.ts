import { WorkerEntrypoint } from "cloudflare:workers";

import type { GraphAnswer, TimelineAnswer } from "#contracts/http/graph";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { ApiRpc, Caller, Refusal } from "#contracts/rpc/api";
import type { ChatRpc, ParkedMessage } from "#contracts/rpc/chat";
import type { CampaignKey, DigestLogRpc, DigestStatus, GraphMemoryRpc } from "#contracts/rpc/memory";
import { turn, turnId } from "./turns.ts";

/** A fake api. A campaign belongs to a user if its id begins with the user's id. The session `revoked` has ended. */
export class FakeApi extends WorkerEntrypoint implements Pick<ApiRpc, "access"> {
  async access(caller: Caller, campaignId: string | null): Promise<{ ok: true } | { ok: false; refusal: Refusal }> {
    if (caller.sid === "revoked") return { ok: false, refusal: "session" };
    if (campaignId !== null && !campaignId.startsWith(`${caller.userId}-`)) return { ok: false, refusal: "campaign" };
    return { ok: true };
  }
}

type FakedMemory = Pick<
  DigestLogRpc & GraphMemoryRpc,
  "digestStatus" | "graph" | "timeline" | "beginRebuild" | "check"
>;

const HANNE = {
  id: "e1",
  name: "Hanne",
  type: "person",
  aliases: [],
  description: "The miller's widow",
  mentions: 3,
} satisfies GraphAnswer["nodes"][number];

/** A fake memory in which every campaign has digested turns 0, 1 and 3, and turn 2 is a dead letter. */
export class FakeMemory extends WorkerEntrypoint implements FakedMemory {
  async digestStatus(): Promise<DigestStatus> {
    return {
      lastDigestedTurnId: turnId(3),
      digestedFrom: 0,
      digestedThrough: 1,
      digestedBeyond: [turnId(3)],
      deadLetters: [{ turnId: turnId(2), error: "unreadable" }],
      rebuilding: false,
    };
  }

  async graph(): Promise<GraphAnswer> {
    return { nodes: [HANNE], edges: [] };
  }

  async timeline(): Promise<TimelineAnswer> {
    return { sessions: [] };
  }

  async beginRebuild(): Promise<void> {}

  async check(): Promise<void> {}
}

/** A fake chat in which every campaign has turns 0 to 5. */
export class FakeChat
  extends WorkerEntrypoint
  implements Pick<ChatRpc, "ledgerPage" | "parkedOutbox" | "sendParkedOutbox">
{
  async parkedOutbox(): Promise<ParkedMessage[]> {
    return [{ kind: "activity", attempts: 12, error: "D1 is down" }];
  }

  async sendParkedOutbox(): Promise<void> {}

  async ledgerPage(_: CampaignKey, afterNumber: number, limit: number): Promise<TurnCompleted[]> {
    return [0, 1, 2, 3, 4, 5]
      .filter((number) => number > afterNumber)
      .slice(0, limit)
      .map((number) => turn(number));
  }
}
