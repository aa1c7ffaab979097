import { describe, expect, it } from "vitest";

import { scrollKey } from "./scroll-key.ts";

const at = (pathname: string, key: string) => ({ pathname, key, search: "", hash: "", state: null });

describe("the place on a page", () => {
  it("is kept for each step of the way, so that going back finds it", () => {
    expect(scrollKey(at("/worlds", "a1"))).not.toBe(scrollKey(at("/worlds", "b2")));
  });

  it("is kept through a reload, but a page that is opened anew does not begin where another page was left", () => {
    expect(scrollKey(at("/worlds", "default"))).toBe(scrollKey(at("/worlds", "default")));
    expect(scrollKey(at("/worlds", "default"))).not.toBe(scrollKey(at("/campaigns", "default")));
  });
});
