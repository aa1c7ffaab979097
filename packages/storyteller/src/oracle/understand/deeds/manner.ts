import { storedPattern, type StoredPattern } from "../../patterns.ts";
import type { Manner } from "../reading.ts";

const MANNERS: readonly (readonly [Manner, StoredPattern])[] = [
  ["sly", storedPattern("manner manners", "u")],
  ["careful", storedPattern("manner manners 2", "u")],
  ["harsh", storedPattern("manner manners 3", "u")],
  ["kind", storedPattern("manner manners 4", "u")],
  ["bold", storedPattern("manner manners 5", "u")],
];

/** The manner of an act, from words such as "carefully". */
export const mannerOf = (text: string): Manner =>
  MANNERS.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] ?? "plain";
