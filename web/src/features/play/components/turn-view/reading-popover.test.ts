import { expect, it } from "vitest";

import { readingsInstead } from "./reading-popover.tsx";

it("Other readings are the oracle's own alternatives first, then what players mean most, for the same target", () => {
  const alternatives = [
    { act: "search", target: "the mill" },
    { act: "climb", target: null },
  ] as const;
  const offered = readingsInstead({ act: "look", target: "Hanne", sure: true, alternatives: [...alternatives] });
  expect(offered.slice(0, 2)).toEqual(alternatives);
  expect(offered.slice(2)).toEqual(
    ["talk", "take", "use", "travel", "fight", "oracle"].map((act) => ({ act, target: "Hanne" })),
  );
});
