import type { GameMaster, GmEvent, TurnBrief } from "../ports.ts";
import { readingSceneOf } from "./adventure/reading-scene.ts";
import { narrateAdventure } from "./adventure/narrate-adventure.ts";
import { answer } from "./answers/index.ts";
import { premiseScene } from "./premise/reading-scene.ts";
import { narratePremise } from "./premise/narrate-premise.ts";
import { answerQuickly } from "./quick.ts";
import { understand } from "./understand/understand.ts";

/**
 * The oracle: a game master without a model (docs/oracle.md). The same brief and the same dice always tell the same turn.
 * What the story's state has no room for travels in the memo, so that undo and branches carry it along.
 */
export function createOracleGameMaster(): GameMaster {
  return { narrate, quick: async (message, scene) => answerQuickly(message, scene) };
}

function narrate(brief: TurnBrief, signal: AbortSignal): AsyncIterable<GmEvent> {
  const { adventure, playerText } = brief;
  const sceneOf = () => (adventure ? readingSceneOf(adventure, brief) : premiseScene(brief));
  const reading = playerText === "" ? null : understand(playerText, sceneOf());
  return adventure ? narrateAdventure(brief, reading, signal, answer) : narratePremise(brief, reading, signal);
}
