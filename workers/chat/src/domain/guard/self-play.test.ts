import { describe, expect, it } from "vitest";

import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures/testing";
import { DETAIL_LEVEL_VALUES } from "#contracts/options";
import { guardedAdventure } from "./self-play.fake.ts";

const TURNS = 30;

describe("the guard", () => {
  it.each(ADVENTURES.map(({ id, version }) => ({ id, version })))(
    "flags nothing that the adventure $id tells of itself, however much it tells",
    async ({ id, version }) => {
      const adventure = (await loadAdventure(id, version))!;
      for (const [at, detailLevel] of DETAIL_LEVEL_VALUES.entries()) {
        const guarded = await guardedAdventure({ adventure, detailLevel, seed: `${id} ${at}`, turns: TURNS });
        expect(new Set(guarded.map(({ reply }) => reply)).size).toBeGreaterThan(TURNS / 3);
        const flags = guarded.flatMap((turn) =>
          turn.flags.map(({ kind, about, sentence }) => `${kind} ${about}: ${sentence} (after “${turn.playerText}”)`),
        );
        expect(flags).toEqual([]);
      }
    },
  );
});
