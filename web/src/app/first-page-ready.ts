import { hasPendingRequests } from "../shared/api/pending-requests.ts";
import { idle } from "../shared/idle.ts";
import type { Router } from "./router.tsx";

/** Time between two checks of the page, in ms. */
const LOOK = 100;
/** Number of successive checks that must find nothing pending before the page counts as ready. */
const CALM = 2;
/** Time after which the page counts as ready even if something is pending, in ms. */
const PATIENCE = 10_000;

/** Waits for the page's load event, unless it was already. */
const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") resolve(null);
    else addEventListener("load", resolve, { once: true });
  });

/** Waits until the router has loaded the first page's code, or has failed to. */
export async function codeOfFirstPage(router: Router): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Waits until the first page is ready: its requests are answered, and it is laid out and painted. */
export async function waitForFirstPage(router: Router): Promise<void> {
  await loaded();
  const isComing = () =>
    !router.state.initialized ||
    router.state.navigation.state !== "idle" ||
    hasPendingRequests() ||
    // Every waiting indicator has this class.
    document.querySelector(".appear-late") !== null;
  for (let calm = 0; calm < CALM && performance.now() < PATIENCE; calm = isComing() ? 0 : calm + 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    await idle(PATIENCE);
  }
}
