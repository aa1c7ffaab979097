import { readFileSync } from "node:fs";
import { join } from "node:path";

import { ACTS } from "#contracts/play/reading";
import type { Act, ReadingScene } from "#storyteller/understanding";

/** An artificial sentence to learn from, with its scene and its act. */
export interface Practice {
  readonly text: string;
  readonly scene: ReadingScene;
  readonly act: Act;
  readonly also: readonly Act[];
}

const PHRASES = join(import.meta.dirname, "phrases.txt");
/** The largest number of sentences that are made from one line. */
const EACH = 12;

/** Makes a random number generator (mulberry32). The same seed gives the same numbers, from 0 to 1. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const isAct = (word: string): word is Act => (ACTS as readonly string[]).includes(word);

/**
 * Makes sentences from the lines of `phrases.txt`, each with a scene that has the sentence's names. The same seed always makes the same
 * sentences.
 * @throws Error with the number of a line that names no act
 */
export function practice(scenes: readonly ReadingScene[], seed: number): readonly Practice[] {
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  return readFileSync(PHRASES, "utf8")
    .split("\n")
    .flatMap((line, index): readonly Practice[] => {
      const cut = line.indexOf("|");
      if (line.startsWith("#") || cut === -1) return [];
      const [act = "", others = ""] = line.slice(0, cut).trim().split(" ");
      const also = others.split(",").filter((word) => word !== "");
      if (!isAct(act) || !also.every(isAct))
        throw new Error(`phrases.txt, line ${index + 1}: ${act} ${others} is no act`);
      const words = line.slice(cut + 1).trim();
      const fight = words.startsWith("!") || words.includes("@f");
      const rooms = scenes.filter((scene) => scene.foes.length > 0 === fight);
      const made = new Map<string, Practice>();
      for (let turn = 0; turn < EACH * 2 && made.size < EACH; turn++) {
        const scene = pick(rooms);
        if (scene === undefined) break;
        let text = words.replace(/^!\s*/u, "");
        while (/\([^()]*\)/u.test(text))
          text = text.replace(/\(([^()]*)\)/u, (_, inside: string) => pick(inside.split("|")) ?? "");
        const key = text;
        const named: Readonly<Record<string, string | undefined>> = {
          p: pick(scene.people)?.name,
          q: scene.people[0]?.name,
          f: pick(scene.foes),
          t: pick(scene.things),
          x: pick(scene.exits),
          i: pick(scene.inventory),
          h: scene.hero,
        };
        text = text.replaceAll(/@([pqftxih])/gu, (_, kind: string) => named[kind] ?? "it");
        if (random() < 0.3) text = text.toLowerCase();
        if (!made.has(key)) made.set(key, { text: text.replaceAll(/\s+/gu, " ").trim(), scene, act, also });
      }
      return [...made.values()];
    });
}
