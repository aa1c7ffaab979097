import type { GameMaster, TurnBrief } from "#storyteller/ports";
import { theStage } from "./scripted-game-master.ts";
import type { Narrator } from "../src/services.ts";

/** A narrator with a fixed reply, sent in small pieces, or with a reply that the test makes from the brief. */
export function narratorOf(reply: string | ((turn: TurnBrief) => Promise<string>), piece = 3): Narrator {
  const gameMaster: GameMaster = {
    async *narrate(turn, signal) {
      theStage.briefs.push(turn);
      const text = typeof reply === "string" ? reply : await reply(turn);
      for (let at = 0; at < text.length; at += piece) yield { type: "text", delta: text.slice(at, at + piece) };
      while (theStage.held && !signal.aborted) await scheduler.wait(5);
      yield { type: "done", source: "oracle", aiEnhanced: false, model: null, memo: null };
    },
    quick: async () => (typeof reply === "string" ? reply : ""),
  };
  return { source: "oracle", gameMaster: () => gameMaster };
}
