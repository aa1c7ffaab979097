import { idle } from "./idle.ts";

const { promise: firstPageReady, resolve } = Promise.withResolvers<void>();

/** Called when the first page is ready (first-page-ready.ts). Everything that the first page does not show is loaded after that. */
export const markFirstPageReady = (): void => resolve();

/** Time after which a turn comes even if the browser is busy, in ms. */
const PATIENCE = 2_000;

let lastTurn: Promise<void> = firstPageReady;

/**
 * Resolves after the first page is ready, when it is this caller's turn. Callers come one by one, each when the browser has nothing else to
 * do. Together they would block a slow phone just when its player wants to act.
 */
export function afterFirstPage(): Promise<void> {
  lastTurn = lastTurn.then(() => idle(PATIENCE));
  return lastTurn;
}
