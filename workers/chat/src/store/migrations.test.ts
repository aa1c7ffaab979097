import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import { migrate } from "#worker-kit/sqlite-migrations";
import { Ledger } from "./ledger.ts";
import { MIGRATIONS } from "./migrations.ts";

/** A story from before turns knew how many messages came before them: an opening, two branches, and the GM going on in one. */
const STORY: readonly [id: string, parent: string | null, number: number, kind: string][] = [
  ["opening", null, 0, "opening"],
  ["left", "opening", 1, "action"],
  ["right", "opening", 1, "action"],
  ["on", "right", 2, "continue"],
];

describe("a table of an older release", () => {
  it("learns how many messages stand on the way to each of its turns", async () => {
    const stub = env.GAME_TABLE.getByName("mira:mira-older");
    await runInDurableObject(stub, (_, { storage }) => {
      const before = MIGRATIONS.findIndex(({ id }) => id === "005-message-count");
      migrate(storage, MIGRATIONS.slice(0, before));
      for (const [id, parent, number, kind] of STORY) {
        storage.sql.exec(
          `INSERT INTO turns (id, parent_id, place_id, number, kind, state, request_digest, player_text, detail_level, seed,
             commitment, flags, started_at)
           VALUES (?, ?, ?, ?, ?, 'complete', '', '', 'concise', '', '', '{}', 0)`,
          id,
          parent,
          id,
          number,
          kind,
        );
      }
      migrate(storage, MIGRATIONS);
      const { turns } = new Ledger(storage);
      expect(STORY.map(([id]) => turns.messageCount(id))).toEqual([1, 3, 3, 4]);
    });
  });
});
