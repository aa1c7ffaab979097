import { inject } from "vitest";

import type { Stack } from "./stack.ts";

/** A stack that many test files use at the same time. Each test has its own players, and no test may stop or restart the stack. */
export type SharedStack = Pick<Stack, "url" | "dataDir">;

declare module "vitest" {
  interface ProvidedContext {
    /** The stack of all test files that need no settings of their own. */
    sharedStack: SharedStack;
  }
}

/** The stack that the tests share. It has the settings of `npm start`. */
export const sharedStack = (): SharedStack => inject("sharedStack");
