import { expect, it } from "vitest";

import { entitiesOf } from "../entities.ts";
import type { ReadingScene } from "../reading.ts";
import { inputSize, rowsIn } from "./act-net.ts";
import { messageOf } from "./message.ts";
import { targetsIn } from "./target-features.ts";
import {
  arraysOfTargetNet,
  emptyTargetNet,
  poolForTarget,
  scoreOfTarget,
  storedTargetNet,
  sumsOfWords,
  targetInputs,
  targetNetOf,
} from "./target-net.ts";
import { wordVectors } from "./vectors.ts";

const scene: ReadingScene = {
  place: "A mill",
  people: [
    { name: "Hanne", role: "miller" },
    { name: "Peer", role: "carter" },
  ],
  things: ["flour sack"],
  exits: [],
  foes: [],
  inventory: [],
  hero: "Wilma",
};

function seen(text: string) {
  const message = messageOf(text, scene, entitiesOf(scene));
  const rows = rowsIn(message, wordVectors());
  return { rows, inputs: targetInputs(message, rows, targetsIn(message)) };
}

/** A network with one filter that sees one tie of the word in the middle. */
function seeing(tie: number) {
  const net = emptyTargetNet(1, inputSize(wordVectors()));
  net.ties[1]![tie] = 1;
  net.output[0] = 2;
  return net;
}

const scoresOf = (net: ReturnType<typeof seeing>, { rows, inputs }: ReturnType<typeof seen>): readonly number[] => {
  const sums = sumsOfWords(net, rows);
  return inputs.map((input) => scoreOfTarget(net, poolForTarget(net, sums, input).values, input, "talk"));
};

it("Every candidate sees the message in its own way: its name, and the names of others", () => {
  const message = seen("ask Hanne about Peer");
  expect(scoresOf(seeing(0), message)).toEqual([2, 2, 0, 0]);
  expect(scoresOf(seeing(2), message)).toEqual([2, 2, 0, 0]);
  expect(scoresOf(seeing(3), message)).toEqual([0, 0, 2, 2]);
});

it("A pronoun is tied to everybody who fits, surely or perhaps", () => {
  const [hanne, peer, sack] = scoresOf(seeing(4), seen("I ask her"));
  expect([hanne, peer, sack]).toEqual([2, 0, 0]);
});

it("An empty message gives every candidate a score", () => {
  expect(scoresOf(seeing(0), seen(""))).toEqual([0, 0, 0, 0]);
});

it("A network that was stored has the same numbers again, to a thousandth of the greatest", () => {
  const net = emptyTargetNet(2, 3);
  for (const [at, array] of arraysOfTargetNet(net).entries())
    for (let index = 0; index < array.length; index++) array[index] = Math.sin(at * 7 + index);
  for (const [at, array] of arraysOfTargetNet(targetNetOf(storedTargetNet(net), 3)).entries())
    for (let index = 0; index < array.length; index++)
      expect(Math.abs(array[index]! - arraysOfTargetNet(net)[at]![index]!)).toBeLessThan(0.001);
});
