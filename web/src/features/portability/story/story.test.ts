import { describe, expect, it } from "vitest";

import { campaignFile } from "../files/campaign.fake.ts";
import { readZip } from "../files/zip.ts";
import { bookOf } from "../epub/book.ts";
import { prose } from "../epub/prose.ts";
import { twoSessions } from "./two-sessions.fake.ts";
import { storyMarkdown } from "./markdown.ts";
import { storyOf } from "./story.ts";

const SIGIL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><clipPath id="«r1»"><path d="M0 0"/></clipPath><g clip-path="url(#«r1»)"/></svg>';
const ID = "11111111-2222-4333-8444-555555555555";

describe("the story of a campaign", () => {
  it("follows the active path, with one chapter for each session and no secret", () => {
    const story = storyOf(twoSessions());
    expect(story.chapters.map(({ passages }) => passages.map(({ reply }) => reply.slice(0, 10)))).toEqual([
      ["The lamp b", "Odrun says"],
      ["- a lens\n-"],
    ]);
    expect(story.chapters.map(({ events }) => events)).toEqual([
      ["Odrun warns of the stair."],
      ["You reach the lamp."],
    ]);
    expect(story.cast).toEqual([
      { name: "Mira Vance", about: "Human, Rogue 3" },
      { name: "Odrun & Sons", about: "Keeps the <ferry>." },
    ]);
    expect(JSON.stringify(story)).not.toMatch(/Umbral|fell|You fall/u);
  });

  it("shows the party as it is after the story, and from which turn", () => {
    const file = twoSessions();
    const [mira] = file.characters;
    const { race, background, skills, speed, abilityScores } = mira!;
    const live = {
      characterId: mira!.id,
      name: mira!.name,
      className: "Rogue",
      race,
      background,
      skills,
      speed,
      abilityScores,
      classes: [{ name: "Rogue", subclass: "Thief", level: 4 }],
      level: 4,
      proficiencyBonus: 2,
      hp: { current: 9, max: 30, temporary: 0 },
      life: "up" as const,
      deathSaves: { successes: 0, failures: 0 },
      hitDice: { sides: 8, current: 4, max: 4 },
      armorClass: 15,
      saves: [],
      passivePerception: 12,
      resources: [],
      conditions: ["poisoned"],
      inventory: [
        { name: "Rope", quantity: 1 },
        { name: "Torch", quantity: 3 },
        { name: "Lamp", quantity: 0 },
      ],
      gold: 2.5,
      experience: 2_700,
      managedExternally: false,
      turn: { id: "t2", number: 2, at: "2026-09-15T20:00:00.000Z" },
    };
    const hero = (levelProgression: "xp" | "milestone") =>
      storyOf({
        ...file,
        campaign: { ...file.campaign, levelProgression },
        characters: [{ ...mira!, live }],
      }).cast[0]?.about;
    expect(hero("milestone")).toBe(
      "Human, Rogue 4, as at turn 2, 9 of 30 hit points, armor class 15, 2.5 gold, poisoned, Rope, Torch × 3",
    );
    expect(hero("xp")).toContain("armor class 15, 2700 experience points, 2.5 gold");
  });

  it("leaves out notes of the table", () => {
    const file = twoSessions();
    const flags = { source: "table", aiEnhanced: false, memoryEnhanced: false, isContextual: false } as const;
    const turns = file.turns.map((turn) => (turn.number === 1 ? { ...turn, flags } : turn));
    const { chapters } = storyOf({ ...file, turns });
    expect(chapters.flatMap(({ passages }) => passages.map(({ reply }) => reply.slice(0, 10)))).toEqual([
      "The lamp b",
      "- a lens\n-",
    ]);
  });

  it("has no chapter when nothing was played", () => {
    const { table } = campaignFile();
    expect(storyOf(campaignFile({ table: { ...table, headTurnId: null } })).chapters).toEqual([]);
  });
});

describe("the story as Markdown", () => {
  const markdown = storyMarkdown(storyOf(twoSessions()));

  it("has its title, cast, sessions, names of places and timeline as headings, and nothing else", () => {
    expect(markdown.match(/^#+ .*$/gmu)).toEqual([
      "# The Blue Flame",
      "## Cast",
      "## Session 1 · September 15, 2026",
      "## Session 2 · September 17, 2026",
      "### At the \\<top>",
      "## Timeline",
      "### Session 1",
      "### Session 2",
    ]);
    expect(markdown).toContain("> I climb.\n> \\# up");
    expect(markdown).not.toMatch(/(?<!\\)</u);
  });

  it("speaks the story's language", () => {
    const file = twoSessions();
    const german = storyMarkdown(storyOf({ ...file, campaign: { ...file.campaign, language: "de" } }));
    expect(german).toContain("## Sitzung 1 · 15. September 2026");
    expect(german).toContain("## Personen");
  });
});

describe("the story as a book", () => {
  const book = bookOf(storyOf(twoSessions()), SIGIL, ID);
  const files = new Map(
    [...readZip(book, { entries: 100, bytes: 1_000_000 })].map(([name, file]) => [
      name,
      new TextDecoder().decode(file),
    ]),
  );

  it("begins with its uncompressed type", () => {
    const head = new TextDecoder("latin1").decode(book.subarray(30, 30 + 8 + 20));
    expect(head).toBe("mimetypeapplication/epub+zip");
    // Method 0 means not compressed; the entry must have no extra field.
    expect([book[8], book[9], book[28], book[29]]).toEqual([0, 0, 0, 0]);
    expect([...files.keys()][0]).toBe("mimetype");
  });

  it("names every file it holds, and holds every file it names", () => {
    const manifest = [...(files.get("EPUB/package.opf") ?? "").matchAll(/href="([^"]+)"/gu)].map(([, href]) => href);
    const held = [...files.keys()].filter((name) => name.startsWith("EPUB/")).map((name) => name.slice(5));
    expect(new Set(manifest)).toEqual(new Set(held.filter((name) => name !== "package.opf")));
    expect(files.get("META-INF/container.xml")).toContain('full-path="EPUB/package.opf"');
    const linked = [...(files.get("EPUB/nav.xhtml") ?? "").matchAll(/<a href="([^"]+)"/gu)].map(([, href]) => href);
    expect(linked).toEqual(["cast.xhtml", "chapter-1.xhtml", "chapter-2.xhtml", "timeline.xhtml"]);
    expect(files.get("EPUB/package.opf")).toContain('<meta property="dcterms:modified">2026-09-15T20:00:00Z</meta>');
  });

  it("closes every element it opens, with ids that XML allows and no character that it does not", () => {
    for (const [name, file] of files) {
      if (/\.(?:css)$|^mimetype$/u.test(name)) continue;
      expect([name, unclosed(file)]).toEqual([name, []]);
      expect(file).not.toContain("\u0001");
    }
    expect(files.get("EPUB/cover.svg")).toMatch(/clipPath id="sr1".*url\(#sr1\)/u);
    expect(files.get("EPUB/chapter-1.xhtml")).toContain("&lt;b&gt;stop&lt;/b&gt; &amp; <em>listen</em>");
    expect(files.get("EPUB/chapter-2.xhtml")).toContain("<ul><li>a lens</li><li>a key</li></ul>");
  });

  it("is the same bytes for the same story", () => {
    const { chapters: _, ...rest } = storyOf(twoSessions());
    const story = { ...rest, chapters: storyOf(twoSessions()).chapters };
    expect(bookOf(story, SIGIL, ID)).toEqual(book);
  });
});

describe("prose", () => {
  it.each([
    ["**bold *and* both**", "<p>**bold <em>and</em> both**</p>"],
    ["*open and **closed**", "<p>*open and <strong>closed</strong></p>"],
    ["snake_case_name and _so_", "<p>snake_case_name and <em>so</em></p>"],
    ["2 * 3 * 4", "<p>2 * 3 * 4</p>"],
    ["one\ntwo\n\n\nthree", "<p>one<br/>two</p>\n<p>three</p>"],
    ["***", "<hr/>"],
    ["# Loud", "<p><strong>Loud</strong></p>"],
    ["", ""],
    ["\ud800", "<p>\ufffd</p>"],
  ])("%j becomes %j", (text, xhtml) => {
    expect(prose(text)).toBe(xhtml);
  });
});

/** The tags of an XML text that are not closed correctly. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = "", empty] of xml.matchAll(/<(\/?)([A-Za-z][\w:-]*)[^<>]*?(\/?)>/gu)) {
    if (empty === "/") continue;
    if (closing === "") open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}
