/** Calls `listener` when the network returns or the page becomes visible. A connection that has been silent is then worth a check. */
export function onWake(listener: () => void, signal: AbortSignal): void {
  if (typeof document === "undefined") return;
  addEventListener("online", listener, { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && listener(), { signal });
}
