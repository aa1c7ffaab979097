import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { SRD_ATTRIBUTION, SRD_CHANGES } from "#contracts/srd-attribution";

import { fromRoot } from "../../tools/shared/paths.ts";

const read = (file: string) => readFileSync(fromRoot(file), "utf8");

describe("the attribution of the rules", () => {
  it.each(["README.md", "NOTICE.md"])("stands word for word in %s", (file) => {
    expect(read(file)).toContain(SRD_ATTRIBUTION);
  });

  it("comes with what we changed", () => {
    expect(read("NOTICE.md")).toContain(SRD_CHANGES);
    expect(read("web/src/shared/text/en/credits.ts")).toContain(SRD_CHANGES);
  });
});
