import { globSync, readFileSync } from "node:fs";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { ERROR_STATUS } from "#contracts/errors";

import * as german from "./de/all.ts";
import * as english from "./en/all.ts";

/** A text, or a list or function of texts, with its path: `play.ledger.removed`. */
type TextAtPath = readonly [path: string, text: unknown];

const leaves = (texts: object, path = ""): TextAtPath[] =>
  Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const here = path === "" ? key : `${path}.${key}`;
    return typeof text === "object" && text !== null ? leaves(text, here) : [[here, text] as const];
  });

// Leaves out the texts that replace the servers' English sentences: they have no English version here.
const paired = ({ server: _server, rules: _rules, ...areas }: object & { server: unknown; rules: unknown }) => areas;
const inEnglish = new Map(leaves(paired(english)));
const inGerman = new Map(leaves(paired(german)));

/** A text as a string. A function is called with sample values. */
function said(text: unknown): string {
  if (typeof text !== "function") return String(text);
  const fill = text as (...given: unknown[]) => string;
  try {
    return fill(...Array.from({ length: fill.length }, () => 7));
  } catch {
    return fill(...Array.from({ length: fill.length }, () => "Seven"));
  }
}

/** Texts that may be equal in both languages: words that exist in both, names, addresses, and texts made only of numbers and names. */
const SAME = new Set([
  "CHA",
  "Charisma",
  "Edda Thorne",
  "Episode",
  "Export",
  "Fantasy",
  "Genre",
  "Genres",
  "Google",
  "High Fantasy",
  "Horror",
  "INT",
  "Initiative",
  "Lorehearth",
  "Minimal",
  "Mira Vance",
  "NETWORK_ERROR",
  "Name",
  "Normal",
  "Person",
  "Quest",
  "Quests",
  "Religion",
  "Min P",
  "Renaissance",
  "Standard",
  "Top K",
  "Top P",
  "Steampunk",
  "Urban Fantasy",
  "Varrow Point",
  "Ysolde Marrow",
  "https://www.dndbeyond.com/characters/12345678",
  "in",
]);
const ONLY_FILLED_IN = /^(?:\P{L}|Seven|HTTP|ms|s)*$/u;

describe("the German catalogue", () => {
  it("has every text that the English one has, and no other", () => {
    expect([...inGerman.keys()].toSorted()).toEqual([...inEnglish.keys()].toSorted());
  });

  it("takes for each text what English takes, and says something", () => {
    const wrong = [...inEnglish].filter(([path, text]) => {
      const other = inGerman.get(path);
      if (typeof other !== typeof text || said(other).trim() === "") return true;
      return typeof text === "function" && (other as typeof text).length !== text.length;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it("leaves nothing in English", () => {
    const left = [...inGerman].filter(([path, text]) => {
      const words = said(text);
      if (/\b(?:the|and|you|your|with|are)\b/iu.test(words)) return true;
      const isSame = words === said(inEnglish.get(path)) && !path.endsWith(".value");
      return isSame && !SAME.has(words) && !ONLY_FILLED_IN.test(words);
    });
    expect(left.map(([path]) => path)).toEqual([]);
  });

  it("fills in what English fills in", () => {
    const lost = [...inEnglish].filter(
      ([path, text]) =>
        typeof text === "function" && said(text).includes("7") && !/7|2,1|Seven/u.test(said(inGerman.get(path))),
    );
    expect(lost.map(([path]) => path)).toEqual([]);
  });

  it("writes as German is written: its own quotes and dots, and says du", () => {
    const odd = [...inGerman].filter(
      ([path, text]) => !path.startsWith("options.") && /"|\.\.\.|”|\bIhnen\b/u.test(said(text)),
    );
    expect(odd.map(([path, text]) => [path, said(text)])).toEqual([]);
  });

  it("has the option lists' values in the contracts' order", () => {
    for (const [name, list] of Object.entries(english.options)) {
      if (!Array.isArray(list)) continue;
      const other = german.options[name as "genres"];
      expect(other.map(({ value }) => value)).toEqual(list.map(({ value }) => value as unknown));
    }
  });

  it("knows what nearly every code of the servers means", () => {
    const generic = new Set([
      "invalid_input",
      "invalid_json",
      "method_not_allowed",
      "conflict",
      "unsupported_media_type",
      // The rules say why in a sentence of their own, which no list can have.
      "refused_by_rules",
    ]);
    const unknown = Object.keys(ERROR_STATUS).filter((code) => !(code in german.server.codes));
    expect(unknown.filter((code) => !generic.has(code))).toEqual(["upgrade_required"]);
  });
});

describe("speaking", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    return () => vi.unstubAllGlobals();
  });
  const open = async () => ({
    ...(await import("./catalogue.ts")),
    ...(await import("./text.ts")),
    ...(await import("./server-words.ts")),
    ...(await import("./rules-words.ts")),
  });

  it("is English by default, and loads nothing", async () => {
    const { speak, text, language } = await open();
    await speak("en");
    expect(text.common.retry).toBe("Retry");
    expect(language()).toBe("en");
  });

  it("gives German to areas created before it was loaded, and sets the language of the page", async () => {
    const { speak, text, language } = await open();
    const common = text.common;
    await speak("de");
    expect(common.retry).toBe("Noch einmal");
    expect(text.play.ledger.removed(2)).toBe("2 Züge beiseitegelegt. Nichts ist gelöscht.");
    expect(language()).toBe("de");
    expect(document.documentElement.lang).toBe("de");
  });

  it("does not change the English texts", async () => {
    const { speak } = await open();
    await speak("de");
    expect((await import("./en/common.ts")).common.retry).toBe("Retry");
  });

  it("stays English when the texts cannot be loaded", async () => {
    vi.doMock("./de/all.ts", () => {
      throw new Error("offline");
    });
    const { speak, text, language } = await open();
    await speak("de");
    vi.doUnmock("./de/all.ts");
    expect(text.common.retry).toBe("Retry");
    expect([language(), document.documentElement.lang]).toEqual(["en", "en"]);
  });

  it("translates a server's message by the message, else by its code, else leaves it", async () => {
    const { speak, serverWords } = await open();
    expect(serverWords("Message is required", "invalid_input")).toBe("Message is required");
    await speak("de");
    expect(serverWords("Message is required", "invalid_input")).toBe("Die Nachricht fehlt");
    expect(serverWords("The game master is still replying", "turn_in_flight")).toBe("Die Spielleitung antwortet noch");
    expect(serverWords("Send either move or turnId", "invalid_input")).toBe("Send either move or turnId");
  });

  it("translates the names of the rules, and leaves a player's own name", async () => {
    const { speak, inWords } = await open();
    expect(inWords("Rogue")).toBe("Rogue");
    await speak("de");
    expect([inWords("Rogue"), inWords("Spell slots 3"), inWords("Lampwright")]).toEqual([
      "Schurke",
      "Zauberplätze Grad 3",
      "Lampwright",
    ]);
  });
});

describe("the app's own code", () => {
  it("never destructures the catalogue, because every page would then load every area", () => {
    const sources = globSync("web/src/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
    expect(sources.length).toBeGreaterThan(100);
    const apart = sources.filter((file) => /(?:\}|\w) = text;|[^.\w]text\[/u.test(readFileSync(file, "utf8")));
    expect(apart).toEqual([]);
  });
});
