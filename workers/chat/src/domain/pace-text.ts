import { pause } from "#timing/pause";
import type { GameMaster, GmEvent } from "#storyteller/ports";

/** Matches a few words and the space after them: about as much as a model sends at a time. */
const PIECE = /(?:\S+\s*){1,4}/gu;

/** Slows a game master down to one piece of text every `milliseconds`. A piece has a few words. With 0, nothing changes. */
export function paced(gameMaster: GameMaster, milliseconds: number): GameMaster {
  if (!(milliseconds > 0)) return gameMaster;
  return {
    quick: (message, scene, signal) => gameMaster.quick(message, scene, signal),
    async *narrate(turn, signal): AsyncGenerator<GmEvent> {
      for await (const event of gameMaster.narrate(turn, signal)) {
        if (event.type !== "text") yield event;
        else {
          const pieces = event.delta.replace(/^\s+/u, "").match(PIECE) ?? [];
          const gap = /^\s*/u.exec(event.delta)?.[0] ?? "";
          for (const [at, piece] of pieces.entries()) {
            await pause(milliseconds, signal);
            yield { type: "text", delta: at === 0 ? gap + piece : piece };
          }
        }
      }
    },
  };
}
