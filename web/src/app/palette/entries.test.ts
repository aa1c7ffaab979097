import { describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import type { World } from "#contracts/entities/world";

import { entriesFor } from "./entries.ts";

const worlds = [{ id: "w1", name: "Hollowmere" }] as unknown as World[];
const campaigns = [
  { id: "c1", name: "The Old Road", worldName: "Hollowmere", characterCount: 1, lastActivity: "2026-09-01T10:00:00Z" },
  { id: "c2", name: "The Ledger", worldName: null, characterCount: 1, lastActivity: "2026-09-02T10:00:00Z" },
  { id: "c3", name: "Unplayed", worldName: "Hollowmere", characterCount: 0, lastActivity: null },
] as unknown as Campaign[];
const characters = [{ id: "h1", name: "Ysolde", campaignId: "c2" }] as unknown as PlayedCharacter[];

const labels = (group: string, library?: Parameters<typeof entriesFor>[0]) =>
  entriesFor(library)
    .find(({ value }) => value === group)
    ?.items.map(({ label, detail }) => (detail ? `${label} / ${detail}` : label));

describe("the command palette", () => {
  it("offers to play what was played last, first, and nothing without a character", () => {
    expect(labels("Play", { worlds, campaigns, characters })).toEqual([
      "Play The Ledger",
      "Play The Old Road / Hollowmere",
    ]);
  });

  it("knows every world, campaign and character by name", () => {
    const library = { worlds, campaigns, characters };
    expect(labels("Campaigns", library)).toHaveLength(6);
    expect(labels("Campaigns", library)).toContain("Chronicle of The Ledger");
    expect(labels("Worlds", library)).toEqual(["Hollowmere"]);
    expect(labels("Characters", library)).toEqual(["Ysolde / The Ledger"]);
  });

  it("leads to the pages before the stories are there, and offers only what can be done", () => {
    expect(entriesFor(undefined).map(({ value }) => value)).toEqual(["Pages", "Commands"]);
    expect(labels("Commands")).not.toContain("Start New Campaign");
    expect(labels("Commands", { worlds, campaigns, characters })).toContain("Create Character");
  });

  it("has import and export, and at a table also undo and the search in its story, and no page of developers", () => {
    const library = { worlds, campaigns, characters };
    expect(labels("Commands", library)).toEqual(expect.arrayContaining(["Import a story", "Export all stories"]));
    expect(labels("Commands", library)).not.toContain("Undo");
    const atTable = entriesFor(library, "c1").find(({ value }) => value === "Commands")?.items ?? [];
    expect(atTable.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Undo", "Redo", "Search the story", "Export this story"]),
    );
    const targets = entriesFor(library, "c1").flatMap(({ items }) => items.map(({ action }) => action));
    expect(targets).not.toContainEqual({ kind: "go", to: "/api-test" });
  });

  it("gives every entry a value of its own", () => {
    const all = entriesFor({ worlds, campaigns, characters }).flatMap(({ items }) => items.map(({ value }) => value));
    expect(new Set(all).size).toBe(all.length);
  });
});
