import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { readStakes, writeStakes } from "./stakes.ts";

describe("What comes of a check", () => {
  const said = fc.string({ maxLength: 80 }).filter((text) => !/; lose: |^win: |^lose: /u.test(text));

  it("is read as it was written, whichever ways were said", () => {
    fc.assert(
      fc.property(said, said, (win, lose) => {
        const read = readStakes(writeStakes({ win, lose }));
        if (win === "" && lose === "") expect(read).toBeNull();
        else expect(read).toEqual({ win, lose });
      }),
    );
  });

  it.each(["", "The lock must give", "winter: is near"])("is nothing that can be read in %j", (stakes) => {
    expect(readStakes(stakes)).toBeNull();
  });
});
