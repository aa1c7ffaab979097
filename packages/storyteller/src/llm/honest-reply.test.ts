import { describe, expect, it } from "vitest";

import { call, finish, say } from "./chat-model.fake.ts";
import { brief, FakeTable, MIRA } from "./testing/brief.fake.ts";
import { STORY } from "./testing/scripts.ts";
import { model, narrated } from "./testing/narrated.ts";

const GOLD = "You take 40 gold from the chest.";
const LID = "The lid creaks open.";

describe("a reply that tells what the table did not record", () => {
  // A model's last sentence ends where the reply ends. Every other sentence ends where the next one begins.
  it.each([
    ["its last sentence", [LID, GOLD].join(" ")],
    ["all of it", GOLD],
    ["a sentence within it", [LID, GOLD, STORY].join(" ")],
  ])("is not shown further, and the model is asked once more: %s", async (_, reply) => {
    const fake = model([[say(reply), finish("stop")], STORY]);
    const { text, events } = await narrated([fake]);
    expect(text).not.toContain("40 gold");
    expect(text).toContain(STORY);
    expect(fake.asked).toHaveLength(2);
    expect(fake.asked[1]?.messages.at(-1)?.content).toContain('it says "40 gold"');
    expect(events.filter(({ type }) => type === "doubt")).toEqual([]);
  });

  it("is corrected in the table's last answer where the model called a tool: Mistral takes no player's message after one", async () => {
    const fake = model([[say([LID, GOLD].join(" ")), call("thread", {}), finish("tool_calls")], STORY]);
    await narrated([fake]);
    const [assistant, tool] = fake.asked[1]?.messages.slice(-2) ?? [];
    expect([assistant?.role, tool?.role]).toEqual(["assistant", "tool"]);
    expect(tool?.content).toContain('it says "40 gold"');
  });

  it("is heard though the number happens to stand in a character's id", async () => {
    const mira = { ...MIRA, characterId: "5f0c-40-ab" };
    const fake = model([[say(GOLD), finish("stop")], STORY]);
    const { text } = await narrated([fake], brief({ table: new FakeTable(mira) }));
    expect(text).toBe(STORY);
  });

  it.each([
    ["its last sentence", [LID, GOLD].join(" ")],
    ["all of it", GOLD],
  ])("is shown with a flag and the change it tells of where the model insists: %s", async (_, reply) => {
    const fake = model([
      [say(reply), finish("stop")],
      [say(reply), finish("stop")],
    ]);
    const { text, events } = await narrated([fake]);
    expect(text).toContain(GOLD);
    expect(fake.asked).toHaveLength(2);
    expect(events.filter(({ type }) => type === "doubt")).toEqual([
      {
        type: "doubt",
        kind: "unrecorded",
        sentence: GOLD,
        about: "40 gold",
        change: { what: "gold", delta: 40 },
      },
    ]);
  });
});
