import { beforeAll } from "vitest";

import { scriptedGameMaster, theStage } from "./scripted-game-master.ts";
import { theNarrators } from "./narrators.ts";
import { calls, freshCalls } from "./worker.ts";

/** Resets the fakes before each file, because all files of this project run in one isolate. */
beforeAll(() => {
  Object.assign(calls, freshCalls());
  Object.assign(theStage, { held: false, briefs: [] });
  const scripted = { source: "oracle", gameMaster: () => scriptedGameMaster } as const;
  Object.assign(theNarrators, { configured: scripted, oracle: scripted });
});
