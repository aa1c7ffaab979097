import { expect, it } from "vitest";

import { ACTS } from "#contracts/play/reading";

import { entitiesOf } from "../entities.ts";
import type { ReadingScene } from "../reading.ts";
import { arraysOf, emptyNet, inputSize, inputsOf, netOf, pool, scoresOf, storedNet } from "./act-net.ts";
import { messageOf } from "./message.ts";
import { wordVectors } from "./vectors.ts";

const scene: ReadingScene = {
  place: "A mill",
  people: [{ name: "Hanne", role: "miller" }],
  things: ["flour sack"],
  exits: [],
  foes: [],
  inventory: [],
  hero: "Wilma",
};
const rowsOf = (text: string) => inputsOf(messageOf(text, scene, entitiesOf(scene)), wordVectors());

it("A name is one word for the network, and it does not matter whose name it is", () => {
  expect(rowsOf("ask Hanne")).toHaveLength(2);
  expect(rowsOf("take the flour sack")).toHaveLength(3);
});

it("An endless message is read only at its beginning", () => {
  expect(rowsOf("on and ".repeat(500)).length).toBe(40);
});

it("An empty message gives no rows, and the network still has a score for each act", () => {
  const net = emptyNet(3, inputSize(wordVectors()));
  expect(rowsOf("")).toHaveLength(0);
  expect(scoresOf(net, pool(net, []).values)).toHaveLength(ACTS.length);
});

it("Each filter keeps its best place in the message", () => {
  const net = emptyNet(1, 2);
  net.kernels[0]![0]!.set([1, 0]);
  net.kernels[1]![0]!.set([0, 1]);
  net.kernels[1]![1]!.set([1, 0]);
  const { values, places } = pool(net, [Float32Array.of(1, 0), Float32Array.of(0, 2), Float32Array.of(3, 0)]);
  expect([...values]).toEqual([3, 5, 0]);
  expect(Array.from(places.slice(0, 2))).toEqual([2, 1]);
});

it("A network that was stored has the same numbers again, to a thousandth of the greatest", () => {
  const net = emptyNet(2, 3);
  for (const [at, array] of arraysOf(net).entries())
    for (let index = 0; index < array.length; index++) array[index] = Math.sin(at * 7 + index);
  const again = netOf(storedNet(net), 3);
  for (const [at, array] of arraysOf(again).entries())
    for (let index = 0; index < array.length; index++)
      expect(Math.abs(array[index]! - arraysOf(net)[at]![index]!)).toBeLessThan(0.001);
});
