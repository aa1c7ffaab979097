import type { Character } from "#contracts/entities/character";
import type { FlagAnswer } from "#contracts/http/safety";
import type { GuardFlag } from "#contracts/play/guard";
import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logger";
import { recordedEffect, withEffect } from "./domain/guard/record-change.ts";
import { truthOf } from "./domain/guard/truth.ts";
import { refuse, type Refused } from "./domain/play-request.ts";
import type { MarkedEvent } from "./domain/turn-channel.ts";
import type { TurnRecord } from "./domain/turn-record.ts";
import type { Services } from "./services.ts";
import type { Ledger } from "./store/ledger.ts";

type Kept = ({ ok: true; recorded: boolean } & FlagAnswer) | Refused;

/**
 * Lets what was flagged stand: memory is told what holds now, and what no longer does, for as long as the turn is on the active path.
 * The flag is resolved only once memory has heard it. Doing it twice is doing it once.
 * @param record the party, where the change that the sentence tells of is to be put on the sheet of who acted; null where it is not
 */
export async function keepFlag(
  ledger: Ledger,
  memory: Services["memory"],
  key: CampaignKey,
  turnId: string,
  flagId: string,
  record: readonly Character[] | null,
): Promise<Kept> {
  const asked = findFlag(ledger, turnId, flagId);
  if (!asked.ok) return asked;
  const { turn, flag } = asked;
  if (record && !flag.change) return refuse("conflict", "This sentence tells of no change that could be recorded");
  if (record?.length === 0) return refuse("conflict", "There is nobody on whose sheet it could be recorded");

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
  // While memory was asked, another tab may have decided, or the turn may have been taken back.
  const now = findFlag(ledger, turnId, flagId);
  if (!now.ok) return now;
  const effect =
    record && !now.flag.resolved
      ? recordedEffect(now.flag, ledger.sheets(record, turn.parentId), ledger.sheets(record, turnId))
      : null;
  const flags = now.flags.map((one) => (one.id === flagId ? { ...one, resolved: true } : one));
  const events = now.events.map((one): MarkedEvent =>
    one.event.type === "guard" ? { ...one, event: { type: "guard", flags } } : one,
  );
  if (effect) ledger.record(turn, withEffect(events, effect));
  else ledger.turns.setEvents(turnId, events);
  return { ok: true, turnId, flags, recorded: effect !== null };
}

type Found =
  | { readonly ok: true; turn: TurnRecord; events: MarkedEvent[]; flags: readonly GuardFlag[]; flag: GuardFlag }
  | Refused;

function findFlag(ledger: Ledger, turnId: string, flagId: string): Found {
  const turn = ledger.turns.get(turnId);
  const events = ledger.turns.events(turnId);
  const told = events.find(({ event }) => event.type === "guard")?.event;
  if (!turn || told?.type !== "guard") return refuse("not_found", "There is nothing to decide about this turn");
  const flag = told.flags.find(({ id }) => id === flagId);
  return flag ? { ok: true, turn, events, flags: told.flags, flag } : refuse("not_found", "There is no such flag");
}
