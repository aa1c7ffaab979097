import { pattern } from "../../patterns.ts";
import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import { kindOfNoun } from "../lore/nouns.ts";

/** Whether words say that something happens, or only name it. */

/** Whether a sentence says that somebody or something does anything: "a pickup pulls up behind me". */
export const hasVerb = (text: string): boolean =>
  text
    .replace(pattern("phrases has verb 3", "u"), "")
    .split(/[^\p{L}'’]+/u)
    .some(
      (word, at) =>
        pattern("phrases has verb").test(word) ||
        (/^\p{L}+['’]s$/u.test(word) && pattern("phrases has verb 2").test(word)) ||
        (at > 0 && kindOfNoun(word) === null && verbOf(word.toLowerCase(), isKnownVerb)?.form === "s"),
    );
