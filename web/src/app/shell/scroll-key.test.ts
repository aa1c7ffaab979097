import { describe, expect, it } from "vitest";

import { scrollKey } from "./scroll-key.ts";

const at = (pathname: string, key: string) => ({ pathname, key, search: "", hash: "", state: null });

describe("the place on a page", () => {
  it("is stored for each entry of the history, so that Back restores it", () => {
    expect(scrollKey(at("/worlds", "a1"))).not.toBe(scrollKey(at("/worlds", "b2")));
  });

  it("survives a reload, but is not used for another page opened later", () => {
    expect(scrollKey(at("/worlds", "default"))).toBe(scrollKey(at("/worlds", "default")));
    expect(scrollKey(at("/worlds", "default"))).not.toBe(scrollKey(at("/campaigns", "default")));
  });
});
