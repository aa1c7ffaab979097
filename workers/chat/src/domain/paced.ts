import { pause } from "#storyteller/llm/wait";
import type { GameMaster, GmEvent } from "#storyteller/ports";

/** Tells a story no faster than one piece of text every `milliseconds`; 0 leaves it as it is. */
export function paced(gameMaster: GameMaster, milliseconds: number): GameMaster {
  if (!(milliseconds > 0)) return gameMaster;
  return {
    quick: (message, scene, signal) => gameMaster.quick(message, scene, signal),
    async *narrate(turn, signal): AsyncGenerator<GmEvent> {
      for await (const event of gameMaster.narrate(turn, signal)) {
        if (event.type === "text") await pause(milliseconds, signal);
        yield event;
      }
    },
  };
}
