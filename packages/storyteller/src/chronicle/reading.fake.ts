import type { EntityDraft, EntityType } from "#contracts/memory/items";

import { plainLine, sentencesOf } from "#english/sentences";
import { type MarkedNames, markNames } from "./marked-names.ts";

/** Marked names for tests. Each name has a type, a person by default. */
export function namesOf(...names: readonly (string | readonly [string, EntityType])[]): MarkedNames {
  return markNames(
    names.map((one): EntityDraft => {
      const [name, type] = typeof one === "string" ? ([one, "person"] as const) : one;
      return { name, type, aliases: [], description: "" };
    }),
  );
}

/** The sentences of a text, split as a chronicler splits them. */
export const sentences = (text: string): string[] => sentencesOf(plainLine(text));
