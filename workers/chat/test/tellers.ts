import type { Teller } from "../src/services.ts";
import { scriptedGameMaster } from "./scripted-game-master.ts";

const scripted: Teller = { source: "oracle", gameMaster: () => scriptedGameMaster };

/** Who tells at the test's tables. Shared by test and object, which run in one isolate. */
interface Tellers {
  configured: Teller;
  oracle: Teller;
}
const shared = globalThis as typeof globalThis & { tellers?: Tellers };
export const theTellers: Tellers = (shared.tellers ??= { configured: scripted, oracle: scripted });

/** Puts somebody else in the game master's chair. */
export const seat = (configured: Teller): void => {
  theTellers.configured = configured;
};
