import { env, runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ALL_TOGGLES } from "#contracts/play/turn";
import { miraOf } from "../../test/fixtures.ts";
import { newTurn } from "../domain/new-turn.ts";
import type { NarratedTurn, TurnEnding, TurnRecord } from "../domain/turn-record.ts";
import { Ledger } from "./ledger.ts";

/** Random steps: each adds a turn after the head or after an earlier turn, with a wound of so many points. */
const steps = fc.array(fc.record({ after: fc.option(fc.nat()), wound: fc.integer({ min: -3, max: 6 }) }), {
  maxLength: 40,
});

interface ModelTurn {
  id: string;
  parent: ModelTurn | null;
  wound: number;
}

/** A turn after `parent`, as turn number `index` of its campaign. */
function turnOf(
  { turns }: Ledger,
  {
    campaignId,
    id,
    parent,
    kind,
    index,
  }: Pick<NarratedTurn, "id" | "kind"> & { campaignId: string; parent: TurnRecord | null; index: number },
): TurnRecord {
  const request = {
    caller: { userId: "mira", sid: "s" },
    campaignId,
    turnId: id,
    kind: "action",
    digest: id,
    playerText: `words ${index}`,
    place: { at: "head" },
    detailLevel: null,
    toggles: ALL_TOGGLES,
    memoryContext: "",
    readAs: null,
    act: null,
    narrator: "configured",
  } as const;
  return newTurn(
    request,
    { ok: true, parent, kind, playerText: request.playerText, act: null },
    turns.firstChild(parent?.id ?? null),
    { seed: `seed-${index}`, commitment: `commitment-${index}` },
    "concise",
    "oracle",
    1_000 + index,
  );
}

const endingOf = ({ flags }: TurnRecord, reply: string, endedAt: number): TurnEnding => ({
  state: "complete",
  reply,
  flags,
  model: null,
  tokens: null,
  memo: null,
  introduced: [],
  contextFrom: null,
  story: [],
  endedAt,
});

const pathOf = (turn: ModelTurn | null): ModelTurn[] => (turn ? [...pathOf(turn.parent), turn] : []);

describe("the ledger", () => {
  it("agrees with a plain tree on path, transcript, dice and hit points after any sequence of turns and branches", async () => {
    let run = 0;
    const namespace = env.GAME_TABLE;
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        run += 1;
        const campaignId = `tree-${run}`;
        const stub = namespace.getByName(`mira:${campaignId}`);
        await stub.detailLevel("concise");
        // Every other story begins with an opening scene, which has number 0 and no words of the player.
        const opens = run % 2 === 0;
        const kindOf = ({ parent }: Pick<ModelTurn, "parent">) => (opens && parent === null ? "opening" : "action");
        await runInDurableObject(stub, (_, state) => {
          const ledger = new Ledger(state.storage);
          const owner = { userId: "mira", campaignId, worldId: "w", characterNames: ["Mira Vance"] };
          const mira = miraOf("mira", campaignId);
          const model: ModelTurn[] = [];
          let head: ModelTurn | null = null;
          sequence.forEach(({ after, wound }, index) => {
            const parent: ModelTurn | null = after === null ? head : (model[after % Math.max(model.length, 1)] ?? null);
            const id = `turn-${index}`;
            const parentRecord = parent && ledger.turns.get(parent.id);
            const turn = turnOf(ledger, { campaignId, id, parent: parentRecord, kind: kindOf({ parent }), index });
            ledger.insertTurn(turn, owner, index);
            const effect = { type: "hit_points", characterId: mira.id, delta: -wound, reason: "" } as const;
            const event = { type: "end", state: "complete", seed: turn.seed, ...turn.flags, messageCount: 0 } as const;
            ledger.turns.end(id, endingOf(turn, `reply ${index}`, 2_000 + index), [
              { seq: 1, textOffset: 0, event: { type: "effect", effect } },
              { seq: 2, textOffset: 0, event },
            ]);
            head = { id, parent, wound };
            model.push(head);
            // All variants at a place have the dice of the first one.
            const first = model.find((one) => one.parent === parent);
            expect(ledger.turns.get(id)).toMatchObject({ placeId: first?.id, seed: `seed-${first?.id.slice(5)}` });
          });

          const path = pathOf(head);
          const said = path.flatMap((turn) => (kindOf(turn) === "opening" ? [turn.id] : [turn.id, turn.id]));
          // A ledger that was just loaded from storage reads the same path as the one that wrote it.
          for (const witness of [ledger, new Ledger(state.storage)]) {
            expect(witness.activePath()).toEqual(path.map((turn) => turn.id));
            expect(witness.messageCount()).toBe(said.length);
            const page = witness.messages(owner, { before: undefined, limit: 200 });
            expect(page?.messages.map((message) => message.turnId)).toEqual(said);
            const hp = path.reduce((points, turn) => Math.min(21, Math.max(0, points - turn.wound)), 21);
            expect(witness.sheets([mira])[0]?.hp.current).toBe(hp);
            const numbered = path.map(({ id }, place) => ({ turnId: id, number: place + (opens ? 0 : 1) }));
            for (const after of [-1, 0, 1, path.length - 2, path.length]) {
              const next = numbered.filter(({ number }) => number > after).slice(0, 3);
              expect(witness.completed(after, 3)).toMatchObject(next);
              expect(witness.completed(after, 3)).toHaveLength(next.length);
            }
          }
        });
      }),
      { numRuns: 40 },
    );
  });

  it("sends a reply again that was changed while the old one was being sent", async () => {
    const stub = env.GAME_TABLE.getByName("mira:mira-changed-meanwhile");
    await stub.detailLevel("concise");
    await runInDurableObject(stub, (_, { storage }) => {
      const ledger = new Ledger(storage);
      const owner = { userId: "mira", campaignId: "c", worldId: "w", characterNames: [] };
      const turn = turnOf(ledger, { campaignId: "c", id: "one", parent: null, kind: "action", index: 1 });
      ledger.insertTurn(turn, owner, 0);
      expect(ledger.unsentTurns()).toEqual([]);
      ledger.turns.end("one", endingOf(turn, "told", 2_000), []);
      const [unsentTurn] = ledger.unsentTurns();
      ledger.turns.editReply("one", "told otherwise", 3_000);
      if (unsentTurn) ledger.markSent(unsentTurn, [], 0);
      const [changed] = ledger.unsentTurns();
      expect(changed?.payloads[0]).toMatchObject({ kind: "turn", message: { version: 2, reply: "told otherwise" } });
      if (changed) ledger.markSent(changed, changed.payloads.slice(0, 1), 7_000);
      expect([ledger.unsentTurns(), ledger.nextDueAt()]).toEqual([[], 7_000]);
    });
  });
});
