import { storedPattern } from "./patterns.ts";
import type { GameMaster, GmEvent, TurnBrief } from "../ports.ts";
import { readingSceneOf } from "./adventure/stage/reading-scene.ts";
import { narrateAdventure } from "./adventure/narrate-adventure.ts";
import { answer } from "./answers/index.ts";
import { premiseScene } from "./premise/reading-scene.ts";
import { narratePremise } from "./premise/narrate-premise.ts";
import { answerQuickly } from "./quick-answer.ts";
import { understand } from "./understand/understand.ts";

/**
 * The oracle: a game master without a model (docs/oracle.md). The same brief with the same dice always gives the same turn. State for
 * which the story has no field is stored in the memo, so that undo and branches carry it along.
 */
export function createOracleGameMaster(): GameMaster {
  return { narrate, quick: async (message, scene) => answerQuickly(message, scene) };
}

function narrate(brief: TurnBrief, signal: AbortSignal): AsyncIterable<GmEvent> {
  const { adventure } = brief;
  const meant =
    adventure && confirms(brief) ? { ...brief, playerText: brief.transcript.at(-1)?.playerText ?? "" } : brief;
  const sceneOf = () => (adventure ? readingSceneOf(adventure, meant) : premiseScene(meant));
  // What the rules have already done needs no reading.
  const reading = meant.playerText === "" || meant.acted !== undefined ? null : understand(meant.playerText, sceneOf());
  return adventure ? narrateAdventure(meant, reading, signal, answer) : narratePremise(meant, reading, signal);
}

const MEANS_IT = storedPattern("game-master means it");

/** Whether the player repeats, in other words, an action that the last reply asked them to repeat if they mean it. */
const confirms = ({ transcript, playerText }: TurnBrief): boolean =>
  /do it again\.["”]?\s*$/u.test(transcript.at(-1)?.reply.split("\n")[0] ?? "") &&
  MEANS_IT.test(playerText.replace(/’/gu, "'"));
