import type { GameMaster, GmEvent } from "#storyteller/ports";
import { log } from "#worker-kit/logger";
import { startStages } from "#worker-kit/logging/stages";
import type { AllowedPlay } from "./domain/play-request.ts";
import type { Remembered } from "./domain/situation.ts";
import type { TurnEnding, TurnRecord } from "./domain/turn-record.ts";

/**
 * The one log line of a turn (docs/operations.md): its ids, how it ended, who told it with which model at what cost, and how long each
 * stage took. Stages are wrapped where they are handed over; the line is written when the ending is on its way to disk. It counts what
 * was said and never says it.
 */
export function beginTurnLine(turn: TurnRecord, { caller, campaignId, letInMs }: AllowedPlay) {
  const stages = startStages();
  let recalled: number | null = null;
  let flagged = 0;

  return {
    /** The time to the first piece of text is noted. */
    hearing: (gameMaster: GameMaster): GameMaster => ({
      quick: (message, scene, signal) => gameMaster.quick(message, scene, signal),
      async *narrate(brief, signal): AsyncGenerator<GmEvent> {
        for await (const event of gameMaster.narrate(brief, signal)) {
          if (event.type === "text") stages.mark("firstText");
          yield event;
        }
      },
    }),

    recalling: (recall: (() => Promise<Remembered>) | null) =>
      recall &&
      (async () => {
        const remembered = await stages.time("recall", recall());
        recalled = remembered.items.length;
        return remembered;
      }),

    /** How long it took to the first piece of text, milliseconds; null where there was none. */
    firstTextMs: (): number | null => stages.all()["firstText"] ?? null,

    async guarding<Flag>(flags: Promise<Flag[]>): Promise<Flag[]> {
      const found = await stages.time("guard", flags);
      flagged = found.length;
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
        recalled,
        withMemory: flags.memoryEnhanced,
        flagged,
        stages: { letIn: letInMs, ...stages.all() },
      });
    },
  };
}
