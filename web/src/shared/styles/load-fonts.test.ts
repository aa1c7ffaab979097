// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { loadFonts } from "./load-fonts.ts";

const loaded: string[] = [];
beforeEach(() => {
  loaded.length = 0;
  delete document.documentElement.dataset["fonts"];
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: {
      load: (font: string) => {
        loaded.push(font);
        return font.includes("Inter") ? Promise.reject(new Error("The font cannot be loaded")) : Promise.resolve([]);
      },
    },
  });
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => setTimeout(callback));
});

const turns = (count: number) => `<article>${"<p>A word.</p>".repeat(29)}</article>`.repeat(count);

/** Changes a page's letters. Returns the parts that had changed before the page did, in their order. */
async function partsChanged(page: string): Promise<Element[]> {
  document.body.innerHTML = page;
  const parts: Element[] = [];
  const seen = new MutationObserver((changes) => {
    for (const { target } of changes) if (target !== document.documentElement) parts.push(target as Element);
  });
  seen.observe(document, { subtree: true, attributes: true, attributeOldValue: true, attributeFilter: ["data-fonts"] });
  await loadFonts();
  seen.disconnect();
  return [...new Set(parts)];
}

describe("the change to the web fonts", () => {
  it("goes part by part and ends with the whole page, also if a font cannot be loaded", async () => {
    const parts = await partsChanged(`<main>${turns(3)}</main>`);
    expect(parts.map(({ tagName }) => tagName)).toEqual(["ARTICLE", "ARTICLE", "ARTICLE"]);
    expect(document.documentElement.dataset["fonts"]).toBe("");
    expect(document.querySelectorAll("body [data-fonts]")).toHaveLength(0);
  });

  it("takes a small page as one part, and does not divide what has its own typeface", async () => {
    expect(await partsChanged("<main><h1>Sign in</h1></main>")).toEqual([document.body]);
    const [story, ...rest] = await partsChanged(`<div class="font-story">${turns(2)}</div>`);
    expect([story?.className, rest]).toEqual(["font-story", []]);
  });

  it("loads italics only for a page that has some", async () => {
    await partsChanged("<p>Plain words</p>");
    expect(loaded).toEqual(["1em Fraunces", "1em Inter", "1em Literata"]);
    await partsChanged("<p><em>Loud</em> words</p>");
    expect(loaded.slice(3)).toContain("italic 1em Literata");
  });
});
