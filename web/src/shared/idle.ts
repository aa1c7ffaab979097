/** Resolves when the browser is idle, and after `timeout` ms in any case. Safari has no requestIdleCallback. */
export const idle = (timeout: number): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve);
  });
