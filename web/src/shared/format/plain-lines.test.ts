import { expect, it } from "vitest";

import { plainLines } from "./plain-lines.ts";

it("shows what a description says without its marks, and keeps its lines", () => {
  expect(plainLines("## Challenges\nThe **draugr** climbs out.\n- It is *cold*\n- It counts `coins`")).toBe(
    "Challenges\nThe draugr climbs out.\n• It is cold\n• It counts coins",
  );
});

it("leaves plain prose as it is", () => {
  const told = "“Nine – no, ten,” says Hanne, and 2 * 3 * 4 is # 24 - or so.";
  expect(plainLines(told)).toBe(told);
});
