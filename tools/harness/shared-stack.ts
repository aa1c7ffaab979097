import { inject } from "vitest";

import type { Stack } from "./stack.ts";

/** A stack that many files play on at once: each test makes players of its own, and nobody stops or restarts it. */
export type SharedStack = Pick<Stack, "url" | "dataDir">;

declare module "vitest" {
  interface ProvidedContext {
    /** The stack of all files that need no settings of their own. */
    sharedStack: SharedStack;
  }
}

/** The stack that runs for as long as the tests do, with the settings of `npm start`. */
export const sharedStack = (): SharedStack => inject("sharedStack");
