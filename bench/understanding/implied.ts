import { readFileSync } from "node:fs";
import { join } from "node:path";

import { ACTS } from "#contracts/play/reading";
import { type Act, entitiesOf, type ReadingScene, sortsOf } from "#storyteller/understanding";

import type { Case } from "./cases.ts";
import { randomOf } from "./practice.ts";

const FILE = join(import.meta.dirname, "implied.txt");
/** In how many scenes a message is put whose target is not named, and one with names of the scene. */
const SCENES = { implied: 2, named: 5 };

const isAct = (word: string): word is Act => (ACTS as readonly string[]).includes(word);

/** A scene with one more entity, of the kind that the letter stands for. */
function withEntity(scene: ReadingScene, kind: string, name: string): ReadingScene {
  if (kind === "t") return { ...scene, things: [...scene.things, name] };
  if (kind === "x") return { ...scene, exits: [...scene.exits, name] };
  if (kind === "i") return { ...scene, inventory: [...scene.inventory, name] };
  if (kind === "f") return { ...scene, foes: [name] };
  const [person = "", role = ""] = name.split(", ");
  return { ...scene, people: [...scene.people, { name: person, role }] };
}

/** Whether a scene has nothing of the sort of its newest entity: who eats means the bread only if there is no cheese. */
function isOnly(scene: ReadingScene, name: string): boolean {
  const entities = entitiesOf(scene);
  const own = entities.find((entity) => entity.name === name.split(", ")[0]);
  if (own === undefined) return false;
  const sorts = sortsOf(own);
  return entities.every((other) => other === own || [...sortsOf(other)].every((sort) => !sorts.has(sort)));
}

/** The names of a scene in an order of their own, by the placeholder that stands for them. */
function namesOf(scene: ReadingScene, random: () => number): ReadonlyMap<string, string> {
  const some = (names: readonly string[]): readonly string[] =>
    names
      .map((name) => ({ name, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ name }) => name);
  const [p, q] = some(scene.people.map(({ name }) => name));
  const [t, t2] = some(scene.things);
  const [x] = some(scene.exits);
  const [i] = some(scene.inventory);
  const all = { p, q, t, t2, x, i, f: scene.foes[0] };
  return new Map(Object.entries(all).flatMap(([key, name]) => (name === undefined ? [] : [[key, name] as const])));
}

/** A message with the scene's names in it, and the name that is meant. Null if the scene has no such names. */
function filled(
  message: string,
  names: ReadonlyMap<string, string>,
): { readonly text: string; readonly target: string | null } | null {
  const [words = "", after] = message.split(" -> ");
  let target = after === undefined ? null : (names.get(after) ?? null);
  let missing = after !== undefined && target === null;
  const text = words.replaceAll(/([@*])(t2|[pqtxif])\b/gu, (_, mark: string, key: string) => {
    const name = names.get(key);
    if (name === undefined) missing = true;
    else if (mark === "*") target = name;
    return name ?? "";
  });
  return missing ? null : { text: text.replaceAll(/\b(?:the|my|a) (?=(?:the|his|her|my) )/giu, ""), target };
}

/**
 * Makes labelled messages from the lines of `implied.txt`, each in a few of the scenes. The same seed always makes the same messages.
 * @throws Error with the number of a line that names no act
 */
export function impliedCases(scenes: readonly ReadingScene[], seed: number): readonly Case[] {
  const random = randomOf(seed);
  return readFileSync(FILE, "utf8")
    .split("\n")
    .flatMap((line, index): readonly Case[] => {
      if (line.startsWith("#") || line.trim() === "") return [];
      const [what = "", acts = "", messages = ""] = line.split(" | ");
      const [act = "", others = ""] = acts.trim().split(" ");
      const also = others.split(",").filter((word) => word !== "");
      if (!isAct(act) || !also.every(isAct)) throw new Error(`implied.txt, line ${index + 1}: ${acts} is no act`);
      const kind = what.slice(0, 1);
      const name = what.slice(2).trim();
      return messages.split(" ; ").flatMap((written): readonly Case[] => {
        const fight = written.startsWith("! ");
        const message = written.replace(/^! /u, "").trim();
        const rooms = scenes.filter((scene) =>
          fight ? scene.foes.length > 0 || kind === "f" : scene.foes.length === 0,
        );
        const many = kind === "*" || message.includes("@") ? SCENES.named : SCENES.implied;
        const made: Case[] = [];
        for (let turn = 0; turn < many * 8 && made.length < many; turn++) {
          const room = rooms[Math.floor(random() * rooms.length)];
          if (room === undefined) break;
          const added = name !== "";
          const scene = added ? withEntity(room, kind, name) : room;
          if (added && !isOnly(scene, name)) continue;
          const full = filled(message, namesOf(scene, random));
          if (full === null) continue;
          const target = added ? (name.split(", ")[0] ?? null) : full.target;
          const text = random() < 0.4 ? full.text.toLowerCase() : full.text;
          made.push({ id: `implied ${index + 1}`, scene, text, label: { act, also, target }, set: "implied" });
        }
        return made;
      });
    });
}
