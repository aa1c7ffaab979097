import { inject } from "vitest";

import type { Stack } from "./stack.ts";

/** A stack that many files use at once. Each test has its own players, and no test stops or restarts it. */
export type SharedStack = Pick<Stack, "url" | "dataDir">;

declare module "vitest" {
  interface ProvidedContext {
    /** The stack of all files that need no settings of their own. */
    sharedStack: SharedStack;
  }
}

/** The stack of all tests, with the settings of `npm start`. */
export const sharedStack = (): SharedStack => inject("sharedStack");
