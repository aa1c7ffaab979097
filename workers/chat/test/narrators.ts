import type { Narrator } from "../src/services.ts";
import { scriptedGameMaster } from "./scripted-game-master.ts";

const scripted: Narrator = { source: "oracle", gameMaster: () => scriptedGameMaster };

/** The narrators at the test's tables. The test and the Durable Object share them, because both run in one isolate. */
interface Narrators {
  configured: Narrator;
  oracle: Narrator;
}
const shared = globalThis as typeof globalThis & { narrators?: Narrators };
export const theNarrators: Narrators = (shared.narrators ??= { configured: scripted, oracle: scripted });

/** Sets the narrator that is used as the configured game master. */
export const setNarrator = (configured: Narrator): void => {
  theNarrators.configured = configured;
};
