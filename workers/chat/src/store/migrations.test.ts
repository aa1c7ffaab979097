import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import { migrate } from "#worker-kit/sqlite";
import { Ledger } from "./ledger.ts";
import { PathStateStore } from "./path-state.ts";
import { MIGRATIONS } from "./migrations.ts";

/**
 * A story from before turns stored their message counts: an opening, two branches, and a continuation by the game master on one of them.
 */
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

  it("keeps what happened in its turns, and the messages about them that are not sent yet", async () => {
    const stub = env.GAME_TABLE.getByName("mira:mira-older-events");
    await runInDurableObject(stub, (_, { storage }) => {
      const { sql } = storage;
      const before = MIGRATIONS.findIndex(({ id }) => id === "007-one-row-a-turn");
      migrate(storage, MIGRATIONS.slice(0, before));
      for (const [id, state] of [
        ["told", "complete"],
        ["broken", "open"],
      ]) {
        sql.exec(
          `INSERT INTO turns (id, place_id, number, kind, state, request_digest, player_text, detail_level, seed, commitment, flags,
             started_at) VALUES (?1, ?1, 1, 'action', ?2, '', '', 'concise', '', '', '{}', 0)`,
          id ?? "",
          state ?? "",
        );
      }
      const effect = { type: "item", characterId: "c", name: "rope", delta: 2.5, reason: 'a "trap"' } as const;
      const events = [
        { seq: 1, textOffset: 0, event: { type: "recall", items: [], degraded: false } as const },
        { seq: 2, textOffset: 7, event: { type: "effect", effect } as const },
      ];
      for (const { seq, textOffset, event } of events.toReversed()) {
        sql.exec(
          "INSERT INTO turn_events (turn_id, seq, text_offset, type, event) VALUES ('told', ?, ?, ?, ?)",
          seq,
          textOffset,
          event.type,
          JSON.stringify(event),
        );
      }
      sql.exec(`INSERT INTO outbox (payload, due_at) VALUES ('{"kind":"head"}', 5)`);
      migrate(storage, MIGRATIONS);
      const ledger = new Ledger(storage);
      expect(ledger.turns.events("told")).toEqual(events);
      expect(ledger.turns.events("broken")).toEqual([]);
      expect(new PathStateStore(sql).at(["told"], []).items).toMatchObject([
        { name: "rope", delta: 2.5, turnId: "told" },
      ]);
      expect(ledger.turns.open().map(({ id }) => id)).toEqual(["broken"]);
      expect(ledger.turns.unsent()).toEqual([]);
      expect(ledger.nextDueAt()).toBe(5);
    });
  });
});
