import { ALL_TOGGLES } from "../play/turn.ts";
import type { ExportedTurn } from "./ledger.ts";

const AT = "2026-09-15T20:00:00.000Z";

/** A typical turn for tests. Its dice match their seed. */
export function exportedTurn(number: number, parentId: string | null, more: Partial<ExportedTurn> = {}): ExportedTurn {
  const id = more.id ?? crypto.randomUUID();
  return {
    id,
    parentId,
    placeId: id,
    number,
    kind: number === 0 ? "opening" : "action",
    state: "complete",
    version: 1,
    playerText: number === 0 ? "" : `I climb to landing ${number}.`,
    reply: `The stair turns for the ${number}. time.`,
    detailLevel: "standard",
    toggles: ALL_TOGGLES,
    act: null,
    seed: "00".repeat(32),
    commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    flags: { source: "oracle", aiEnhanced: false, memoryEnhanced: false, isContextual: false },
    model: null,
    tokens: null,
    memo: null,
    introduced: [],
    contextFrom: null,
    lastChildId: null,
    checkpoint: null,
    startedAt: AT,
    endedAt: AT,
    editedAt: null,
    events: [],
    ...more,
  };
}
