import { describe, expect, it } from "vitest";

import { commitmentOf } from "#contracts/play/dice-proof";

import { coded, pngWith } from "../files/png.fake.ts";
import { Unreadable } from "../files/unreadable.ts";
import { rowsOf } from "../story/visible-items.ts";
import { chatDate } from "./chat-date.ts";
import { passages } from "./lore.ts";
import { readFile } from "./read-file.ts";
import type { ParsedFile } from "./parsed-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (file: Uint8Array | string | object, name = "file"): Promise<ParsedFile> => {
  const content = file instanceof Uint8Array ? file : bytes(typeof file === "string" ? file : JSON.stringify(file));
  const [reading] = await readFile(content, name);
  if (!reading) throw new Error("Nothing was read");
  return reading;
};
const refusal = async (file: Uint8Array | string | object): Promise<string> => {
  try {
    await read(file);
  } catch (error) {
    if (error instanceof Unreadable) return error.reason;
    throw error;
  }
  return "read";
};
const lines = (...values: object[]): string => values.map((value) => JSON.stringify(value)).join("\n");

const HEAD = { user_name: "Mira", character_name: "Odrun", create_date: "2026-9-15@20h00m00s", chat_metadata: {} };
const gm = (mes: string, more: object = {}) => ({ name: "Odrun", is_user: false, mes, ...more });
const user = (mes: string, more: object = {}) => ({ name: "Mira", is_user: true, mes, ...more });

describe("a SillyTavern chat", () => {
  const chat = lines(
    HEAD,
    gm("Odrun looks at {{user}}.", { send_date: "September 15, 2026 8:00pm" }),
    user("Who owns the bell?", { send_date: "September 15, 2026 8:02pm" }),
    gm("The sea does.", {
      swipes: ["Nobody.", "The sea does."],
      swipe_id: 1,
      send_date: "September 15, 2026 8:03pm",
      extra: { model: "a-model" },
    }),
    { name: "System", is_user: false, is_system: true, mes: "Checkpoint" },
    user("I ring it."),
    user("Twice."),
    gm("It tolls."),
    gm("And again."),
    user("And now?"),
  );

  it("becomes turns with its persona as the player, and swipes as variants", async () => {
    const { kind, file, warnings, toDigest } = await read(chat, "odrun.jsonl");
    expect([kind, toDigest, file.campaign.name, file.characters.map(({ name }) => name)]).toEqual([
      "chat",
      true,
      "Odrun",
      ["Mira"],
    ]);
    expect(
      file.turns.map(({ number, kind: each, playerText, reply, state }) => [number, each, playerText, reply, state]),
    ).toEqual([
      [0, "opening", "", "Odrun looks at Mira.", "complete"],
      [1, "action", "Who owns the bell?", "Nobody.", "complete"],
      [1, "action", "Who owns the bell?", "The sea does.", "complete"],
      [2, "action", "I ring it.\n\nTwice.", "It tolls.\n\nAnd again.", "complete"],
      [3, "action", "And now?", "", "interrupted"],
    ]);
    const [opening, other, chosen, rung, last] = file.turns;
    expect([other?.parentId, chosen?.parentId, rung?.parentId]).toEqual([opening?.id, opening?.id, chosen?.id]);
    expect([other?.placeId, chosen?.placeId]).toEqual([other?.id, other?.id]);
    expect([opening?.lastChildId, chosen?.lastChildId]).toEqual([chosen?.id, rung?.id]);
    expect(file.table).toMatchObject({ headTurnId: last?.id, lastRootId: opening?.id });
    expect(chosen).toMatchObject({
      model: "a-model",
      startedAt: "2026-09-15T20:02:00.000Z",
      endedAt: "2026-09-15T20:03:00.000Z",
    });
    expect(await commitmentOf(chosen!.seed)).toBe(chosen!.commitment);
    expect(warnings).toEqual([
      { about: "skippedMessages", count: 1 },
      { about: "undatedMessages", count: 5 },
    ]);
  });

  it("may begin with the player, name several, and lack its first line", async () => {
    const { file } = await read(lines(user("Hello?"), gm("Yes?"), { ...gm("No!"), name: "Hanne" }));
    expect(file.turns.map(({ number, playerText, reply }) => [number, playerText, reply])).toEqual([
      [1, "Hello?", "Yes?\n\n**Hanne:** No!"],
    ]);
  });

  it.each<[string, string, string]>([
    ["with a line that is cut off", `${JSON.stringify(HEAD)}\n{"mes": "half`, "notJson"],
    ["with a line that is no message", `${JSON.stringify(HEAD)}\n7`, "invalid"],
    ["without a message", lines(HEAD, { is_system: true, mes: "x" }), "invalid"],
    ["with too many messages", lines(HEAD, ...Array.from({ length: 40_001 }, () => gm("x"))), "tooMany"],
    [
      "with more turns than fit",
      lines(HEAD, ...Array.from({ length: 20_004 }, (_, i) => (i % 2 ? gm("x") : user("y")))),
      "tooMany",
    ],
    ["that nests too deep", `${JSON.stringify(HEAD)}\n{"mes":${"[".repeat(90)}${"]".repeat(90)}}`, "tooDeep"],
  ])("%s is refused", async (_, file, reason) => {
    expect(await refusal(file)).toBe(reason);
  });

  it("loses no more of it than what cannot be kept, and says so", async () => {
    const long = "long ".repeat(13_000);
    const { file, warnings } = await read(lines(HEAD, user("a\0b\ud800"), gm(long, { swipes: 7, swipe_id: "x" })));
    expect(file.turns[0]?.playerText).toBe("ab\ufffd");
    expect(file.turns[0]?.reply.length).toBeLessThanOrEqual(60_000);
    expect(warnings).toContainEqual({ about: "cutTexts", count: 1 });
  });
});

describe("when a message was sent", () => {
  it.each<[unknown, string | null]>([
    ["September 15, 2026 12:05am", "2026-09-15T00:05:00.000Z"],
    ["September 15, 2026 12:05pm", "2026-09-15T12:05:00.000Z"],
    ["2026-9-5 @7h 08m 09s 120ms", "2026-09-05T07:08:09.120Z"],
    ["2026-09-15@20h00m00s", "2026-09-15T20:00:00.000Z"],
    ["2026-09-15T20:00:00+02:00", "2026-09-15T18:00:00.000Z"],
    ["2026-09-15T20:00:00", "2026-09-15T20:00:00.000Z"],
    [1_789_502_400_000, "2026-09-15T20:00:00.000Z"],
    ["1789502400000", "2026-09-15T20:00:00.000Z"],
    ["yesterday", null],
    [9e15, null],
    [Number.NaN, null],
    [{}, null],
    [undefined, null],
  ])("%j is %j", (sent, at) => {
    const read = chatDate(sent);
    expect(read === null ? null : new Date(read).toISOString()).toBe(at);
  });
});

const CARD = {
  name: "Odrun",
  description: "{{char}} is the ferryman of Saltmarrow.",
  personality: "Silent, and fond of bells.",
  scenario: "{{user}} needs to cross at night.",
  first_mes: '"Late," says {{char}}.',
  mes_example: "",
  alternate_greetings: ["The ferry is gone.", ""],
  character_book: {
    entries: [
      {
        keys: ["ferry", "/fer+y/i"],
        content: "The ferry leaks.",
        enabled: true,
        insertion_order: 2,
        name: "The Ferry",
      },
      { keys: ["bell"], content: "The bell drowned.", enabled: true, insertion_order: 1, constant: true },
      { keys: ["secret"], content: "Never said.", enabled: false, insertion_order: 0 },
    ],
  },
};
const v2 = { spec: "chara_card_v2", spec_version: "2.0", data: CARD };
const v3 = { spec: "chara_card_v3", spec_version: "3.0", data: { ...CARD, nickname: "Old Odrun" } };

describe("a character card", () => {
  it("opens a campaign with its greetings, and is remembered with its book", async () => {
    const { kind, file, warnings } = await read(v2);
    expect([kind, file.campaign.name, file.campaign.description]).toEqual([
      "card",
      "Odrun",
      "you needs to cross at night.",
    ]);
    expect(file.turns.map(({ kind: each, reply }) => [each, reply])).toEqual([
      ["opening", '"Late," says Odrun.'],
      ["opening", "The ferry is gone."],
    ]);
    expect(file.table.headTurnId).toBe(file.turns[0]?.id);
    const names = rowsOf(file.memory, "entity").map(({ name, type, names: all }) => [name, type, all]);
    expect(names).toEqual([
      ["Odrun", "person", ["Odrun"]],
      ["bell", null, ["bell"]],
      ["The Ferry", null, ["Ferry", "ferry"]],
    ]);
    expect(rowsOf(file.memory, "item").map(({ content, pinned, entities }) => [content, pinned, entities])).toEqual([
      ["Odrun is the ferryman of Saltmarrow.\n\nSilent, and fond of bells.", false, [1]],
      ["The bell drowned.", true, [2]],
      ["The ferry leaks.", false, [3]],
    ]);
    expect(warnings).toEqual([
      { about: "disabledLore", count: 1 },
      { about: "noCharacter", count: 1 },
    ]);
  });

  it("is read out of a picture, the newer version before the older", async () => {
    expect((await read(pngWith({ chara: coded(v2) }))).file.campaign.name).toBe("Odrun");
    expect((await read(pngWith({ chara: coded(v2), ccv3: coded(v3) }))).file.campaign.name).toBe("Old Odrun");
  });

  const picture = pngWith({ chara: coded(v2) });
  const flipped = picture.slice();
  flipped[60] = (flipped[60] ?? 0) ^ 1;
  const endless = picture.slice();
  new DataView(endless.buffer).setUint32(33, 0xff_ff_ff_f0);
  it.each<[string, Uint8Array | object, string]>([
    ["a picture that is cut off", picture.subarray(0, picture.length - 20), "damaged"],
    ["a picture of which only the beginning came", picture.subarray(0, 10), "damaged"],
    ["a picture with a wrong checksum", flipped, "damaged"],
    ["a picture that says it is endless", endless, "damaged"],
    ["a picture without a card", pngWith({ Title: "A ferry" }), "noCard"],
    ["a picture with something else in it", pngWith({ chara: coded(["x"]) }), "noCard"],
    ["a card that is no base64", pngWith({ chara: "&&&" }), "damaged"],
    ["a card that is no UTF-8", pngWith({ chara: btoa("\xff\xfe{}") }), "damaged"],
    ["a card that is no JSON", pngWith({ chara: btoa("hello") }), "notJson"],
    ["a card of an older version", { name: "Odrun", personality: "", first_mes: "Hi" }, "cardVersion"],
    ["a card of a later version", { ...v3, spec: "chara_card_v4" }, "cardVersion"],
    ["a card without its data", { spec: "chara_card_v2", data: "none" }, "invalid"],
    ["a card without a name", { spec: "chara_card_v2", data: { ...CARD, name: 7 } }, "invalid"],
  ])("refuses %s", async (_, file, reason) => {
    expect(await refusal(file)).toBe(reason);
  });
});

describe("a lorebook", () => {
  const entry = { uid: 0, key: ["Saltmarrow", "the marsh"], keysecondary: ["town"], content: "It sinks.", order: 100 };

  it("is remembered, by what its entries are called and their keys", async () => {
    const book = {
      entries: {
        "0": { ...entry, comment: "Saltmarrow" },
        "1": { ...entry, uid: 1, comment: "", content: "It floods.", order: 50, constant: true },
        "2": { ...entry, disable: true },
        "3": { ...entry, content: "  " },
      },
    };
    const { kind, file, toDigest, warnings } = await read(book, "books/Saltmarrow Lore.json");
    expect([kind, toDigest, file.campaign.name, file.turns, file.table.headTurnId]).toEqual([
      "lorebook",
      false,
      "Saltmarrow Lore",
      [],
      null,
    ]);
    expect(rowsOf(file.memory, "item").map(({ content, pinned }) => [content, pinned])).toEqual([
      ["It floods.", true],
      ["It sinks.", false],
    ]);
    expect(rowsOf(file.memory, "entity")[1]?.names).toEqual(["Saltmarrow", "marsh", "town"]);
    expect(warnings).toContainEqual({ about: "disabledLore", count: 1 });
  });

  it("can be taken by a campaign that is there already, an entry for each passage", async () => {
    const long = Array.from({ length: 3 }, (_, place) => `${place} ${"mud ".repeat(200)}`).join("\n\n");
    const { lore } = await read({ entries: [{ ...entry, comment: "Saltmarrow", content: long, constant: true }] });
    expect(lore?.map(({ name, keys, pinned }) => [name, keys, pinned])).toEqual(
      Array.from({ length: 3 }, () => ["Saltmarrow", ["Saltmarrow", "marsh", "town"], true]),
    );
    expect((await read(v2)).lore).toBeUndefined();
  });

  it("is refused where it says nothing", async () => {
    expect(await refusal({ entries: {} })).toBe("invalid");
    expect(await refusal({ entries: [{ keys: "x", content: 7 }] })).toBe("invalid");
    expect(await refusal({ entries: { a: 7 } })).toBe("unknown");
  });

  it("is split into passages below the limit, whatever they are made of", () => {
    const text = [`${"word ".repeat(100)}end.`, "Short.", "x".repeat(5_000), "A sentence of it. ".repeat(200)].join(
      "\n\n",
    );
    const found = passages(text);
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(1_200);
    expect(found.join("").replaceAll(/\s/gu, "")).toBe(text.replaceAll(/\s/gu, ""));
  });
});
