import { houseRulesOf } from "#contracts/entities/house-rules";
import type { TurnEvent } from "#contracts/play/events";
import type { Scene } from "#contracts/play/scene";
import type { SheetAction } from "#contracts/play/sheet-action";
import type { TurnFlags } from "#contracts/play/turn";
import { actOnSheet, changeOf } from "#rules/bookkeeping";
import type { Hero } from "#rules/hero";
import { EngineDice } from "../domain/dice/engine-dice.ts";
import { diceAt } from "../domain/dice/roll.ts";
import { hasMarket } from "../domain/market.ts";
import { messagesIn } from "../domain/message-count.ts";
import { type DiceSeed, turnEvent } from "../domain/new-turn.ts";
import { refuse, type Refused } from "../domain/refusal.ts";
import { lineCrossedMessage } from "../domain/safety/line-crossed-message.ts";
import type { MarkedEvent } from "../domain/turn-channel.ts";
import type { TurnRecord } from "../domain/turn-record.ts";
import type { Ledger } from "../store/ledger.ts";
import { ownerOf } from "../turn/owner.ts";

/** A bookkeeping action that is validated and authorized. */
export interface SheetEntry {
  readonly turnId: string;
  /** SHA-256 of the request, hex. */
  readonly digest: string;
  readonly characterId: string;
  readonly action: SheetAction;
  readonly scene: Scene;
}

const KIND = "sheet";
const FLAGS: TurnFlags = { source: "table", aiEnhanced: false, memoryEnhanced: false, isContextual: false };

/**
 * Does a player's bookkeeping with a sheet by the rules, and writes it after the head as a finished turn without a story. Nothing is
 * awaited, so no other request can run between the check and the write. A request that is sent twice gives one entry.
 * @param fresh the seed of its dice if nothing was played at this place yet
 * @returns the turn's id
 */
export function enterSheetAction(
  ledger: Ledger,
  storage: Pick<DurableObjectStorage, "transactionSync">,
  { turnId, digest, characterId, action, scene }: SheetEntry,
  fresh: DiceSeed,
  now: number,
): { readonly ok: true; readonly turnId: string; readonly fresh: boolean } | Refused {
  const known = ledger.turns.get(turnId);
  if (known) {
    return known.requestDigest === digest
      ? { ok: true, turnId, fresh: false }
      : refuse("turn_mismatch", "This turn was already asked for with other words");
  }
  if (ledger.turns.isHidden(turnId)) return refuse("conflict", "This turn was taken off the table");
  const parent = ledger.head === null ? null : ledger.turns.get(ledger.head);
  if (!parent) return refuse("conflict", "The story has not begun yet. Play its first scene, then change the sheet.");
  const { story, heroes } = ledger.stateAt(scene.characters);
  const party = heroes.map(({ hero }) => hero);
  const one = heroes.find(({ hero }) => hero.id === characterId);
  if (!one) return refuse("not_found", "There is no such character at this table");
  const { hero } = one;
  if (action.type === "correct") {
    if (one.managedExternally)
      return refuse("character_read_only", "This character is managed in D&D Beyond. Edit it there.");
    // Two forms of the same sheet, or one that was open while the story went on: the later one has not seen what it would replace.
    if (ledger.mirror.lastChange()?.id !== action.seen)
      return refuse("conflict", "The sheet has changed since this form was opened.");
  }

  const sibling = ledger.turns.firstChild(parent.id);
  const { seed, commitment } = sibling ?? fresh;
  const placeId = sibling?.placeId ?? turnId;
  let rolls = 0;
  const dice = new EngineDice(diceAt(seed, placeId), () => rolls++);
  const { encumbrance, death } = houseRulesOf(scene.campaign);
  const levels = scene.campaign.levelProgression === "xp" ? ("experience" as const) : ("milestones" as const);
  const context = {
    party,
    market: hasMarket(story),
    encumbrance,
    gentleDeath: death === "gentle",
    levels,
    fixedLevels: one.growth === "fixed",
  };
  const outcome = actOnSheet(hero, action, context, dice);
  if (!outcome.ok) return refuse("refused_by_rules", outcome.why);
  const line = ledger.safety.lineIn(outcome.text);
  if (line !== null) return refuse("line_crossed", lineCrossedMessage(line));

  const messageCount = parent.messageCount + messagesIn(KIND);
  const turn: TurnRecord = {
    id: turnId,
    parentId: parent.id,
    placeId,
    number: parent.number + 1,
    messageCount,
    kind: KIND,
    state: "open",
    version: 1,
    requestDigest: digest,
    playerText: "",
    reply: "",
    detailLevel: parent.detailLevel,
    toggles: parent.toggles,
    act: null,
    seed,
    commitment,
    flags: FLAGS,
    model: null,
    tokens: null,
    memo: parent.memo,
    introduced: [],
    contextFrom: parent.contextFrom,
    lastChildId: null,
    checkpoint: null,
    imported: false,
    startedAt: now,
    endedAt: null,
    editedAt: null,
  };
  const happened: TurnEvent[] = [
    turnEvent(turn),
    ...dice.take([]).map((roll): TurnEvent => ({ type: "roll", roll: { ...roll, characterId } })),
    ...effectsOf(hero, outcome.hero, outcome.text),
    ...party.flatMap((before) =>
      outcome.others.flatMap((other) => (other.id === before.id ? effectsOf(before, other, outcome.text) : [])),
    ),
    { type: "end", state: "complete", seed, ...FLAGS, messageCount },
  ];
  const { length } = outcome.text;
  const events = happened.map((event, at): MarkedEvent => ({
    seq: at + 1,
    textOffset: event.type === "end" ? length : 0,
    event,
  }));
  storage.transactionSync(() => {
    ledger.mirror.meet(scene, now);
    ledger.insertTurn(turn, ownerOf(scene), now);
    ledger.endTurn(
      turnId,
      {
        state: "complete",
        reply: outcome.text,
        flags: FLAGS,
        model: null,
        tokens: null,
        memo: parent.memo,
        introduced: [],
        contextFrom: parent.contextFrom,
        story: [],
        endedAt: now,
      },
      events,
      now,
    );
  });
  return { ok: true, turnId, fresh: true };
}

function effectsOf(before: Hero, after: Hero, reason: string): TurnEvent[] {
  const set = changeOf(before, after);
  return set
    ? [{ type: "effect", effect: { type: "hero", characterId: before.id, set, reason: reason.slice(0, 200) } }]
    : [];
}
