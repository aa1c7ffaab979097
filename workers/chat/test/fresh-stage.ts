import { beforeAll } from "vitest";

import { scriptedGameMaster, theStage } from "./scripted-game-master.ts";
import { theNarrators } from "./narrators.ts";
import { calls, freshCalls } from "./worker.ts";

/** The files of this project run in one isolate: each finds the fakes as if it were the first. */
beforeAll(() => {
  Object.assign(calls, freshCalls());
  Object.assign(theStage, { held: false, briefs: [] });
  const scripted = { source: "oracle", gameMaster: () => scriptedGameMaster } as const;
  Object.assign(theNarrators, { configured: scripted, oracle: scripted });
});
