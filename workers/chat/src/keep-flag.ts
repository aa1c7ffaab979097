import type { FlagAnswer } from "#contracts/http/safety";
import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logger";
import { truthOf } from "./domain/guard/truth.ts";
import { refuse, type Refused } from "./domain/play-request.ts";
import type { Services } from "./services.ts";
import type { Ledger } from "./store/ledger.ts";

/**
 * Lets what was flagged stand: memory is told what holds now, and what no longer does, for as long as the turn is on the active path.
 * The flag is resolved only once memory has heard it. Doing it twice is doing it once.
 */
export async function keepFlag(
  ledger: Ledger,
  memory: Services["memory"],
  key: CampaignKey,
  turnId: string,
  flagId: string,
): Promise<({ ok: true } & FlagAnswer) | Refused> {
  const turn = ledger.turns.get(turnId);
  const events = ledger.turns.events(turnId);
  const told = events.find(({ event }) => event.type === "guard");
  if (!turn || told?.event.type !== "guard") return refuse("not_found", "There is nothing to decide about this turn");
  const flag = told.event.flags.find(({ id }) => id === flagId);
  if (!flag) return refuse("not_found", "There is no such flag");

  const truth = truthOf(flag);
  if (truth && !flag.resolved) {
    try {
      const at = new Date(turn.endedAt ?? turn.startedAt).toISOString();
      await memory.correct({ ...key, turnId, turnNumber: turn.number, at, ...truth });
    } catch (error) {
      log("warn", "guard.uncorrected", { turnId, ...describe(error) });
      return refuse("unavailable", "Memory cannot be reached just now. Nothing was changed; please try again.");
    }
  }
  const flags = told.event.flags.map((one) => (one.id === flagId ? { ...one, resolved: true } : one));
  const kept = { ...told, event: { type: "guard", flags } as const };
  ledger.turns.setEvents(
    turnId,
    events.map((one) => (one === told ? kept : one)),
  );
  return { ok: true, turnId, flags };
}
