import { beforeEach, describe, expect, it, vi } from "vitest";

import { APP_LANGUAGES, chooseLanguage, preferredLanguage } from "./language.ts";

const reload = vi.fn();
const browser = (languages: readonly string[], stored: Record<string, string> = {}) => {
  vi.stubGlobal("navigator", { languages });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  });
  vi.stubGlobal("window", { location: { reload } });
};

describe("the app's language", () => {
  beforeEach(() => {
    reload.mockClear();
    return () => vi.unstubAllGlobals();
  });

  it.each([
    ["the browser's own, of whatever country", ["de-AT", "en"], "de"],
    ["the first of the browser's that the app speaks", ["fr-FR", "de", "en"], "de"],
    ["English where it speaks none of them", ["fr", "ja-JP"], "en"],
    ["English where the browser says nothing", [], "en"],
    ["not one that only begins alike", ["den-CA"], "en"],
  ])("is %s", (_, languages, language) => {
    browser(languages);
    expect(preferredLanguage()).toBe(language);
  });

  it("is the player's choice before the browser's; a choice that is none does not count", () => {
    browser(["de"], { "lorehearth.language": "en" });
    expect(preferredLanguage()).toBe("en");
    browser(["de"], { "lorehearth.language": "klingon" });
    expect(preferredLanguage()).toBe("de");
  });

  it("is stored in this browser when chosen, and the page reloads at the same address", () => {
    const stored: Record<string, string> = {};
    browser(["en"], stored);
    chooseLanguage("de");
    expect(stored).toEqual({ "lorehearth.language": "de" });
    expect(reload).toHaveBeenCalledOnce();
    expect(preferredLanguage()).toBe("de");
  });

  it("follows the browser when storage is not allowed", () => {
    browser(["de"]);
    const forbidden = () => {
      throw new Error("SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
    expect(preferredLanguage()).toBe("de");
    expect(() => chooseLanguage("en")).not.toThrow();
  });

  it("is offered by the name that its speakers give it", () => {
    expect(APP_LANGUAGES).toEqual([
      { value: "en", label: "English" },
      { value: "de", label: "Deutsch" },
    ]);
  });
});
