import fc from "fast-check";
import { expect, it } from "vitest";

import type { MemoryDraft } from "#contracts/memory/items";
import { entity, item, move, newCampaign, objectOf, turn, turnId } from "../test/campaign.ts";
import { everything, say } from "../test/tale.ts";

interface TaleItem {
  readonly shape: "plain" | "place" | "relationship" | "quest" | "lore";
  readonly secret: boolean;
  readonly pinned: boolean;
  readonly importance: number;
}

const taleItem = fc.record<TaleItem>({
  shape: fc.constantFrom("plain", "place", "relationship", "quest", "lore"),
  secret: fc.boolean(),
  pinned: fc.boolean(),
  importance: fc.integer({ min: 1, max: 10 }),
});
const tale = fc.array(fc.record({ items: fc.array(taleItem, { minLength: 1, maxLength: 4 }), undone: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

/** A word that occurs in no other item. */
const mark = (number: number, place: number): string => `Zq${"abcdefgh"[number]}${"klmn"[place]}`;

/** An item that contains its own unique word in every field that can hold text. */
function draft({ shape, ...flags }: TaleItem, word: string): MemoryDraft {
  const more: Partial<MemoryDraft> = { ...flags, key: word, entities: ["Hanne", word], context: `By ${word}` };
  const content = `Hanne knows ${word} of the bell.`;
  switch (shape) {
    case "place":
      return item(content, { ...more, kind: "fact", state: { about: "Hanne", relation: "place", value: word } });
    case "relationship":
      return item(content, {
        ...more,
        kind: "relationship",
        relationship: { from: "Hanne", to: word, type: `heeds ${word}` },
      });
    case "quest":
      return item(content, { ...more, kind: "quest", quest: { title: word, status: "active" } });
    case "lore":
      return item(content, { ...more, kind: "lore", speaker: word });
    case "plain":
      return item(content, { ...more, key: more.secret ? word : "deed", speaker: "Hanne" });
  }
}

it("tells of whatever tale what is open and was not undone, all of that, and nothing else", async () => {
  await fc.assert(
    fc.asyncProperty(tale, async (turns) => {
      const key = newCampaign();
      const open = new Set<string>();
      const hidden = new Set<string>();
      for (const [number, { items, undone }] of turns.entries()) {
        const drafts = items.map((one, place) => draft(one, mark(number, place)));
        // If a turn has two items with the key `deed`, only the first is stored.
        const kept = drafts.filter(({ key: own }, place) => drafts.findIndex((other) => other.key === own) === place);
        for (const one of kept) (one.secret || undone ? hidden : open).add(one.entities[1] ?? "");
        const entities = kept.map(({ entities: [, word = ""] }) =>
          entity(word, { type: "place", description: `${word} it is.`, aliases: [`old ${word}`] }),
        );
        await say(key, turn(number), kept, { entities: [entity("Hanne"), ...entities] });
      }
      const gone = turns.flatMap(({ undone }, number) => (undone ? [turnId(number)] : []));
      await move(key, gone, []);

      const all = [...open, ...hidden];
      const text = (await everything(key, all.join(" ").slice(0, 900))).toLowerCase();
      for (const word of hidden) expect(text).not.toContain(`"${word.toLowerCase()}`);
      for (const word of hidden)
        expect(text).not.toMatch(new RegExp(`(?:knows|by|heeds|old) ${word}|${word} it is`, "iu"));
      const { items } = await objectOf(key).queries().items({});
      expect(items).toHaveLength(open.size);
      expect(new Set(items.map(({ entities }) => entities[1]))).toEqual(open);
    }),
    { numRuns: 15 },
  );
});
