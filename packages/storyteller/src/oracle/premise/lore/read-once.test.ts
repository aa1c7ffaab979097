import { describe, expect, it } from "vitest";

import { EMPTY_STORY } from "#contracts/story/state";
import type { TurnBrief } from "../../../ports.ts";
import { briefOf, CAMPAIGN } from "../../testing/brief.fake.ts";
import { fakeSheet, fakeTable } from "../../testing/table.fake.ts";
import { HARBOUR } from "../stories.fake.ts";
import { entriesIn, findEntry, readLore } from "./lore.ts";
import { readOnce } from "./read-once.ts";
import type { Added } from "./renamed.ts";

describe("what is read once", () => {
  it("is read once for each key, even if nothing was found", () => {
    const texts = {};
    const read: string[] = [];
    const ask = (key: string) =>
      readOnce(texts, "home", key, () => {
        read.push(key);
        return key === "Tom" ? undefined : `${key}'s house`;
      });
    expect([ask("Ada"), ask("Tom"), ask("Ada"), ask("Tom")]).toEqual([
      "Ada's house",
      undefined,
      "Ada's house",
      undefined,
    ]);
    expect(read).toEqual(["Ada", "Tom"]);
  });

  it("is read again for another question, and of other texts", () => {
    const [texts, others] = [{}, {}];
    expect(readOnce(texts, "home", "Ada", () => "the mill")).toBe("the mill");
    expect(readOnce(texts, "fate", "Ada", () => "dead")).toBe("dead");
    expect(readOnce(others, "home", "Ada", () => "the inn")).toBe("the inn");
    expect(readOnce(texts, "home", "Ada", () => "the inn")).toBe("the mill");
  });

  it("does not grow without end", () => {
    const texts = {};
    let read = 0;
    const ask = (key: string) => readOnce(texts, "named in", key, () => (read += 1));
    for (let message = 0; message <= 5000; message++) ask(`message ${message}`);
    ask("message 5000");
    expect(read).toBe(5001);
    ask("message 0");
    expect(read).toBe(5002);
  });
});

const base = briefOf(CAMPAIGN, fakeTable([fakeSheet({ name: HARBOUR.hero })], "read once"), {
  number: 1,
  playerText: "",
  memo: null,
  story: EMPTY_STORY,
  transcript: [],
});

/** The lore of the harbour with these notes, and with what was added to it. */
function loreOf(notes: string, added: Partial<Added> = {}) {
  const scene = {
    campaign: { ...base.scene.campaign, id: HARBOUR.title, name: HARBOUR.title, notes },
    world: { ...base.scene.world!, name: HARBOUR.title, description: HARBOUR.world, additionalDetails: HARBOUR.world },
    characters: [
      { id: "hero", name: HARBOUR.hero, notes: HARBOUR.heroNotes },
    ] as unknown as TurnBrief["scene"]["characters"],
  };
  return readLore({ ...base, scene }, { facts: [], names: [], struck: [], ...added });
}
const namesIn = (lore: ReturnType<typeof loreOf>, text: string) => entriesIn(lore, text).map(({ name }) => name);

describe("what is read once of the lore", () => {
  const asked = "I ask Zebedee Crumb for Zelda Quill.";

  it("is read again when a name is added, and when it is struck out", () => {
    const names = [{ name: "Zelda Quill", kind: "person" }] as const;
    expect(namesIn(loreOf(HARBOUR.notes), asked)).toEqual([]);
    const lore = loreOf(HARBOUR.notes, { names });
    expect(namesIn(lore, asked)).toEqual(["Zelda Quill"]);
    expect(findEntry(lore, "Zelda")?.name).toBe("Zelda Quill");
    expect(namesIn(loreOf(HARBOUR.notes, { names, struck: ["Zelda Quill"] }), asked)).toEqual([]);
    expect(findEntry(loreOf(HARBOUR.notes), "Zelda")).toBeUndefined();
  });

  it("is read again when a name of the texts is a place after all, and when somebody has another name", () => {
    const { name } = loreOf(HARBOUR.notes).entries.find(({ kind, proper }) => kind === "person" && proper)!;
    const kindOf = (names: Added["names"]) => findEntry(loreOf(HARBOUR.notes, { names }), name)?.kind;
    expect(kindOf([])).toBe("person");
    expect(kindOf([{ name, kind: "place" }])).toBe("place");
    expect(kindOf([])).toBe("person");
    const renamed = loreOf(HARBOUR.notes, { names: [{ name: "Zelda Quill", kind: "person", was: name }] });
    expect(namesIn(renamed, asked)).toEqual(["Zelda Quill"]);
  });

  it("is kept for the last names of a long story, and not for all that it ever had", () => {
    const calledOf = (at: number) =>
      loreOf(HARBOUR.notes, { names: [{ name: `Zelda Quill ${at}`, kind: "person" }] }).called;
    const first = calledOf(0);
    expect(calledOf(1)).not.toBe(first);
    expect(calledOf(0)).toBe(first);
    for (let at = 1; at < 20; at++) calledOf(at);
    expect(calledOf(0)).not.toBe(first);
  });

  it("is read again when the player changes the texts", () => {
    expect(namesIn(loreOf(`${HARBOUR.notes} Zebedee Crumb sells ropes on the quay.`), asked)).toEqual([
      "Zebedee Crumb",
    ]);
    expect(namesIn(loreOf(HARBOUR.notes), asked)).toEqual([]);
  });

  it("finds a new fact with those whom it names, and not in the lore from before", () => {
    const before = loreOf(HARBOUR.notes);
    const first = before.entries.find(({ kind, proper }) => kind === "person" && proper)!;
    const after = loreOf(HARBOUR.notes, { facts: [`${first.name} owns a green parrot.`] });
    const about = (lore: typeof before) => findEntry(lore, first.name)!.sentences.map((at) => lore.sentences[at]!.text);
    expect(about(after)).toContain(`${first.name} owns a green parrot.`);
    expect(about(before)).not.toContain(`${first.name} owns a green parrot.`);
  });
});
