import type { GameMaster, GmEvent } from "#storyteller/ports";
import { log, startStages } from "#worker-kit/logging";
import type { AuthorizedPlay } from "../domain/play-request.ts";
import type { RecallResult } from "../domain/recall-request.ts";
import type { TurnEnding, TurnRecord } from "../domain/turn-record.ts";

/**
 * The one log line of a turn (docs/operations.md): its ids, how it ended, who told it with which model at what cost, and how long each
 * stage took. Stages are wrapped where they are handed over; the line is written when the ending is on its way to disk. It counts what
 * was said and never says it.
 */
export function startTurnLog(turn: TurnRecord, { caller, campaignId, authorizeMs }: AuthorizedPlay) {
  const stages = startStages();
  let recalledCount: number | null = null;
  let flagCount = 0;

  return {
    /** The time to the first piece of text is noted. */
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

    /** How long it took to the first piece of text, milliseconds; null where there was none. */
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
