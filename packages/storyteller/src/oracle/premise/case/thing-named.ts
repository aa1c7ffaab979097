import { pattern } from "../../patterns.ts";
import { withCapitals } from "../lore/capitals.ts";
import { kindOfNoun } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import { nounIn } from "../words/noun-in.ts";
import { toSecondPerson } from "../words/person-words.ts";
import type { More } from "./fill-in.ts";

/** The thing that a deed or a look is about, as a written sentence names it. */

/** "a lump of butter": "the lump"; "my rope": "your rope". */
export const thingNamed = (turn: Turn, phrase: string): string =>
  withCapitals(turn.lore, ` ${toSecondPerson(phrase).replace(pattern("thing named"), "the ")}`).trim();

export const isMany = (word: string): boolean => pattern("thing many").test(word);

const SENSES = ["taste", "smell", "hear", "count", "measure"] as const;
/** Whether what is found is of the sense that a deed uses: who listens hears, who measures has a measure. */
export const isOfSense = (deed: string, found: string): boolean =>
  SENSES.every((sense) => !pattern(`sense ${sense}`).test(deed) || pattern(`sense ${sense} found`).test(found));

/** The slot {thing} of a text; none where it names no thing. */
export function aboutThing(turn: Turn, text: string): More {
  if (pattern("thing it", "u").test(text)) return {};
  const noun = nounIn(text.replace(pattern("thing with what"), " ").replace(pattern("thing to whom", "giu"), ""))
    .replace(pattern("thing trail", "u"), "$1")
    // "the goose a lump": what is given, and not to whom.
    .replace(pattern("thing second", "u"), "");
  // "Duchess": a beast by its name.
  if (noun === "" && /^\p{Lu}[\p{L} ]+$/u.test(text)) return { thing: text, "is thing": "it" };
  const head = noun.split(" ").at(-1)!;
  return noun === "" || pattern("thing none").test(noun) || kindOfNoun(head) === "person"
    ? {}
    : { thing: thingNamed(turn, noun), "is thing": isMany(head) ? "they" : "it" };
}
