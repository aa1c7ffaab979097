import type { InspectionAnswer } from "#contracts/http/inspection";
import { withDeadline } from "#timing/with-deadline";
import { houseRulesOf } from "#contracts/entities/house-rules";
import { TokenMeter } from "#storyteller/models";
import type { TurnBrief } from "#storyteller/ports";
import { diceAt } from "../domain/dice/roll.ts";
import { storedInspection } from "../domain/inspection/stored-inspection.ts";
import type { AuthorizedPlay } from "../domain/play-request.ts";
import type { RecallResult } from "../domain/recall-request.ts";
import { createTable } from "../domain/table-rules.ts";
import { narratorFor, type Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";
import { answerWith, answerWithout } from "./inspect-turn.ts";
import { recallForPreview, transcriptFor } from "./turn-recall.ts";

/** How long a preview waits for memory. Milliseconds. */
const RECALL_MS = 1_000;
const NOTHING: RecallResult = { items: [], recap: [] };

/**
 * Builds what would be sent if the player sent these words now. Asks no model and writes nothing. Rolls and what the rules do first are only
 * known when the turn runs, so they are missing.
 */
export async function previewTurn(
  request: Omit<AuthorizedPlay, "adventure">,
  open: boolean,
  ledger: Ledger,
  services: Services,
): Promise<InspectionAnswer> {
  const { scene, playerText, toggles, detailLevel } = request;
  const { source, gameMaster } = narratorFor(services, request);
  const { safety, head } = ledger;
  if (source !== "table" && safety.lineIn(playerText) !== null) return answerWithout(null, source, "refused");
  if (source !== "llm") return answerWithout(null, source, "no_model");
  const last = head === null ? null : ledger.turns.get(head);
  const contextFrom = last?.contextFrom ?? null;
  const transcript = transcriptFor("llm", head, contextFrom, ledger);
  const { story, heroes } = ledger.stateAt(scene.characters, head);
  const recall = recallForPreview(request, { playerText, source, contextFrom, transcript }, ledger, services);
  const { items, recap } = await withDeadline(recall, RECALL_MS, "Recall").catch(() => NOTHING);
  const number = (last?.number ?? 0) + 1;
  const pace = { turn: number, progression: scene.campaign.levelProgression };
  const listener = {
    rolled: () => {},
    changed: () => {},
    proposed: undefined,
    inFight: () => story.encounter !== null,
  };
  const brief: TurnBrief = {
    turnId: "preview",
    kind: "action",
    storySeed: "",
    number,
    playerText,
    detailLevel: detailLevel ?? ledger.detailLevel,
    include: toggles.include,
    scene,
    story,
    authorsNote: ledger.authorsNote,
    transcript,
    contextFrom,
    recalled: items,
    recap,
    memoryContext: "",
    memo: null,
    // Nobody rolls with these dice.
    table: createTable(heroes, diceAt("00", ""), listener, pace, houseRulesOf(scene.campaign)),
    ...safety.lists,
  };
  const previewed = gameMaster(new TokenMeter()).preview?.(brief);
  if (!previewed) return answerWithout(null, source, "no_model");
  const stored = storedInspection(previewed.prompt, [previewed.request], [], previewed.sent);
  return stored ? answerWith(null, source, stored, open) : answerWithout(null, source, "no_model");
}
