import { pattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { kindOfName } from "./name-kinds.ts";

/** Whom a pronoun at the beginning of a sentence means: the name of the sentence before. */

/** Replaces pronouns by names: "She wants the chain to sing" after a sentence about Ossa Vel is a sentence about Ossa Vel. */
export function resolvePronouns<S extends { text: string; starts: boolean; source: string }>(
  sentences: readonly S[],
  hero = "",
): S[] {
  let last = "";
  return sentences.map((sentence, at) => {
    if (sentence.starts) last = sentence.source === "hero" && sentences[at - 1]?.source !== "hero" ? hero : "";
    const found = pattern("meant-names resolve pronouns 6", "u").exec(sentence.text);
    const whose = pattern("meant-names resolve pronouns 7", "u").exec(sentence.text);
    // "Yesterday she was stolen."
    const later = pattern("meant-names resolve pronouns", "u").exec(sentence.text);
    const wording =
      last === "" || (found === null && whose === null && later === null)
        ? sentence.text
        : later !== null
          ? `${later[1]!.replace(/,? $/u, "")}, ${last} ${sentence.text.slice(later[0].length)}`
          : found !== null
            ? capitalise(last) + sentence.text.slice(found[0].length)
            : `${capitalise(last)}'s${sentence.text.slice(whose![0].length)}`;
    const subject = pattern("meant-names resolve pronouns 2", "u").exec(wording)?.[1];
    if (
      subject !== undefined &&
      (subject.includes(" ") || kindOfName(subject, "", wording.slice(subject.length)) === "person") &&
      !pattern("meant-names resolve pronouns 5", "u").test(subject)
    )
      last = `${wording.startsWith("The ") && !subject.includes(" ") ? "the " : ""}${subject.replace(/ of (?:the )?.*$/u, "")}`;
    else {
      // "The royal hen, Dame Cluck, lays an egg": the hen is who is spoken of.
      const called = pattern("meant-names resolve pronouns 3", "u").exec(wording)?.[1];
      // "Since the war Mrs Adelaide Frayne has lived there": "her son" is hers, and not the house's.
      const titled = pattern("meant-names resolve pronouns 4", "u").exec(wording)?.[0];
      if (called !== undefined) last = called;
      else if (titled !== undefined && found === null && whose === null) last = titled;
    }
    return { ...sentence, text: wording };
  });
}
