import { isWaiting } from "../shared/api/asked.ts";
import type { createRouter } from "./router.tsx";

/** Ms between two looks at the page. */
const LOOK = 100;
/** Looks in a row that must find nothing more to come. */
const CALM = 2;
/** Ms after which a page counts as standing though something is still owed to it. */
const PATIENCE = 10_000;

const loaded = new Promise((resolve) => addEventListener("load", resolve, { once: true }));

/** Waits until the first page stands: what it asked for is there, and has been laid out and painted. */
export async function pageStands(router: ReturnType<typeof createRouter>): Promise<void> {
  await loaded;
  const isComing = () =>
    !router.state.initialized ||
    router.state.navigation.state !== "idle" ||
    isWaiting() ||
    // The sign of everything that waits.
    document.querySelector(".appear-late") !== null;
  for (let calm = 0; calm < CALM && performance.now() < PATIENCE; calm = isComing() ? 0 : calm + 1) await idle();
}

/** Waits a moment, and then until the page has nothing to do. Safari does not tell when that is. */
async function idle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LOOK));
  await new Promise<unknown>(
    (resolve) => globalThis.requestIdleCallback?.(resolve, { timeout: PATIENCE }) ?? resolve(0),
  );
}
