import { expect, it } from "vitest";

import { reason } from "./reason.ts";

const grounds = { pinned: false, names: [], words: [], otherWords: false };

it.each([
  [{ ...grounds, names: ["Hanne"] }, "names Hanne"],
  [
    { ...grounds, names: ["Hanne", "Old Mill"], words: ["hanne", "locket"] },
    "names Hanne and Old Mill, speaks of locket",
  ],
  [{ ...grounds, words: ["a", "b", "c", "d"] }, "speaks of a, b and c"],
  [{ ...grounds, pinned: true }, "you pinned it"],
  [{ ...grounds, pinned: true, names: ["Hanne"] }, "you pinned it, names Hanne"],
  [{ ...grounds, otherWords: true }, "says it in other words"],
  [{ ...grounds, names: ["Hanne"], otherWords: true }, "names Hanne, says it in other words"],
  [{ ...grounds, words: ["axe"], otherWords: true }, "speaks of axe"],
  [grounds, "happened beside something you speak of"],
])("says in plain words why a memory was recalled: %j", (given, said) => {
  expect(reason(given)).toBe(said);
});
