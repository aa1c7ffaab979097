import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import { pattern } from "../../patterns.ts";
import { indexOfName, type LoreEntry } from "../lore/lore.ts";
import { isFrame, isSecret } from "../opening/seeds.ts";
import type { Turn } from "../turn.ts";

/** A sentence of the texts about an entry that was not told yet; empty where there is none. */
export function unsaidOf(turn: Turn, entry: LoreEntry): string {
  return (
    turn
      .about(entry)
      .filter((each) => !isSecret(turn.lore, each))
      .find(
        ({ text, source }) =>
          source !== "story" &&
          (source !== "hero" || text.startsWith(entry.name)) &&
          !isFrame(text) &&
          !turn.wasSaid(text) &&
          indexOfName(text, entry.name) <= 60 &&
          !pattern("unsaid unsaid of", "u").test(text) &&
          (source !== "hero" || !turn.lore.heroes.some((hero) => text.startsWith(hero.split(" ")[0]!))) &&
          !pattern("unsaid unsaid of 2", "u").test(text) &&
          !isPastDeed(entry, text),
      )?.text ?? ""
  );
}

/** "Reverend Quill awaited the silver.": what somebody once did cannot be seen of them. */
const isPastDeed = ({ name, kind }: LoreEntry, text: string): boolean =>
  kind === "person" && text.startsWith(`${name} `) && isPast(/^\p{Ll}+/u.exec(text.slice(name.length + 1))?.[0] ?? "");
const isPast = (word: string): boolean => word.endsWith("ed") || verbOf(word, isKnownVerb)?.form === "past";
