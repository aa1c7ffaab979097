import type { GameMaster, GmEvent } from "#storyteller/ports";
import { log, startStages } from "#worker-kit/logging";
import type { AuthorizedPlay } from "../domain/play-request.ts";
import type { RecallResult } from "../domain/recall-request.ts";
import type { TurnEnding, TurnRecord } from "../domain/turn-record.ts";

/**
 * Collects the one log entry of a turn (docs/operations.md): its ids, how it ended, its narrator, model and tokens, and how long each
 * stage took. Each stage is wrapped to measure it. The entry is written when the turn's end is being stored. It contains counts of texts,
 * but never the texts.
 */
export function startTurnLog(turn: TurnRecord, { caller, campaignId, authorizeMs }: AuthorizedPlay) {
  const stages = startStages();
  let recalledCount: number | null = null;
  let flagCount = 0;

  return {
    /** Measures the time until the first piece of text. */
    timingFirstText: (gameMaster: GameMaster): GameMaster => ({
      quick: (message, scene, signal) => gameMaster.quick(message, scene, signal),
      async *narrate(brief, signal): AsyncGenerator<GmEvent> {
        for await (const event of gameMaster.narrate(brief, signal)) {
          if (event.type === "text") stages.mark("firstText");
          yield event;
        }
      },
    }),

    timingRecall: (recall: (() => Promise<RecallResult>) | null) =>
      recall &&
      (async () => {
        const recalled = await stages.time("recall", recall());
        recalledCount = recalled.items.length;
        return recalled;
      }),

    /** The time until the first piece of text, in milliseconds. Null if there was none. */
    firstTextMs: (): number | null => stages.all()["firstText"] ?? null,

    async timingGuard<Flag>(flags: Promise<Flag[]>): Promise<Flag[]> {
      const found = await stages.time("guard", flags);
      flagCount = found.length;
      return found;
    },

    ended({ state, reply, flags, model, tokens }: TurnEnding): void {
      stages.mark("total");
      log("info", "turn", {
        userId: caller.userId,
        campaignId,
        turnId: turn.id,
        number: turn.number,
        kind: turn.kind,
        state,
        source: flags.source,
        model,
        inputTokens: tokens?.input ?? 0,
        outputTokens: tokens?.output ?? 0,
        replyChars: reply.length,
        recalled: recalledCount,
        withMemory: flags.memoryEnhanced,
        flagged: flagCount,
        stages: { letIn: authorizeMs, ...stages.all() },
      });
    },
  };
}
