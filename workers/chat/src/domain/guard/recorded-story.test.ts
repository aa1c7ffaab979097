import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { createOracleChronicler } from "#storyteller/chroniclers";
import { replyToCheck } from "../../../test/reply-to-check.ts";
import { checkReply } from "./check-reply.ts";
import { KnownSoFar } from "./known-so-far.fake.ts";

interface RecordedStory {
  readonly hero: string;
  readonly turns: readonly { readonly number: number; readonly player: string | null; readonly reply: string }[];
  readonly planted: { readonly turn: number; readonly about: string };
}

const file = join(import.meta.dirname, "../../../../../bench/recorded-story/story.json");
const story = JSON.parse(readFileSync(file, "utf8")) as RecordedStory;

it("flags of a story as a strong model tells it only the person who was never there, and says she always was", async () => {
  const chronicler = createOracleChronicler();
  const memory = new KnownSoFar();
  const flags: string[] = [];
  for (const [index, { number, player, reply }] of story.turns.entries()) {
    const before = story.turns.slice(0, index);
    const turnId = `00000000-0000-4000-8000-0000000000${String(number).padStart(2, "0")}`;
    const playerText = player ?? "";
    const found = checkReply(
      replyToCheck(reply, {
        playerText,
        turnId,
        turnNumber: number,
        known: memory.namedIn(reply),
        transcript: before.map((turn) => ({
          turnId: String(turn.number),
          number: turn.number,
          playerText: turn.player ?? "",
          reply: turn.reply,
        })),
      }),
    );
    flags.push(...found.map(({ kind, about }) => `turn ${number}: ${kind} ${about}`));
    memory.add(
      { turnId, number },
      await chronicler.chronicle(
        {
          type: "turn.completed",
          userId: "mira",
          campaignId: "mira-1",
          worldId: "world-1",
          turnId,
          parentTurnId: null,
          number,
          version: 1,
          kind: number === 0 ? "opening" : "action",
          state: "complete",
          playerText,
          reply,
          rolls: [],
          effects: [],
          introduced: [],
          characterNames: [story.hero],
          at: "2026-09-15T20:00:00.000Z",
        },
        new AbortController().signal,
      ),
    );
  }
  expect(flags).toEqual([`turn ${story.planted.turn}: unknown_name ${story.planted.about}`]);
});
