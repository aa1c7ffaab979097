import * as z from "zod/mini";

import { CLOCK_SIZES } from "#contracts/story/state";
import type { ToolSpec } from "../chat-model.ts";
import parameters from "./tool-parameters.json" with { type: "json" };

/**
 * Schemas of the tools that a model can call (docs/game-master.md, "Tools"). Fields are short texts, words of a list, and whole numbers. A
 * model's arguments are first read leniently (read-arguments.ts) and then checked against these schemas. The schemas never change within a
 * campaign, because providers cache them.
 */

const words = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const name = words(120).check(z.minLength(1));
const some = <Field extends z.ZodMiniType>(field: Field) => z.optional(field);
const names = (most: number) => z.array(name).check(z.maxLength(most));

/** Difficulty classes by tier (SRD 5.2, "Typical Difficulty Classes"). */
export const DIFFICULTIES = { trivial: 5, easy: 10, medium: 15, hard: 20, very_hard: 25, extreme: 30 } as const;
export type Difficulty = keyof typeof DIFFICULTIES;
const tiers = Object.keys(DIFFICULTIES) as Difficulty[];

export const CheckCall = z.object({
  who: some(name),
  what: name,
  difficulty: z.enum(tiers),
  win: words(160),
  lose: words(160),
  edge: some(z.enum(["advantage", "disadvantage"])),
  against: some(name),
  clock: some(name),
});

export const ActCall = z.object({
  who: some(name),
  kind: z.enum(["attack", "cast", "feature", "item"]),
  with: some(name),
  targets: some(names(20)),
  slot: some(z.int().check(z.minimum(0), z.maximum(9))),
  choice: some(name),
  amount: some(z.int().check(z.minimum(1), z.maximum(999))),
});

export const EncounterCall = z.object({
  op: z.enum(["start", "join", "pass", "move", "morale", "leave", "flee", "end"]),
  foes: some(
    z
      .array(
        z.object({
          name,
          kind: some(name),
          challenge: some(z.number().check(z.minimum(0), z.maximum(30))),
          count: some(z.int().check(z.minimum(1), z.maximum(12))),
        }),
      )
      .check(z.maxLength(12)),
  ),
  who: some(names(12)),
  zone: some(z.enum(["engaged", "near", "far"])),
  surprised: some(z.enum(["party", "foes"])),
  outcome: some(z.enum(["victory", "flight", "parley", "surrender"])),
});

export const ChangeCall = z.object({
  who: some(name),
  what: z.enum([
    "hp",
    "temp_hp",
    "gold",
    "xp",
    "item",
    "condition_on",
    "condition_off",
    "resource",
    "level_up",
    "short_rest",
    "long_rest",
  ]),
  /** A whole number, or dice with a sign: "-2d6". */
  amount: some(z.string().check(z.maxLength(40))),
  name: some(words(60)),
  why: words(160),
});

export const SceneCall = z.object({
  op: z.enum(["open", "update", "close"]),
  place: some(name),
  time: some(words(60)),
  days: some(z.int().check(z.minimum(0), z.maximum(365))),
  present: some(names(12)),
  exits: some(names(8)),
  question: some(words(300)),
  pressure: some(words(300)),
  result: some(words(300)),
});

export const CastCall = z.object({
  name,
  role: some(words(160)),
  wants: some(words(200)),
  voice: some(words(120)),
  attitude: some(z.int().check(z.minimum(-3), z.maximum(3))),
  place: some(words(120)),
  hides: some(words(300)),
  alive: some(z.boolean()),
  told: some(z.boolean()),
});

export const ThreadCall = z.object({
  op: z.enum(["open", "advance", "resolve", "fail", "drop"]),
  name,
  kind: some(z.enum(["quest", "promise", "mystery", "threat", "clock"])),
  question: some(words(300)),
  step: some(words(300)),
  truth: some(words(600)),
  segments: some(z.literal([...CLOCK_SIZES])),
  ticks: some(z.int().check(z.minimum(-8), z.maximum(8))),
  on_full: some(words(300)),
});

export const RevealCall = z.object({ fact: words(600).check(z.minLength(1)), to: some(name), how: words(300) });
export const RecallCall = z.object({ query: words(300).check(z.minLength(1)), about: some(name) });

export const TOOLS = {
  check: {
    schema: CheckCall,
    description:
      "One of the player's characters tries something whose outcome is uncertain and matters. Name before the dice fall what happens on a win and on a loss; a loss changes the situation. The server rolls; tell what comes back.",
  },
  act: {
    schema: ActCall,
    description:
      "An attack, a spell, a feature or an item in use, of a hero or a companion: one call does all of it, to hit, damage and what it costs. with: the weapon, spell, feature or item. targets: on whom. The answer says what foes did.",
  },
  encounter: {
    schema: EncounterCall,
    description:
      "A fight: start it, with foes (kind: a creature of the rules, else challenge) and in who the friends on the party's side; somebody joins, moves (zone), or leaves (outcome flight or surrender); pass: the hero does what is no act, and all others act; flee: the party runs; the foes test their morale; end it.",
  },
  scene: {
    schema: SceneCall,
    description:
      "Open a scene, say what changed in it (place, time, who is present, where one can go), or close it with its result. days: how many days passed.",
  },
  cast: {
    schema: CastCall,
    description:
      "Note somebody of the story who is not the player's: new, or changed. attitude −3 hates the party, 3 would bleed for it. wants and hides are yours alone; told: the player now knows what they want. alive false: they died.",
  },
  thread: {
    schema: ThreadCall,
    description:
      "Note something open: a quest, promise, mystery or threat; a step done for it; how it ended. kind clock: a danger in 4, 6 or 8 segments; ticks fill it. truth is yours alone.",
  },
  reveal: {
    schema: RevealCall,
    description: "A secret came out: its id from the secrets, to whom, and how.",
  },
  change: {
    schema: ChangeCall,
    description:
      'Change the sheet of one of the player\'s characters: hurt or heal (hp, amount "-2d6" or "5"), gold, an item or resource by name, a condition, a rest.',
  },
  recall: {
    schema: RecallCall,
    description: "Look something up in what happened before, when the story card and the memories do not say it.",
  },
} as const;

export type ToolName = keyof typeof TOOLS;

/**
 * The tools in the form in which a model gets them. Their JSON Schemas are written by hand, because the library's schema generator would
 * add 7 KB to every worker that plays.
 */
export const TOOL_SPECS: readonly ToolSpec[] = Object.entries(TOOLS).map(([toolName, { description }]) => ({
  name: toolName,
  description,
  parameters: parameters[toolName as ToolName],
}));
