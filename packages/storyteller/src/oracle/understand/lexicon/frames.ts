import { FRAMES_A_TO_L } from "./frames-a-to-l.ts";
import { FRAMES_M_TO_Z } from "./frames-m-to-z.ts";

/**
 * Verbs whose act depends on what stands beside them. An entry is a list of rules, the first that fits decides; it falls back to the
 * plain list (`verbs.ts`). A rule is conditions and, after `>`, its sense; all conditions must hold:
 * `=a,b` the object contains one of these words; `*a,b` any word after the verb; `+a,b` a particle or preposition after the verb;
 * `^a,b` the next word; `@ptf…` the object is of one of these kinds; `#ptf…` something after a preposition is;
 * `fight` or `calm`: whether there are foes. A leading `!` negates a condition.
 * Kinds: p person, f foe, t thing, x way out, i carried by the hero, s the hero, w weapon, d something to read, c container, e food or
 * drink, m money, b part of the hero's body, z spell, l place, o door, n no object, u something unnamed in the scene, a animal.
 */
export const FRAMES: Readonly<Record<string, string>> = { ...FRAMES_A_TO_L, ...FRAMES_M_TO_Z };
