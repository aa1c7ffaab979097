import { houseRulesOf } from "#contracts/entities/house-rules";
import { MESSAGES } from "#contracts/errors";
import type { FlagAnswer } from "#contracts/http/safety";
import type { Effect } from "#contracts/play/effects";
import type { GuardFlag } from "#contracts/play/guard";
import type { Scene } from "#contracts/play/scene";
import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logging";
import { recordedEffect, withEffect } from "../domain/guard/record-change.ts";
import { sparingEffect } from "../domain/gentle-death.ts";
import { correctionFor } from "../domain/guard/corrected-memory.ts";
import { refuse, type Refused } from "../domain/refusal.ts";
import { afterEffect } from "../domain/table-hero.ts";
import type { MarkedEvent } from "../domain/turn-channel.ts";
import type { TurnRecord } from "../domain/turn-record.ts";
import type { Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";

type AcceptedFlag = ({ ok: true; recorded: boolean } & FlagAnswer) | Refused;

/** The party on whose sheets a change is recorded, and the campaign's house rules. */
export type RecordScene = Pick<Scene, "characters" | "campaign">;

/**
 * Accepts a flagged sentence or decides about a proposal: memory stores what it says and closes the item that it contradicts, both only while the turn is on the
 * active path. The flag is resolved only after memory has confirmed. Idempotent.
 * @param record the scene, if the flag's change is to be applied to a sheet; otherwise null: then a proposal is declined
 */
export async function acceptFlag(
  ledger: Ledger,
  memory: Services["memory"],
  key: CampaignKey,
  turnId: string,
  flagId: string,
  record: RecordScene | null,
): Promise<AcceptedFlag> {
  if (record) ledger.mirror.meet(record, Date.now());
  const before = findFlag(ledger, turnId, flagId);
  if (!before.ok) return before;
  const { turn, flag } = before;
  if (record && !flag.change && !flag.effect)
    return refuse("conflict", "This sentence tells of no change that could be recorded");
  if (record?.characters.length === 0) return refuse("conflict", "There is nobody on whose sheet it could be recorded");

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
  if (current.flag.effect && !current.flag.resolved) {
    const why = whyNoDecision(ledger, turnId);
    if (why) return why;
  }
  const effects = record && !current.flag.resolved ? effectsOf(current.flag, ledger, turn, record) : [];
  if (record && flag.effect && !current.flag.resolved && effects.length === 0)
    return refuse("conflict", "The character is no longer at this table");
  const flags = current.flags.map((one) => (one.id === flagId ? { ...one, resolved: true } : one));
  const events = current.events.map((one): MarkedEvent =>
    one.event.type === "guard" ? { ...one, event: { type: "guard", flags } } : one,
  );
  if (effects.length === 0) ledger.turns.setEvents(turnId, events);
  else {
    const sheetsNow = () => JSON.stringify(ledger.sheets(record?.characters ?? []));
    const before = sheetsNow();
    ledger.replaceEvents(turn, effects.reduce(withEffect, events), Date.now());
    // Later turns may have set the very number that is changed here. The player must not believe that the change is there.
    if (flag.effect && ledger.head !== turnId && sheetsNow() === before) {
      ledger.replaceEvents(turn, current.events, Date.now());
      return refuse(
        "conflict",
        "Later turns leave nothing of this change. Enter it on the sheet instead, or decline it.",
      );
    }
  }
  return { ok: true, turnId, flags, recorded: effects.length > 0 };
}

/** Why nothing can be decided about a turn's proposals now. Null if it can. */
function whyNoDecision(ledger: Ledger, turnId: string): Refused | null {
  if (!ledger.activePath().includes(turnId))
    return refuse("conflict", "This turn was taken back. Bring it back before you decide about it.");
  // A running turn began with the sheets as they are.
  const isRunning = ledger.head !== null && ledger.turns.get(ledger.head)?.state === "open";
  return isRunning ? refuse("turn_in_flight", MESSAGES.stillReplying) : null;
}

/** The effects that record a flag's change, with what a house rule makes of them. */
function effectsOf(
  flag: GuardFlag,
  ledger: Ledger,
  { id, parentId }: TurnRecord,
  { characters, campaign }: RecordScene,
): Effect[] {
  const effect =
    flag.effect ?? recordedEffect(flag, ledger.sheets(characters, parentId), ledger.sheets(characters, id));
  const one = ledger.stateAt(characters, id).heroes.find(({ hero }) => hero.id === effect?.characterId);
  if (!effect || !one) return [];
  const sparing =
    houseRulesOf(campaign).death === "gentle" ? sparingEffect(one.hero, afterEffect(one, effect).hero) : null;
  return sparing ? [effect, sparing] : [effect];
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
