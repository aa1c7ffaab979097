import { expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { treeOf } from "./tree.ts";
import type { TurnRecord } from "./turn-record.ts";

const turn = (number: number): TurnRecord =>
  ({
    id: `t${number}`,
    parentId: number === 0 ? null : `t${number - 1}`,
    number,
    playerText: "",
    reply: "",
    startedAt: 0,
  }) as TurnRecord;

it("gives the branch map of a long story in pages, each turn once", () => {
  const turns = Array.from({ length: LIMITS.treePage + 3 }, (_, number) => turn(number));
  const path = turns.map(({ id }) => id);
  const first = treeOf(turns, path);
  const second = treeOf(turns, path, first.nextFrom ?? 0);
  expect([first.turns.length, first.nextFrom]).toEqual([LIMITS.treePage, LIMITS.treePage]);
  expect([second.turns.length, second.nextFrom]).toEqual([3, undefined]);
  expect([...first.turns, ...second.turns].map(({ turnId }) => turnId)).toEqual(path);
  expect(second.headTurnId).toBe(path.at(-1));
});
