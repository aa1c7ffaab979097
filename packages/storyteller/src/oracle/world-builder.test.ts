import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { CAMPAIGN_SECTION_HEADINGS } from "#contracts/entities/campaign-headings";
import {
  type CampaignElement,
  ELEMENT_VALUES,
  ELEMENTS,
  type Genre,
  GENRE_VALUES,
  INTENSITIES,
  INTENSITY_VALUES,
  labelOf,
  LEVEL_PROGRESSION_VALUES,
  MAGIC_LEVEL_VALUES,
  type MagicLevel,
} from "#contracts/options";

import type { CampaignRequest, WorldRequest } from "../ports.ts";
import { createOracleWorldBuilder } from "./world-builder.ts";

const builder = createOracleWorldBuilder();
const { signal } = new AbortController();

const GENRE_MARKS: Readonly<Record<Genre, RegExp>> = {
  "high-fantasy": /high fantasy/iu,
  "sword-sorcery": /sword & sorcery|sorcery is a serpent/iu,
  "heroic-fantasy": /hero/iu,
  "dark-fantasy": /dark/iu,
  steampunk: /steam/iu,
  "multi-planar": /plane|planar/iu,
  "post-apocalyptic": /post-apocalyptic|ruin/iu,
  "cosmic-horror": /cosmic horror/iu,
  "gothic-horror": /gothic/iu,
  "urban-fantasy": /urban/iu,
  medieval: /medieval/iu,
  renaissance: /renaissance/iu,
  nautical: /nautical|ships/iu,
  desert: /desert/iu,
  norse: /norse/iu,
  oriental: /eastern/iu,
};
const MAGIC_MARKS: Readonly<Record<MagicLevel, RegExp>> = {
  none: /no magic/iu,
  rare: /rare/iu,
  low: /low magic/iu,
  medium: /magic is a (?:craft|tool)/iu,
  high: /high magic/iu,
  ubiquitous: /ubiquitous|magic in every pocket/iu,
};
/** Words, besides its label, that show an element in a text. */
const ELEMENT_MARKS: Readonly<Record<CampaignElement, RegExp>> = {
  revolution: /revolution/iu,
  romance: /romance|love/iu,
  "planar-cosmic": /plane/iu,
  "moral-dilemmas": /choice|dilemma/iu,
  factions: /faction/iu,
  "pirates-swashbuckling": /pirate|swashbuckling/iu,
  oppression: /oppression/iu,
  intrigue: /intrigue/iu,
  "dungeon-crawl": /dungeon/iu,
  mystery: /mystery/iu,
  survival: /survival|winter, thirst/iu,
  horror: /horror|dread/iu,
  politics: /politics/iu,
  war: /\bwar\b/iu,
  heist: /heist/iu,
  exploration: /exploration|maps/iu,
  "epic-quest": /quest/iu,
  "time-travel": /time|same day/iu,
  underdark: /underdark/iu,
  urban: /streets|city/iu,
  wilderness: /wilderness/iu,
  religion: /religion|faith/iu,
  "magic-academy": /academy/iu,
  "post-apocalyptic": /ruins/iu,
  steampunk: /steam/iu,
  redemption: /redemption|atone/iu,
  prophecy: /prophecy/iu,
  merchant: /merchant/iu,
  "court-drama": /court/iu,
};

const aWorld = (request: Partial<WorldRequest> = {}) =>
  builder.world(
    { name: "", genres: ["norse"], magicLevel: "low", additionalDetails: "", seed: "s", ...request },
    signal,
  );

const aCampaign = ({ world, ...request }: Partial<CampaignRequest> = {}) =>
  builder.campaign(
    {
      name: "",
      startingLevel: 3,
      levelProgression: "standard",
      exploration: "medium",
      combat: "medium",
      social: "medium",
      elements: ["war"],
      language: "en",
      notes: "",
      seed: "c",
      ...request,
      world: {
        name: "Vindheim",
        description: "",
        genres: ["norse"],
        magicLevel: "low",
        additionalDetails: "",
        ...world,
      },
    },
    signal,
  );

const headings = (markdown: string) => [...markdown.matchAll(/^## (.+)$/gmu)].map((match) => match[1]);
const section = (markdown: string, heading: string) =>
  markdown.split(/^## /mu).find((part) => part.startsWith(`${heading}\n`)) ?? "";

/** Checks that a text reads well: no gaps, no doubled article or space, no sentence with a lower-case start, no stray mark. */
function expectProse(markdown: string) {
  expect(markdown).not.toMatch(/[{}]|undefined|\bnull\b|\bNaN\b/u);
  expect(markdown).not.toMatch(/\b(?:a|an|the) (?:a|an|the)\b/iu);
  expect(markdown).not.toMatch(/[^\n ] {2,}|\.\.| [.,;:!?]|\?\.|!\./u);
  expect(markdown).not.toMatch(/(?:[\p{L})”][.!?] |\n\n|\n- |> )\p{Ll}/u);
  expect(markdown).not.toMatch(/\ba (?!one\b|once\b)[aeio]\p{Ll}+|\ban [bcdfgjklmnpqrstvwxyz]\p{Ll}/u);
}

const genreSets = fc.subarray([...GENRE_VALUES], { minLength: 1 });
const seeds = fc.string({ maxLength: 12 });

describe("a world", () => {
  it("has its sections in order, ideas only under the heading with the word adventure, three to five of them", async () => {
    await fc.assert(
      fc.asyncProperty(genreSets, fc.constantFrom(...MAGIC_LEVEL_VALUES), seeds, async (genres, magicLevel, seed) => {
        const { name, description, source } = await aWorld({ genres, magicLevel, seed });
        expect(source).toBe("oracle");
        expect(name).toMatch(/^\p{Lu}/u);
        expect(headings(description)).toEqual([
          "Overview",
          "The Land",
          "Powers and People",
          "Magic",
          "Troubles",
          "Adventure Ideas",
        ]);
        const ideas = section(description, "Adventure Ideas").match(/^- .+$/gmu) ?? [];
        expect(ideas.length).toBeGreaterThanOrEqual(3);
        expect(ideas.length).toBeLessThanOrEqual(5);
        expectProse(description);
      }),
      { numRuns: 150 },
    );
  });

  it.each(GENRE_VALUES)("shows that it is %s, alone, second and last of many", async (genre) => {
    const others = GENRE_VALUES.filter((other) => other !== genre);
    for (const genres of [[genre], [others[0]!, genre], [...others, genre]]) {
      for (const seed of ["a", "b", "c", "d"]) {
        const { description } = await aWorld({ genres, seed, magicLevel: "none" });
        expect(section(description, "Overview")).toMatch(GENRE_MARKS[genre]);
      }
    }
  });

  it.each(MAGIC_LEVEL_VALUES)("shows its magic level: %s", async (magicLevel) => {
    for (const seed of ["a", "b", "c", "d"]) {
      expect(section((await aWorld({ magicLevel, seed })).description, "Magic")).toMatch(MAGIC_MARKS[magicLevel]);
    }
  });

  it("is the same from the same seed and another from another", async () => {
    expect(await aWorld()).toEqual(await aWorld());
    expect((await aWorld({ seed: "t" })).description).not.toBe((await aWorld()).description);
  });

  it("keeps the name it was given, takes one from the details, or makes one", async () => {
    expect((await aWorld({ name: "  Eldergate " })).name).toBe("Eldergate");
    expect((await aWorld({ additionalDetails: "A world called Tamarack Deep, all islands." })).name).toBe(
      "Tamarack Deep",
    );
    expect((await aWorld({ name: " " })).name.length).toBeGreaterThan(2);
  });

  it("keeps the player's details word for word, and lets their people and places into its troubles and ideas", async () => {
    const details =
      "King Haldor rules from the city of Skaldvik. The Iron Brotherhood hunts him, and nobody may own a horse.";
    const { description } = await aWorld({ additionalDetails: details });
    expect(section(description, "What Is Certain")).toContain(details);
    const game = section(description, "Troubles") + section(description, "Adventure Ideas");
    expect(game).toContain("Skaldvik");
    expect(game).toContain("Iron Brotherhood");
    expect(game).toContain("King Haldor");
  });

  it("is not broken by hostile details: no new heading, list, code, tag or idea of theirs", async () => {
    const details =
      "## Adventure Ideas\n- fake idea\n```\n<img src=x onerror=alert(1)>\n# {settlement} {undefined} [a|b](http://x)\n|a|b|\n---";
    const { description } = await aWorld({ additionalDetails: details });
    expect(headings(description)).toEqual([
      "Overview",
      "What Is Certain",
      "The Land",
      "Powers and People",
      "Magic",
      "Troubles",
      "Adventure Ideas",
    ]);
    expect(section(description, "Adventure Ideas")).not.toContain("fake");
    expect(description).not.toMatch(/[<`[\]]|^#{1}[^#]|\|/mu);
    expect(section(description, "What Is Certain")).toContain("fake idea");
  });

  it("stays within a description's limit whatever the player writes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", minLength: 0, maxLength: 400 }), async (text) => {
        const { description } = await aWorld({ additionalDetails: text.repeat(40), name: text.slice(0, 100) });
        expect(description.length).toBeLessThan(20_000);
        expect(headings(description).filter((heading) => /adventure/iu.test(heading ?? ""))).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });

  it("is not told once the asker has gone", async () => {
    const request = { name: "", genres: [], magicLevel: "low", additionalDetails: "", seed: "s" } as const;
    await expect(builder.world(request, AbortSignal.abort())).rejects.toThrow("abort");
  });
});

describe("a campaign", () => {
  const intensity = fc.constantFrom(...INTENSITY_VALUES);
  const requests = fc.record({
    genres: genreSets,
    magicLevel: fc.constantFrom(...MAGIC_LEVEL_VALUES),
    elements: fc.subarray([...ELEMENT_VALUES]),
    language: fc.constant("en" as const),
    exploration: intensity,
    combat: intensity,
    social: intensity,
    notes: fc.constantFrom(
      "",
      "No spiders.",
      `Adventure Idea: ${"Find the bell of ten rivers. ".repeat(30)}\n${"I want it to rain. ".repeat(60)}`,
    ),
    startingLevel: fc.integer({ min: 1, max: 20 }),
    levelProgression: fc.constantFrom(...LEVEL_PROGRESSION_VALUES),
    seed: seeds,
  });

  it("has all its sections, as a record and as Markdown, in 250 to 600 words that read well", async () => {
    await fc.assert(
      fc.asyncProperty(requests, async ({ genres, magicLevel, ...request }) => {
        const world = { name: "Vindheim", description: "", genres, magicLevel, additionalDetails: "" };
        const { name, description, sections } = await aCampaign({ ...request, world });
        expect(name).toMatch(/^\p{Lu}/u);
        expect(headings(description)).toEqual(CAMPAIGN_SECTION_HEADINGS.map(([, heading]) => heading));
        for (const [key, heading] of CAMPAIGN_SECTION_HEADINGS) {
          expect(sections[key].length).toBeGreaterThan(20);
          expect(section(description, heading)).toContain(sections[key]);
        }
        const words = description.split(/\s+/u).length;
        expect(words).toBeGreaterThanOrEqual(250);
        expect(words).toBeLessThanOrEqual(600);
        expectProse(description);
      }),
      { numRuns: 150 },
    );
  });

  it("names its world, its genres, its magic, its level and how heroes grow", async () => {
    const world = {
      name: "Vindheim",
      description: "",
      genres: ["norse", "steampunk"],
      magicLevel: "high",
      additionalDetails: "",
    } as const;
    const { sections } = await aCampaign({ world, startingLevel: 7 });
    expect(sections.overview).toMatch(/Vindheim/u);
    expect(sections.overview).toMatch(/Norse saga and steampunk/u);
    expect(sections.overview).toMatch(/High Magic/u);
    expect(sections.gameplayStyle).toMatch(/level 7/u);
    expect(sections.gameplayStyle).toMatch(/milestone/u);
    expect((await aCampaign({ levelProgression: "xp" })).sections.gameplayStyle).toMatch(/experience points/u);
  });

  it.each(ELEMENT_VALUES)("with the element %s shows it, alone and among all 29", async (element) => {
    const label = `**${labelOf(ELEMENTS, element)}**`;
    for (const seed of ["a", "b", "c", "d"]) {
      const alone = (await aCampaign({ elements: [element], seed })).sections.plotElements;
      expect(alone).toContain(label);
      expect(alone.replace(label, "")).toMatch(ELEMENT_MARKS[element]);
      const all = (await aCampaign({ elements: [...ELEMENT_VALUES], seed })).sections.plotElements;
      expect(all).toContain(label);
    }
  });

  it.each(INTENSITIES)("at intensity $value tells all three pillars apart", async ({ value, label }) => {
    const { sections } = await aCampaign({ exploration: value, combat: value, social: value });
    for (const pillar of ["Exploration", "Combat", "Social"]) {
      expect(sections.gameplayStyle).toContain(`**${pillar}, ${label.toLowerCase()}**`);
    }
    const other = await aCampaign({ exploration: value === "low" ? "high" : "low" });
    expect(other.sections.gameplayStyle).not.toBe(sections.gameplayStyle);
  });

  it("takes an adventure idea over as its first hook, and the other notes into the overview", async () => {
    const { sections } = await aCampaign({ notes: "Adventure Idea: Steal the moon's bell.\nNo spiders, please." });
    expect(sections.storyHooks.split("\n")[0]).toBe("- Steal the moon's bell.");
    expect(sections.overview).toContain("No spiders, please.");
  });

  it("takes place among the people and places that its world's description introduces", async () => {
    const { name, description } = await aWorld({ seed: "home" });
    const bold = [...description.matchAll(/\*\*(?:The )?([^*]+)\*\*/gu)].map((match) => match[1]!);
    const world = { name, description, genres: ["norse"], magicLevel: "low", additionalDetails: "" } as const;
    const campaign = await aCampaign({ world });
    expect(bold.filter((known) => campaign.description.includes(known)).length).toBeGreaterThanOrEqual(3);
  });

  it("keeps a given name, and is the same from the same seed only", async () => {
    expect((await aCampaign({ name: "The Long Dark" })).name).toBe("The Long Dark");
    expect(await aCampaign()).toEqual(await aCampaign());
    expect((await aCampaign({ seed: "d" })).description).not.toBe((await aCampaign()).description);
  });

  it("is not broken by hostile notes and names", async () => {
    const hostile =
      "## Challenges\n- <b>{person}</b> `x` [l](http://x)\nAdventure Idea: # <script>alert(1)</script>\n```";
    const world = {
      name: "# <i>{world}</i>",
      description: "## The Land\n- **<b>x**",
      genres: [],
      magicLevel: "low",
      additionalDetails: hostile,
    } as const;
    const { description } = await aCampaign({ notes: hostile, name: "## Hm `x`", world });
    expect(headings(description)).toEqual(CAMPAIGN_SECTION_HEADINGS.map(([, heading]) => heading));
    expect(description).not.toMatch(/[<`[\]]/u);
  });
});
