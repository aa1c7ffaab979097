import type { Character } from "#contracts/entities/character";
import type { FlagAnswer } from "#contracts/http/safety";
import type { GuardFlag } from "#contracts/play/guard";
import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logging";
import { recordedEffect, withEffect } from "../domain/guard/record-change.ts";
import { correctionFor } from "../domain/guard/corrected-memory.ts";
import { refuse, type Refused } from "../domain/refusal.ts";
import type { MarkedEvent } from "../domain/turn-channel.ts";
import type { TurnRecord } from "../domain/turn-record.ts";
import type { Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";

type AcceptedFlag = ({ ok: true; recorded: boolean } & FlagAnswer) | Refused;

/**
 * Accepts a flagged sentence: memory stores what it says and closes the item that it contradicts, both only while the turn is on the
 * active path. The flag is resolved only after memory has confirmed. Idempotent.
 * @param record the party, if the change that the sentence describes is to be applied to the acting character's sheet; otherwise null
 */
export async function acceptFlag(
  ledger: Ledger,
  memory: Services["memory"],
  key: CampaignKey,
  turnId: string,
  flagId: string,
  record: readonly Character[] | null,
): Promise<AcceptedFlag> {
  const before = findFlag(ledger, turnId, flagId);
  if (!before.ok) return before;
  const { turn, flag } = before;
  if (record && !flag.change) return refuse("conflict", "This sentence tells of no change that could be recorded");
  if (record?.length === 0) return refuse("conflict", "There is nobody on whose sheet it could be recorded");

  const correction = correctionFor(flag);
  if (correction && !flag.resolved) {
    try {
      const at = new Date(turn.endedAt ?? turn.startedAt).toISOString();
      await memory.correct({ ...key, turnId, turnNumber: turn.number, at, ...correction });
    } catch (error) {
      log("warn", "guard.uncorrected", { turnId, ...describe(error) });
      return refuse("unavailable", "Memory cannot be reached just now. Nothing was changed; please try again.");
    }
  }
  // While memory was called, the player may have decided in another tab, or the turn may have been retracted.
  const current = findFlag(ledger, turnId, flagId);
  if (!current.ok) return current;
  const effect =
    record && !current.flag.resolved
      ? recordedEffect(current.flag, ledger.sheets(record, turn.parentId), ledger.sheets(record, turnId))
      : null;
  const flags = current.flags.map((one) => (one.id === flagId ? { ...one, resolved: true } : one));
  const events = current.events.map((one): MarkedEvent =>
    one.event.type === "guard" ? { ...one, event: { type: "guard", flags } } : one,
  );
  if (effect) ledger.replaceEvents(turn, withEffect(events, effect));
  else ledger.turns.setEvents(turnId, events);
  return { ok: true, turnId, flags, recorded: effect !== null };
}

type FoundFlag =
  | { readonly ok: true; turn: TurnRecord; events: MarkedEvent[]; flags: readonly GuardFlag[]; flag: GuardFlag }
  | Refused;

function findFlag(ledger: Ledger, turnId: string, flagId: string): FoundFlag {
  const turn = ledger.turns.get(turnId);
  const events = ledger.turns.events(turnId);
  const guardEvent = events.find(({ event }) => event.type === "guard")?.event;
  if (!turn || guardEvent?.type !== "guard") return refuse("not_found", "There is nothing to decide about this turn");
  const flag = guardEvent.flags.find(({ id }) => id === flagId);
  return flag
    ? { ok: true, turn, events, flags: guardEvent.flags, flag }
    : refuse("not_found", "There is no such flag");
}
