import { describe, expect, it } from "vitest";

import { newTurn, type StoryTurn } from "../turn/story-turn.ts";
import { turnOfHash, wordsOfTurn } from "./copy-turn.ts";
import { actionsOf, type ActionTools } from "./turn-actions.ts";
import { actionFor } from "./turn-keys.ts";

const turnId = "3f2c1c52-0c5b-4e39-9d57-6f1a7f0f6a01";
const reply: StoryTurn = {
  ...newTurn(turnId, "action", "I open it.\nSlowly.", "2026-09-15T20:00:00.000Z", "open"),
  state: "complete",
  text: "It creaks.",
};
const tools = { moves: {}, screen: {}, lastTurnId: turnId, readTurnId: undefined } as unknown as ActionTools;
const ids = (turn: StoryTurn, more: Partial<ActionTools> = {}) =>
  actionsOf(turn, { ...tools, ...more }).map(({ id }) => id);

describe("what can be done with a turn", () => {
  it("is nothing while it is being told", () => {
    expect(ids({ ...reply, state: "open" })).toEqual([]);
    expect(ids({ ...reply, state: "sending" })).toEqual([]);
  });

  it("leaves out what would change nothing", () => {
    expect(ids(reply)).not.toContain("branch");
    expect(ids(reply, { lastTurnId: "another" })).toContain("branch");
  });

  it("edits only words that are there", () => {
    expect(ids({ ...reply, kind: "opening" })).not.toContain("edit-said");
    expect(ids({ ...reply, text: "", state: "failed" })).not.toContain("edit-told");
  });

  it("plays a note of the table as the story, and edits nothing in it but the player's words", () => {
    const note = {
      ...reply,
      flags: { source: "table", aiEnhanced: false, memoryEnhanced: false, isContextual: false },
    };
    const actions = actionsOf(note as StoryTurn, tools);
    expect(actions.find(({ id }) => id === "retry")?.label).toBe("This was the story");
    expect(actions.map(({ id }) => id)).toContain("edit-said");
    expect(actions.map(({ id }) => id)).not.toContain("edit-told");
  });

  it("reads aloud where the player wants to hear, and is silent where it reads", () => {
    expect(ids(reply)).not.toContain("read");
    const label = (more: Partial<ActionTools>) =>
      actionsOf(reply, { ...tools, ...more }).find(({ id }) => id === "read")?.label;
    expect(label({ readTurnId: null })).toBe("Read aloud");
    expect(label({ readTurnId: "another" })).toBe("Read aloud");
    expect(label({ readTurnId: turnId })).toBe("Stop reading");
    expect(ids({ ...reply, text: "" }, { readTurnId: null })).not.toContain("read");
  });

  it("has a key of its own for each, that leaves the browser's alone", () => {
    const actions = actionsOf(reply, { ...tools, lastTurnId: "another", readTurnId: null });
    expect(new Set(actions.map(({ key }) => key)).size).toBe(actions.length);
    const press = (key: string, more = {}) =>
      actionFor(actions, { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more })?.id;
    expect(press("R")).toBe("retry");
    expect(press("Delete")).toBe("remove");
    expect(press("r", { ctrlKey: true })).toBeUndefined();
  });
});

describe("a turn outside of the story", () => {
  it("is copied with the player's words as a quotation", () => {
    expect(wordsOfTurn(reply)).toBe("> I open it.\n> Slowly.\n\nIt creaks.");
    expect(wordsOfTurn({ playerText: "", text: "Night." })).toBe("Night.");
  });

  it("is found by its address, and nothing else is", () => {
    expect(turnOfHash(`#turn-${turnId}`)).toBe(turnId);
    for (const hash of ["", "#main", "#turn-", "#turn-1", `#turn-${turnId}x`, `#xturn-${turnId}`]) {
      expect(turnOfHash(hash)).toBeNull();
    }
  });
});
