import { describe, expect, it } from "vitest";

import type { Sheet } from "#contracts/play/sheet";
import { call, finish } from "../chat-model.fake.ts";
import type { ChatPart } from "../chat-model.ts";
import { brief, FakeTable, MIRA } from "../testing/brief.fake.ts";
import { STORY } from "../testing/scripts.ts";
import { model, narrated } from "../testing/narrated.ts";

const CHECK = { what: "insight", difficulty: "medium", win: "she lets the name slip", lose: "she sends for the guard" };

describe("the sheets at the table", () => {
  const WREN: Sheet = { ...MIRA, characterId: "wren-1", name: "Wren Ashdown", gold: 3, inventory: [] };
  const party = [MIRA, WREN];
  const harm = (more: object) => call("change", { what: "hp", amount: -9, why: "the blade", ...more });

  /** What the table did, and what the model was answered to each call, in order. */
  async function calls(sheets: readonly Sheet[], ...parts: readonly ChatPart[]) {
    const table = new FakeTable(...sheets);
    const fake = model([[...parts, finish("tool_calls")], STORY]);
    await narrated([fake], brief({ table }));
    const replies = fake.asked[1]?.messages.filter(({ role }) => role === "tool").map(({ content }) => content) ?? [];
    return { done: table.changed, replies };
  }

  it("are not touched by what happens to a foe, and the model is told so", async () => {
    for (const character of [
      "Hook-man",
      "Lute",
      "the hook-man",
      "Mira's brother",
      "Wren's hound",
      "an",
      "V",
      "Mira Vance the Elder",
    ]) {
      const { done, replies } = await calls([MIRA], harm({ character }));
      expect(done, character).toEqual([]);
      expect(replies[0]).toMatch(/Nobody of that name has a sheet.*people of the story have none.*Mira Vance/su);
    }
  });

  it("are not rolled with by a foe that attacks: it is the foe who does", async () => {
    const table = new FakeTable();
    const fake = model([[call("check", { ...CHECK, who: "Hook-man", what: "attack" }), finish("tool_calls")], STORY]);
    await narrated([fake], brief({ table }));
    expect(table.done).toEqual(["Hook-man attack Mira Vance"]);
  });

  it("are known by whole name, by a part of it, and by what the player is called where one hero is alone", async () => {
    for (const character of ["Mira Vance", "mira", " VANCE ", undefined, "", "you", "the player"]) {
      expect((await calls([MIRA], harm({ character }))).done, character).toEqual(["mira-1 hit_points -9"]);
    }
    expect((await calls(party, harm({ character: "Wren" }))).done).toEqual(["wren-1 hit_points -9"]);
  });

  it("are not guessed at where several sit at the table", async () => {
    for (const character of [undefined, "you"]) {
      const { done, replies } = await calls(party, harm({ character }));
      expect(done).toEqual([]);
      expect(replies[0]).toMatch(/Say whose.*Mira Vance.*Wren Ashdown/su);
    }
    const { done, replies } = await calls([MIRA, { ...WREN, name: "Mira Ashdown" }], harm({ character: "Mira" }));
    expect(done).toEqual([]);
    expect(replies[0]).toContain("Say whose");
  });

  it("take the very same change once a turn, and twice where it is said to be another", async () => {
    const { done, replies } = await calls(
      [MIRA],
      harm({}),
      harm({ why: " The Blade" }),
      harm({ why: "a second blade" }),
    );
    expect(done).toEqual(["mira-1 hit_points -9", "mira-1 hit_points -9"]);
    expect(replies[1]).toContain("made already");
    const rest = call("change", { what: "short_rest" });
    const rests = await calls([MIRA], rest, rest);
    expect(rests.replies[1]).toContain("made already");
  });

  it("give nothing that is not on them", async () => {
    const { done, replies } = await calls(
      [MIRA],
      call("change", { what: "item", name: "Healing Potion", amount: -1 }),
      call("change", { what: "gold", amount: -600 }),
      call("change", { what: "item", name: "Lantern", amount: -2 }),
      call("change", { what: "resource", name: "Rage", amount: -1 }),
    );
    expect(done).toEqual([]);
    expect(replies[0]).toMatch(/no Healing Potion.*Lantern/su);
    expect(replies[1]).toContain("only 12 gold");
    expect(replies[2]).toContain("only 1 Lantern");
    expect(replies[3]).toContain("no Rage");
  });

  it("give what is on them, however it is written", async () => {
    const rages = { ...MIRA, resources: [{ name: "Rage", current: 1, max: 2, rest: "long" as const }] };
    const { done } = await calls(
      [rages],
      call("change", { what: "item", name: "lantern ", amount: -1 }),
      call("change", { what: "gold", amount: -12 }),
      call("change", { what: "resource", name: "rage", amount: -1 }),
    );
    expect(done).toEqual(["mira-1 item Lantern -1", "mira-1 gold -12", "mira-1 resource Rage -1"]);
  });
});
