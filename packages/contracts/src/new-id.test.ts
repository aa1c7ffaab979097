import { afterEach, expect, it, vi } from "vitest";

import { newId } from "./new-id.ts";

afterEach(() => vi.unstubAllGlobals());

it("makes an id also on a page without https, whose browser has no randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) });
  expect(newId()).toBe("ffffffff-ffff-4fff-bfff-ffffffffffff");
});

it("makes another id each time", () => {
  expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(newId()).not.toBe(newId());
});
