import type { InspectionAnswer } from "#contracts/http/inspection";
import type { TurnSource } from "#contracts/play/turn";
import type { CalledTool } from "#contracts/http/inspection";
import type { InspectedPrompt, TurnInspector } from "#storyteller/ports";
import type { TokenMeter } from "#storyteller/models";
import { readInspection, storedInspection, type StoredInspection } from "../domain/inspection/stored-inspection.ts";
import type { Ledger } from "../store/ledger.ts";

/** Collects what the player may inspect of a turn while it runs. */
export class InspectionRecord implements TurnInspector {
  #prompt: InspectedPrompt | null = null;
  readonly #calls: CalledTool[] = [];

  prompt(built: InspectedPrompt): void {
    this.#prompt = built;
  }

  called(tool: CalledTool): void {
    this.#calls.push(tool);
  }

  /** What is stored with the turn. Null if no model was asked. */
  stored({ requests, lastSent }: Pick<TokenMeter, "requests" | "lastSent">): StoredInspection | null {
    return storedInspection(this.#prompt, requests, this.#calls, lastSent);
  }
}

/** The inspection of a turn. Null if there is no such turn. */
export function inspectTurn(ledger: Ledger, turnId: string, open: boolean): InspectionAnswer | null {
  const turn = ledger.turns.get(turnId);
  if (!turn) return null;
  const { source } = turn.flags;
  const { summary, texts } = ledger.inspections.of(turnId);
  if (summary !== null) return answerWith(turnId, source, { summary, texts }, open);
  const missing = turn.state === "open" ? "open" : source === "llm" ? "not_stored" : "no_model";
  return answerWithout(turnId, source, missing);
}

export const answerWith = (
  turnId: string | null,
  source: TurnSource,
  stored: StoredInspection,
  open: boolean,
): InspectionAnswer => ({
  turnId,
  source,
  missing: null,
  hasTexts: stored.texts !== null,
  ...readInspection(stored, open),
});

export const answerWithout = (
  turnId: string | null,
  source: TurnSource,
  missing: NonNullable<InspectionAnswer["missing"]>,
): InspectionAnswer => ({ turnId, source, missing, inspection: null, hasTexts: false, sent: null });
