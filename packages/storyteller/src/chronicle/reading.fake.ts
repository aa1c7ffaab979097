import type { EntityDraft, EntityType } from "#contracts/memory/items";

import { plainLine, sentencesOf } from "#english/sentences";
import { type MarkedNames, markNames } from "./marked-names.ts";

/** Names for tests of what is read: each with its type, a person where none is given. */
export function namesOf(...names: readonly (string | readonly [string, EntityType])[]): MarkedNames {
  return markNames(
    names.map((one): EntityDraft => {
      const [name, type] = typeof one === "string" ? ([one, "person"] as const) : one;
      return { name, type, aliases: [], description: "" };
    }),
  );
}

/** The sentences of a text, as a chronicler reads them. */
export const sentences = (text: string): string[] => sentencesOf(plainLine(text));
