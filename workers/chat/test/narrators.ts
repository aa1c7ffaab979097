import type { Narrator } from "../src/services.ts";
import { scriptedGameMaster } from "./scripted-game-master.ts";

const scripted: Narrator = { source: "oracle", gameMaster: () => scriptedGameMaster };

/** Who tells at the test's tables. Shared by test and object, which run in one isolate. */
interface Narrators {
  configured: Narrator;
  oracle: Narrator;
}
const shared = globalThis as typeof globalThis & { narrators?: Narrators };
export const theNarrators: Narrators = (shared.narrators ??= { configured: scripted, oracle: scripted });

/** Puts somebody else in the game master's chair. */
export const setNarrator = (configured: Narrator): void => {
  theNarrators.configured = configured;
};
