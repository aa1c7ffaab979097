import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ENTITY_TYPES } from "#contracts/memory/items";
import type { KnownName } from "#contracts/rpc/memory";
import { chronicle, draft, item, known } from "../../../test/chronicles.ts";
import { turn } from "../../../test/turns.ts";
import { duplicates } from "../duplicates.ts";
import { readName } from "./read-name.ts";
import { resolve } from "./resolve.ts";

const word = fc.constantFrom("Vell", "Hanne", "Hanna", "Mira", "Marr", "Corvin", "Corvyn", "Salt", "Old");
const title = fc.constantFrom("", "Captain ", "Lady ", "Lord ", "the ", "old ");
const plausible = fc.tuple(title, fc.array(word, { minLength: 1, maxLength: 3 })).map(([a, b]) => a + b.join(" "));
const anything = fc.oneof({ weight: 4, arbitrary: plausible }, fc.string({ unit: "grapheme", maxLength: 40 }));
const type = fc.constantFrom(...ENTITY_TYPES);
const drafts = fc.uniqueArray(
  fc
    .tuple(anything, type, fc.array(anything, { maxLength: 2 }))
    .map(([name, kind, aliases]) => draft(name, kind, aliases)),
  { maxLength: 5, selector: ({ name }) => name },
);
/** Known entities as memory stores them: each name belongs to only one. */
const people: fc.Arbitrary<KnownName[]> = fc
  .array(fc.tuple(anything, fc.option(type), fc.array(anything, { maxLength: 2 })), { maxLength: 6 })
  .map((list) => {
    const taken = new Set([""]);
    const isNew = (name: string) => taken.size < taken.add(readName(name).folded).size;
    return list.flatMap(([name, kind, aliases], place) =>
      isNew(name) ? [{ ...known(name, kind, aliases.filter(isNew)), id: String(place) }] : [],
    );
  });
const texts = fc.array(anything, { maxLength: 4 }).map((names) => `${names.join(" meets ")}.`);

/** The entities that memory would know after storing these. The first entity with a name keeps it. */
function learn(before: readonly KnownName[], entities: ReturnType<typeof draft>[]): KnownName[] {
  const after = before.map((one) => ({ ...one, aliases: [...one.aliases] }));
  for (const { name, type: kind, aliases } of entities) {
    const bears = (one: KnownName) =>
      [one.name, ...one.aliases].some((other) => readName(other).folded === readName(name).folded);
    const one = after.find(bears);
    if (one) one.aliases.push(...aliases);
    else after.push({ id: `new ${name}`, name, type: kind, aliases: [...aliases] });
  }
  return after;
}

describe("resolving whatever names", () => {
  it("never fails, and only ever writes names that were known or met", () => {
    fc.assert(
      fc.property(drafts, people, texts, texts, (met, before, playerText, reply) => {
        const items = met.map(({ name }) => item(reply, { entities: [name], speaker: name, knowers: [name] }));
        const resolved = resolve(chronicle(met, items), turn(3, { playerText, reply }), before);
        const names = [...before.map(({ name }) => name), ...met.flatMap(({ name, aliases }) => [name, ...aliases])];
        const allowed = new Set(names.map((name) => readName(name).folded));

        for (const { name } of resolved.entities) expect(allowed).toContain(readName(name).folded);
        for (const { entities, speaker } of resolved.items) {
          for (const name of [...entities, speaker!]) expect(allowed).toContain(readName(name).folded);
        }
      }),
    );
  });

  it("never makes one of two whose kinds are told and differ", () => {
    fc.assert(
      fc.property(drafts, people, texts, (met, before, reply) => {
        const { entities } = resolve(chronicle(met), turn(3, { reply }), before);
        const taken = entities.filter(({ name, type: kind }) => {
          const original = met.some((one) => readName(one.name).folded === readName(name).folded);
          return !original && before.some((one) => one.name === name && one.type !== null && one.type !== kind);
        });

        expect(taken).toEqual([]);
      }),
    );
  });

  it("never makes one of two who speak in the same turn", () => {
    fc.assert(
      fc.property(plausible, plausible, (mine, theirs) => {
        fc.pre(readName(mine).folded !== readName(theirs).folded);
        const said = [mine, theirs].map((speaker) => item("“No.”", { speaker }));
        const { items } = resolve(chronicle([draft(mine)], said), turn(3), [known(theirs)]);

        expect(new Set(items.map(({ speaker }) => speaker)).size).toBe(2);
      }),
    );
  });

  it("reads a turn the same way again once its names are known: so that a rebuild finds whom it found before", () => {
    fc.assert(
      fc.property(drafts, people, texts, (met, before, reply) => {
        const turnText = turn(3, { reply });
        const first = resolve(chronicle(met), turnText, before);
        const again = resolve(chronicle(met), turnText, learn(before, [...first.entities]));

        expect(again.entities.map(({ name }) => readName(name).folded)).toEqual(
          first.entities.map(({ name }) => readName(name).folded),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it("finds no duplicates that it would have to undo, nor one entity twice", () => {
    fc.assert(
      fc.property(people, (before) => {
        const merges = duplicates(before, [], []);
        const touched = merges.flatMap(({ keep, drop }) => [keep, drop]);

        expect(new Set(touched).size).toBe(touched.length);
        for (const { keep, drop } of merges) {
          const [a, b] = [keep, drop].map((id) => before.find((one) => one.id === id)!.type);
          expect(a === null || b === null || a === b).toBe(true);
        }
      }),
    );
  });
});
