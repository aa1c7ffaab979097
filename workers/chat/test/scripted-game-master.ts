import type { StoryEvent } from "#contracts/story/events";
import type { GameMaster, GmEvent, TurnBrief } from "#storyteller/ports";

/**
 * State that a test and the Durable Object share. They run in one isolate but in different requests, so it must be polled and not
 * awaited.
 */
interface Stage {
  /** While true, the command `wait` waits. */
  held: boolean;
  briefs: TurnBrief[];
}
const stage = globalThis as typeof globalThis & { stage?: Stage };
stage.stage ??= { held: false, briefs: [] };
export const theStage: Stage = stage.stage;

async function* act(command: string, turn: TurnBrief, signal: AbortSignal): AsyncGenerator<GmEvent> {
  const [verb, ...rest] = command.trim().split(" ");
  const characterId = turn.table.sheets()[0]?.characterId ?? "nobody";
  switch (verb) {
    case "say":
      yield { type: "text", delta: `${rest.join(" ")}.` };
      return;
    case "check": {
      const roll = await turn.table.check({
        kind: "ability",
        characterId,
        ability: "wisdom",
        skill: "insight",
        dc: 12,
        advantage: "none",
        stakes: "the truth",
      });
      yield { type: "text", delta: `You rolled ${roll.total}.` };
      return;
    }
    case "wound":
      await turn.table.change({ type: "hit_points", characterId, delta: -Number(rest[0]), reason: "a knife" });
      return;
    case "wait":
      while (theStage.held && !signal.aborted) await scheduler.wait(5);
      return;
    case "story":
      yield { type: "story", event: JSON.parse(rest.join(" ")) as StoryEvent };
      return;
    case "fail":
      throw new Error("the model fell over");
    case "introduce":
      yield { type: "introduce", name: rest.join(" "), entityType: "person", description: "new here" };
      return;
    default:
      yield { type: "text", delta: `You do as you said (${command.trim()}).` };
  }
}

/** A game master that follows commands in the player's message: `say …; check; wound 3; wait; story {…}; fail; introduce …`. */
export const scriptedGameMaster: GameMaster = {
  async *narrate(turn, signal) {
    theStage.briefs.push(turn);
    for (const command of (turn.playerText || "say The lamp is lit").split(";")) yield* act(command, turn, signal);
    const turns = Number(turn.memo?.turns ?? 0) + 1;
    yield { type: "done", source: "oracle", aiEnhanced: false, model: null, memo: { turns } };
  },
  quick: async (message) => `You asked: ${message}`,
};
