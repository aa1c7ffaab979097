import fc from "fast-check";
import { expect, it } from "vitest";

import type { MemoryDraft } from "#contracts/memory/items";
import type { CampaignKey } from "#contracts/rpc/memory";
import { item, move, newCampaign, objectOf, service, rememberTurn, turn, turnId } from "../test/campaign.ts";
import { dumpItems } from "../test/dump.ts";
import { ModelMemory } from "../test/model-memory.ts";

const PEOPLE = ["Hanne", "Orl", "Brakk"];
const PLACES = ["Varrow", "Aldermoor", "Thornwick"];
const TURNS = 4;

/** A random item: it says where one of three people is, or nothing that can change. */
const draft = fc.record({
  who: fc.constantFrom(...PEOPLE),
  where: fc.constantFrom(...PLACES),
  claims: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
  secret: fc.integer({ min: 0, max: 3 }).map((n) => n === 0),
  pinned: fc.boolean(),
});
const nth = fc.nat({ max: TURNS - 1 });

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("tell" as const), number: nth, drafts: fc.array(draft, { maxLength: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("move" as const), left: fc.uniqueArray(nth), joined: fc.uniqueArray(nth) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("change" as const),
      at: fc.nat(),
      how: fc.constantFrom("keeps", "drops", "pins", "restores"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("forget" as const), at: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("merge" as const),
      keep: fc.constantFrom(...PEOPLE),
      drop: fc.constantFrom(...PEOPLE),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("again" as const), number: nth }) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const toDraft = (
  { who, where, claims, secret, pinned }: typeof draft extends fc.Arbitrary<infer Value> ? Value : never,
  place: number,
): MemoryDraft =>
  item(`${who} is in ${where} (${place}).`, {
    key: `k${place}`,
    secret,
    pinned,
    entities: [who],
    ...(claims ? { state: { about: who, relation: "place", value: where } } : {}),
  });

/** Applies one step both to the memory and to its model. */
async function perform(key: CampaignKey, model: ModelMemory, step: Act): Promise<void> {
  if (step.do === "tell" || step.do === "again") {
    const drafts = step.do === "tell" ? step.drafts.map(toDraft) : model.draftsOf(step.number);
    if (!drafts) return;
    await rememberTurn(key, turn(step.number, model.addTurn(step.number, drafts)), drafts);
  } else if (step.do === "move") {
    // In a head move, a turn that is named as left and as joined has left.
    const joined = step.joined.filter((number) => !step.left.includes(number));
    model.move(step.left, joined);
    await move(
      key,
      step.left.map((number) => turnId(number)),
      joined.map((number) => turnId(number)),
    );
  } else if (step.do === "merge") {
    const names = await service.names(key);
    const idOf = (name: string) =>
      names.find((each) => each.name === name || each.aliases.includes(name.toLowerCase()))?.id ?? "";
    const { merged } = await service.consolidate(key, {
      merges: [{ keep: idOf(step.keep), drop: idOf(step.drop) }],
      summaries: [],
    });
    if (merged === 1) model.merge(step.keep, step.drop);
  } else {
    const { items } = await objectOf(key).queries().items({});
    const chosen = items[step.at % Math.max(1, items.length)];
    if (!chosen || chosen.source.kind !== "turn") return;
    const known = model.find(chosen.source.turnNumber, chosen.content);
    const hand = objectOf(key).edits();
    if (step.do === "forget") {
      model.forget(known);
      await hand.forgetItem(chosen.id);
    } else if (step.how === "pins") {
      model.change(known, { pinned: !chosen.pinned });
      await hand.changeItem(chosen.id, { pinned: !chosen.pinned });
    } else {
      const draftContent = known.draft.content;
      const content =
        step.how === "restores"
          ? draftContent
          : step.how === "keeps"
            ? `Truly: ${draftContent}`
            : `Nobody knows (${known.draft.key}).`;
      model.change(known, { content });
      await hand.changeItem(chosen.id, { content });
    }
  }
}

it("agrees with a simple model after any telling, undoing, correcting, pinning, forgetting and merging", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 18 }), async (steps) => {
      const key = newCampaign();
      const model = new ModelMemory();
      for (const step of steps) await perform(key, model, step);

      const found = (await dumpItems(key)).map(({ source, key: itemKey, content, pinned, active, holds, seen }) => ({
        source,
        key: itemKey,
        content,
        pinned: pinned === 1,
        active: active === 1,
        holds: holds === 1,
        seen: seen === 1,
      }));
      expect(found).toEqual(model.items());
    }),
    { numRuns: 40 },
  );
}, 120_000);
