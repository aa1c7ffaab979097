import * as z from "zod/mini";
import { catch as orElse } from "zod/mini";

import { TONES } from "./case-content.ts";
import { DEEDS, STEP_SORTS } from "./case-kinds.ts";

/** A case as the memo keeps it. It is sealed: nothing of it is shown before a clue, a move or the showdown tells it. */

const name = z.string().check(z.maxLength(160));
const names = orElse(z.array(name), () => []);

export const KeptCase = z.object({
  /** The id of the truth. */
  truth: z.string(),
  /** The aim for which it was drawn. */
  aim: orElse(z.string(), ""),
  tone: z.enum(TONES),
  /** What the texts have of a time or a world: "space", "magic". */
  world: names,
  who: z.object({ opponent: name, tool: name, witness: name, ally: name, suspect: name }),
  where: z.object({ scene: name, lair: name, far: name }),
  prize: z.object({ words: name, is: z.enum(["it", "he", "she", "they"]), alias: orElse(name, "") }),
  /** What is to be stopped, or what happened, as a noun phrase; and what the hero wants, after "to". */
  threat: orElse(name, ""),
  goal: orElse(name, ""),
  /** From what its parts are drawn, so that another plot for the same story has the parts that its pitch said. */
  seed: orElse(z.string(), ""),
  /** The plots that fit the story: those that the player is to choose from next come first. */
  plots: names,
  /** What the player's texts leave open, and by what of the case it is answered (`hooks.ts`). */
  hooks: orElse(
    z.array(z.object({ asks: name, by: z.enum(["opponent", "tool", "lair", "why", "truth", "player"]) })),
    () => [],
  ),
  /** People whom the oracle made up and whom no text has named yet. */
  invented: orElse(z.array(z.object({ name, role: name, is: z.enum(["he", "she"]) })), () => []),
  /** Clues that the hero has, by id. */
  found: names,
  /** How many core clues came from a person or a place. */
  from: orElse(z.record(z.string(), z.int()), () => ({})),
  /** Who told the hero a clue, by its id. What was found has nobody. */
  sources: orElse(z.record(z.string(), name), () => ({})),
  /** What the opponent and the tool have said already, what was told once, and whether the player was asked whom to name or what it is. */
  said: orElse(
    z.array(z.enum(["lie", "confess", "why", "scene", "acted", "asked", "way open", "theory", "left"])),
    () => [],
  ),
  /** Moves of the opponent, by their place in the list. */
  moves: orElse(z.array(z.int()), () => []),
  /** Whether the opponent's next move is due. */
  due: orElse(z.boolean(), false),
  /** Whether the clock has been full: the end is harder. */
  late: orElse(z.boolean(), false),
  /** Whether the player has said who it was, or that the hero has what the story is about: no more clues are needed. */
  enough: orElse(z.boolean(), false),
  /** Whether the hero was told who it is, and where it is decided. */
  announced: orElse(z.boolean(), false),
  /** What the player says it is, once it is so, of an open story: a whole sentence. Empty before. */
  theory: orElse(z.string().check(z.maxLength(400)), ""),
  /** Whether that names somebody who does it: the opponent, by whom it is decided. */
  doer: orElse(z.boolean(), false),
  /** What the player has said to other questions of the aim, and how the story is to be closed when the last of them is answered. */
  answers: orElse(z.array(z.object({ asks: z.string(), answer: z.string() })), () => []),
  closing: orElse(
    z.nullable(
      z.object({
        grade: z.nullable(z.enum(["strong", "weak", "miss"])),
        own: z.string(),
        way: z.enum(["talk", "force", "wit", "sacrifice"]),
        text: z.string(),
      }),
    ),
    () => null,
  ),
  /** What the player has said it is, and it was not: with how many pieces, and in which turn. */
  tried: orElse(z.array(z.object({ theory: z.string(), pieces: z.int(), turn: z.int() })), () => []),
  /** What is to be done, and what stands in the way of it, of an open task; null in all other stories. */
  task: orElse(
    z.nullable(
      z.object({
        kind: z.enum(DEEDS),
        steps: z.array(
          z.object({
            /** "Lund's fee", and the player's own sentence about it. */
            name,
            text: z.string().check(z.maxLength(400)),
            sort: z.enum(STEP_SORTS),
            /** Whom, what and which place it is about; what it costs. */
            person: name,
            thing: name,
            place: name,
            sum: z.int(),
            /** What is so when it is dealt with, as a sentence. */
            after: orElse(name, ""),
            /** How the hero dealt with it, as a clause: "you pay 27 crowns". */
            how: z.optional(z.string().check(z.maxLength(300))),
            /** What its person asks for it, once they were asked: a sum, a thing of the hero's, or a favour, as it stands after "to". */
            price: orElse(
              z.nullable(z.object({ of: z.enum(["sum", "thing", "favour"]), what: name, sum: z.int() })),
              () => null,
            ),
            state: z.enum(["open", "done", "struck"]),
            /** The ways that were tried in vain. */
            ways: names,
          }),
        ),
        /** Who is after the same, by the texts. */
        rival: orElse(name, ""),
        /** Where it is done. */
        at: orElse(name, ""),
        /** Whether the steps were shown, and whether the deed itself has begun. */
        shown: orElse(z.boolean(), false),
        begun: orElse(z.boolean(), false),
      }),
    ),
    () => null,
  ),
  /** The showdown while it lasts: checks made, whether the first was a hit, and how much passed that decides nothing. */
  showdown: orElse(z.nullable(z.object({ tries: z.int(), hits: z.int(), idle: orElse(z.int(), 0) })), null),
  /** What was told last: the player may strike it out. */
  last: orElse(
    z.nullable(
      z.object({
        what: z.enum(["clue", "move", "scene", "detail"]),
        id: name,
        log: z.string().check(z.maxLength(400)),
        by: name,
        brought: name,
        way: z.string(),
        turn: z.int(),
      }),
    ),
    null,
  ),
});
export type KeptCase = z.infer<typeof KeptCase>;
export type Task = NonNullable<KeptCase["task"]>;
export type Step = Task["steps"][number];
