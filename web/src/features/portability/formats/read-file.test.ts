import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { exportedTurn } from "#contracts/portability/exported-turn.fake";
import type { CampaignFile } from "#contracts/portability/campaign-file";

import { Unreadable } from "../files/unreadable.ts";
import { campaignFile } from "../files/campaign.fake.ts";
import { readFile } from "./read-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const json = (value: unknown) => bytes(JSON.stringify(value));

const refusal = async (file: Uint8Array, name = "story.json"): Promise<string> => {
  try {
    await readFile(file, name);
  } catch (error) {
    if (error instanceof Unreadable) return error.reason;
    throw error;
  }
  return "read";
};

describe("a campaign file", () => {
  it("is read as what it is, with what is missing in it", async () => {
    const file = campaignFile({ world: null, characters: [] });
    expect(await readFile(json(file), "whatever.txt")).toEqual([
      {
        kind: "campaign",
        file,
        toDigest: false,
        warnings: [
          { about: "noWorld", count: 1 },
          { about: "noCharacter", count: 1 },
        ],
      },
    ]);
  });

  const one = exportedTurn(0, null);
  const two = exportedTurn(1, one.id);
  const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
  const wrong: [string, Partial<CampaignFile> | Record<string, unknown>, string][] = [
    ["of a later version", { version: 3 }, "otherVersion"],
    ["of no version", { version: undefined }, "otherVersion"],
    ["with a field nobody knows", { admin: true }, "invalid"],
    ["with a text where turns should be", { turns: "many" }, "invalid"],
    ["with the same turn twice", { turns: [one, one] }, "invalid"],
    [
      "with turns that follow each other",
      { turns: [exportedTurn(1, b, { id: a }), exportedTurn(1, a, { id: b })] },
      "invalid",
    ],
    ["with a child before its parent", { turns: [two, one] }, "invalid"],
    ["with two characters of one id", { characters: Array(2).fill(campaignFile().characters[0]) }, "invalid"],
    ["with a lone surrogate", { turns: [{ ...one, reply: "\ud800" }] }, "invalid"],
    ["with a NUL", { turns: [{ ...one, reply: "a\0b" }] }, "invalid"],
    [
      "with a link that runs a script",
      { characters: [{ ...campaignFile().characters[0], externalUrl: "javascript:1" }] },
      "invalid",
    ],
    ["with more turns than fit", { turns: Array(LIMITS.transfer.turns + 1).fill(one) }, "invalid"],
  ];
  it.each(wrong)("%s is refused", async (_, change, reason) => {
    expect(await refusal(json({ ...campaignFile(), ...change }))).toBe(reason);
  });

  it.each<[string, Uint8Array, string]>([
    ["nothing at all", new Uint8Array(), "empty"],
    ["other encodings", Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d), "notText"],
    ["half a file", json(campaignFile()).subarray(0, 400), "notJson"],
    ["JSON that nests without end", bytes("[".repeat(200_000) + "]".repeat(200_000)), "tooDeep"],
    ["objects that nest without end", bytes('{"a":'.repeat(100_000)), "tooDeep"],
    ["JSON of something else", json({ hello: "world" }), "unknown"],
    ["a number", bytes("7"), "unknown"],
    ["a huge file", new Uint8Array(LIMITS.transfer.fileBytes + 1), "tooLarge"],
  ])("refuses %s", async (_, file, reason) => {
    expect(await refusal(file)).toBe(reason);
  });

  it("is not fooled by brackets in a text", async () => {
    const file = campaignFile({ turns: [exportedTurn(0, null, { reply: `"[[[[{{{{\\"${"[".repeat(100)}` })] });
    const [reading] = await readFile(json(file), "story.json");
    expect(reading?.file).toEqual(file);
  });
});

describe("a zip of campaigns", () => {
  const story = json(campaignFile());

  it("brings every campaign in it, and looks past what is none", async () => {
    const zip = zipSync({
      "campaigns/a.json": story,
      "campaigns/b.json": [story, { level: 0 }],
      "readme.txt": bytes("hi"),
    });
    expect((await readFile(zip, "all.zip")).map(({ kind }) => kind)).toEqual(["campaign", "campaign"]);
  });

  it.each(["../a.json", "/a.json", "a/../../b.json", "C:/a.json", "a\\b.json", "./a.json", "a//b.json", "a\0.json"])(
    "is refused with a file called %j",
    async (name) => {
      expect(await refusal(zipSync({ [name]: story }))).toBe("zipPath");
    },
  );

  it("is refused where it would unpack to more than fits, whatever it says of its sizes", async () => {
    const bomb = zipSync({ "bomb.json": new Uint8Array(3_000_000) });
    expect(bomb.length).toBeLessThan(4_000);
    expect(await refusal(sayingSize(bomb, LIMITS.transfer.zipBytes + 1))).toBe("zipTooMuch");
    expect(await refusal(sayingSize(bomb, 1_000))).toBe("zipTooMuch");
    expect(
      await refusal(zipSync(Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}.json`, story])))),
    ).toBe("zipTooMuch");
  });

  it("is refused where it is cut off, changed, locked or holds no campaign", async () => {
    const zip = zipSync({ "a.json": [story, { level: 0 }] });
    expect(await refusal(zip.subarray(0, zip.length - 40))).toBe("damaged");
    const changed = zip.slice();
    changed[60] = (changed[60] ?? 0) ^ 1;
    expect(await refusal(changed)).toBe("damaged");
    expect(await refusal(withFlag(zip, 1))).toBe("zipUnsupported");
    expect(await refusal(zipSync({ "readme.txt": bytes("hi") }))).toBe("zipNothing");
    expect(await refusal(zipSync({ "a.json": bytes("{}") }))).toBe("unknown");
  });
});

/** The byte position of the only entry in a zip's central directory. */
const entryOf = (zip: Uint8Array): number => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  return view.getUint32(zip.length - 22 + 16, true);
};
function sayingSize(zip: Uint8Array, size: number): Uint8Array {
  const lie = zip.slice();
  new DataView(lie.buffer).setUint32(entryOf(lie) + 24, size, true);
  return lie;
}
function withFlag(zip: Uint8Array, flag: number): Uint8Array {
  const locked = zip.slice();
  new DataView(locked.buffer).setUint16(entryOf(locked) + 8, flag, true);
  return locked;
}
