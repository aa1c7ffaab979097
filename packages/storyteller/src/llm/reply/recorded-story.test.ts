import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { INSTRUCTIONS } from "../prompt/rules.ts";
import { judgeSentence } from "./honesty.ts";
import { ReplyWriter } from "./reply-writer.ts";

interface RecordedTurn {
  readonly number: number;
  readonly player: string | null;
  readonly reply: string;
}

const file = join(import.meta.dirname, "../../../../../bench/recorded-story/story.json");
const { turns } = JSON.parse(readFileSync(file, "utf8")) as { turns: RecordedTurn[] };

describe("a story as a strong model tells it", () => {
  it.each(turns)("is shown whole, and no sentence is stopped, in turn $number", ({ player, reply }) => {
    const playerText = player ?? "";
    const numbers = new Set((playerText.match(/\d+/gu) ?? []).map(Number));
    const record = { language: "en", playerText, numbers: () => numbers, mayCheck: () => true } as const;
    const writer = new ReplyWriter(INSTRUCTIONS, (sentence) => judgeSentence(sentence, record));
    for (const piece of reply.match(/\S+\s*/gu) ?? []) writer.push(piece);
    writer.end(false);
    expect([writer.breach, writer.halt]).toEqual([null, null]);
    expect(writer.shown.trim()).toBe(reply.trim());
  });
});
