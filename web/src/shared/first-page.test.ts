import { beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());

/** Lets everything happen that waits only for a promise. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A browser that becomes idle when it is told to. */
async function pageInBrowser() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => waiting.push(callback));
  const page = await import("./first-page.ts");
  const becomeIdle = async () => {
    waiting.shift()?.();
    await settled();
  };
  return { ...page, becomeIdle };
}

describe("what waits for the first page", () => {
  it("comes one by one in the order in which it was asked for, each when the browser is idle", async () => {
    const { afterFirstPage, markFirstPageReady, becomeIdle } = await pageInBrowser();
    const come: string[] = [];
    for (const part of ["neighbours", "chip", "toasts"]) void afterFirstPage().then(() => come.push(part));
    await becomeIdle();
    expect(come).toEqual([]);
    markFirstPageReady();
    await settled();
    expect(come).toEqual([]);
    await becomeIdle();
    expect(come).toEqual(["neighbours"]);
    await becomeIdle();
    await becomeIdle();
    expect(come).toEqual(["neighbours", "chip", "toasts"]);
  });

  it("also comes in a browser that does not say when it is idle", async () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    Reflect.deleteProperty(globalThis, "requestIdleCallback");
    const { afterFirstPage, markFirstPageReady } = await import("./first-page.ts");
    markFirstPageReady();
    await expect(afterFirstPage()).resolves.toBeUndefined();
  });
});
