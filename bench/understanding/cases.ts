import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { ACTS } from "#contracts/play/reading";
import type { ReadingScene } from "#storyteller/understanding";

const foe = z.union([z.string(), z.object({ name: z.string(), engaged: z.boolean().default(false) })]);
const sceneShape = z
  .object({
    place: z.string(),
    people: z
      .array(z.object({ name: z.string(), role: z.string(), aliases: z.array(z.string()).optional() }))
      .default([]),
    things: z.array(z.string()).default([]),
    exits: z.array(z.string()).default([]),
    foes: z.array(foe).default([]),
    inventory: z.array(z.string()).default([]),
    hero: z.string(),
    elsewhere: z.array(z.string()).optional(),
  })
  // The foes in a fight come first, because a bare "attack" means the foe who is already fighting.
  .transform(({ foes, people, elsewhere, ...scene }): ReadingScene => ({
    ...scene,
    people: people.map(({ aliases, ...person }) => (aliases === undefined ? person : { ...person, aliases })),
    foes: foes
      .toSorted((a, b) => Number(typeof b !== "string" && b.engaged) - Number(typeof a !== "string" && a.engaged))
      .map((one) => (typeof one === "string" ? one : one.name)),
    ...(elsewhere === undefined ? {} : { elsewhere }),
  }));

const act = z.enum(ACTS);
const caseShape = z.object({
  id: z.union([z.string(), z.number()]),
  /** The scene itself, or the name of a scene in `scenes.json` in this folder. */
  scene: z.union([z.string(), sceneShape]),
  text: z.string(),
  act: act.optional(),
  also: z.array(act).default([]),
  target: z.string().nullable().optional(),
  set: z.string().default(""),
});

/** A message and its scene, with labels if the file has them. */
export interface Case {
  readonly id: string | number;
  readonly scene: ReadingScene;
  readonly text: string;
  readonly label: {
    readonly act: z.infer<typeof act>;
    readonly also: readonly z.infer<typeof act>[];
    readonly target: string | null;
  } | null;
  /**
   * The name of the set that the message belongs to; empty if the file has only one set. A set is measured once before anything is tuned on
   * it.
   */
  readonly set: string;
}

const SCENES = join(import.meta.dirname, "scenes.json");
/** The labelled messages of this folder. */
export const LABELLED = join(import.meta.dirname, "labelled.jsonl");

/**
 * Reads a file with one JSON object per line.
 * @throws Error with the number of a line that is no such object
 */
export function readCases(file: string): readonly Case[] {
  const named = z.record(z.string(), sceneShape).parse(JSON.parse(readFileSync(SCENES, "utf8")));
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== "")
    .map(({ line, number }) => {
      try {
        const { scene, act: labelled, target, also, ...rest } = caseShape.parse(JSON.parse(line));
        const found = typeof scene === "string" ? named[scene] : scene;
        if (found === undefined) throw new Error(`there is no scene ${JSON.stringify(scene)} in scenes.json`);
        return {
          ...rest,
          scene: found,
          label: labelled === undefined ? null : { act: labelled, also, target: target ?? null },
        };
      } catch (error) {
        throw new Error(`Line ${number} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    });
}
