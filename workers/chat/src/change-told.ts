import type { FlagAnswer } from "#contracts/http/safety";
import type { Message } from "#contracts/play/turn";
import type { CampaignKey } from "#contracts/rpc/memory";
import { announce } from "./announce.ts";
import type { Refused } from "./domain/play-request.ts";
import { keepFlag } from "./keep-flag.ts";
import { sendNews } from "./news.ts";
import type { Services } from "./services.ts";
import type { Ledger } from "./store/ledger.ts";
import { messageFrom } from "./store/told-turn.ts";

/** What changing uses of the object it happens in. */
interface Room {
  readonly ctx: Pick<DurableObjectState, "storage" | "waitUntil">;
  readonly ledger: Ledger;
  readonly services: Services;
}

/** What the player may change in a turn that was told. The open tabs hear of each change. */
export function createChanges({ ctx, ledger, services }: Room) {
  const changed = (key: CampaignKey, turnId: string) => {
    const turn = ledger.turns.get(turnId);
    if (turn) ctx.waitUntil(announce(services.memory, key, turnId, turn.state));
  };
  return {
    /** Changes a reply by the player's hand; null where there is no such turn, or it is still being told. */
    reply(key: CampaignKey, turnId: string, reply: string): Message | null {
      const turn = ledger.turns.get(turnId);
      if (!turn || turn.state === "open") return null;
      ledger.editReply(turnId, reply, Date.now());
      ctx.waitUntil(sendNews(ledger, ctx.storage, services));
      changed(key, turnId);
      return messageFrom(ledger.turns, turnId, key);
    },

    /** Names a turn, or with null takes its name away; false where there is no such turn. */
    name(key: CampaignKey, turnId: string, name: string | null): boolean {
      const { turns, checkpoints } = ledger;
      if (!turns.get(turnId)) return false;
      if (name === null) checkpoints.remove(turnId);
      else checkpoints.set(turnId, name, Date.now());
      changed(key, turnId);
      return true;
    },

    /** Lets what the guard has flagged stand. */
    async keep(key: CampaignKey, turnId: string, flagId: string): Promise<({ ok: true } & FlagAnswer) | Refused> {
      const kept = await keepFlag(ledger, services.memory, key, turnId, flagId);
      if (kept.ok) changed(key, turnId);
      return kept;
    },
  };
}
