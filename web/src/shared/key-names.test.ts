import { expect, it } from "vitest";

import { keyNames } from "./key-names.ts";

it("names keys as they stand on the player's own keyboard", () => {
  expect(keyNames("Ctrl+Shift+Z", { isApple: false })).toBe("Ctrl+Shift+Z");
  expect(keyNames("Ctrl+Shift+Z", { isApple: true })).toBe("⇧⌘Z");
  expect(keyNames("Ctrl+K", { isApple: true })).toBe("⌘K");
  expect(keyNames("Alt+X", { isApple: true })).toBe("⌥X");
  expect(keyNames("Ctrl+Enter", { isApple: true })).toBe("⌘↩");
});

it("leaves alone what is no more than one key", () => {
  for (const key of ["?", "↑", "R", "Esc"]) {
    expect(keyNames(key, { isApple: false })).toBe(key);
    expect(keyNames(key, { isApple: true })).toBe(key);
  }
});
