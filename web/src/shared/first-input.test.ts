// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { firstInput } from "./first-input.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("the player's first input", () => {
  it.each(["pointerdown", "click", "keydown", "input"])("is a %s", async (kind) => {
    const first = firstInput(new AbortController().signal);
    document.body.dispatchEvent(new Event(kind, { bubbles: true }));
    await expect(first).resolves.toBeUndefined();
  });

  it("is nothing that comes by itself", async () => {
    let hasCome = false;
    void firstInput(new AbortController().signal).then(() => (hasCome = true));
    for (const kind of ["scroll", "focusin", "load"]) document.body.dispatchEvent(new Event(kind, { bubbles: true }));
    await settled();
    expect(hasCome).toBe(false);
  });

  it("is not waited for on a page that was left", async () => {
    const leaving = new AbortController();
    let hasCome = false;
    void firstInput(leaving.signal).then(() => (hasCome = true));
    leaving.abort();
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
    await settled();
    expect(hasCome).toBe(false);
  });
});
