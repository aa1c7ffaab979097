import { pattern, tableOf } from "../../patterns.ts";
import { verbOf } from "#english/inflection";
import { isKnownVerb, past } from "#english/past-tense";
import { capitalise } from "#english/noun-phrase";

/** What the player has asked, as the one who is asked says it: "were you at the mill" → "I was at the mill". */

/** What stands in quotation marks is somebody's words, and stays as it is. */
export const asSpeaker = (text: string): string =>
  text
    .split(pattern("as-speaker quoted", "gu"))
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part

            .replace(pattern("as-speaker swapped", "giu"), (word) => {
              const [, verb] = word.toLowerCase().split(" ");
              return verb === undefined
                ? tableOf("as-speaker swaps").get(word.toLowerCase())!
                : `I ${AGREED.I![verb] ?? verb}`;
            }),
    )
    .join("")
    .replace(pattern("as-speaker clause", "giu"), "$1 I");

/** Forms of "be" and the auxiliaries after "I" and "you". */
const AGREED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  I: { are: "am", were: "was", is: "am", has: "have", does: "do" },
  you: { am: "are", was: "were", is: "are", has: "have", does: "do" },
};

/**
 * The answer to a question with yes or no, as a sentence without its full stop. Null where the subject is neither a pronoun nor one of the
 * names, so that where it ends is not clear.
 * @param question without its question mark and without a call to the one who is asked
 * @param names whose names can be the subject
 */
export function statedBySpeaker(question: string, yes: boolean, names: readonly string[]): string | null {
  if (/ or |[,;:]/iu.test(question) || question.split(" ").length > 16) return null;
  const [, typed = "", rest = ""] = pattern("as-speaker opens").exec(question.trim()) ?? [];
  if (typed === "") return null;
  const subject =
    pattern("as-speaker stated by speaker").exec(rest)?.[0] ??
    names
      .toSorted((a, b) => b.length - a.length)
      .find((name) => rest.toLowerCase().startsWith(`${name.toLowerCase()} `));
  if (subject === undefined) return null;
  const who = { you: "I", i: "you" }[subject.toLowerCase()] ?? subject;
  const aux = typed
    .toLowerCase()
    .replace(/n['’]t$/u, "")
    .replace(/^ca$/u, "can")
    .replace(/^wo$/u, "will");
  const verb = AGREED[who]?.[aux] ?? aux;
  const after = asSpeaker(rest.slice(subject.length)).replace(pattern("as-speaker adverbs"), " ").trimEnd();
  if (after.trim() === "") return null;
  return capitalise(`${who} ${yes ? affirmed(verb, after) : denied(verb, after)}`).replace(
    /^(There \p{Ll}+) not an? /u,
    "$1 no ",
  );
}

/** "whether she took it", "how he got his limp", of the one who is asked: "did you take it", "how did you get your limp". */
export function asDirect(words: string, is: string): string {
  const [, asks = "", subject = "", adverb = "", verb = "", rest = ""] =
    pattern("as-speaker indirect").exec(words) ?? [];
  const isAuxiliary = pattern("as-speaker auxiliary").test(verb);
  const found = isAuxiliary ? null : verbOf(verb, isKnownVerb);
  if (subject === "" || (is !== "they" && !subject.startsWith(is)) || (found === null && !isAuxiliary)) return words;
  const opens = /^(?:whether|if)$/iu.test(asks) ? "" : `${asks} `;
  const [, other = ""] = / (and .+)$/u.exec(subject) ?? [];
  const who = other === "" ? "you" : `you ${other}`;
  const after = rest.replace(/\b(?:his|her|their)(?= \p{Ll})/gu, "your");
  return found === null
    ? `${opens}${AGREED.you![verb] ?? verb} ${who} ${adverb}${after.trim()}`
    : `${opens}${found.form === "past" ? "did" : "do"} ${who} ${adverb}${found.lemma}${after}`;
}

/** "open" of one who does it: "opens". */
export const inThird = (verb: string): string =>
  `${verb}${/(?:s|sh|ch|x|o)$/u.test(verb) ? "es" : "s"}`.replace(/([^aeiou])ys$/u, "$1ies");

function affirmed(verb: string, after: string): string {
  const tail = after.replace(/ any(?= )/u, " some");
  const [, word = ""] = /^ (\p{Ll}+)/u.exec(tail) ?? [];
  if (word === "" || !(/^do(?:es)?$/u.test(verb) || (verb === "did" && isKnownVerb(word)))) return `${verb}${tail}`;
  const finite = verb === "did" ? past(word) : verb === "do" ? word : word === "have" ? "has" : inThird(word);
  return `${finite}${tail.slice(word.length + 1)}`;
}

function denied(verb: string, typed: string): string {
  const after = typed.replace(pattern("as-speaker denied", "giu"), "any");
  // "Have you a key?": no key.
  const had = pattern("as-speaker denied 2").exec(after)?.[1];
  if (had !== undefined && /^(?:have|has|had)$/u.test(verb)) return `${verb} no ${had}`;
  const there = pattern("as-speaker denied 3").exec(after)?.[1];
  if (there !== undefined && pattern("as-speaker denied 4", "u").test(verb) && /^ any /iu.test(after))
    return `${verb} no ${there}`;
  return `${verb === "can" ? "cannot" : `${verb} not`}${after}`;
}

/** "Who paid for your boat", of Dorcas → "Dorcas paid for my boat". Null where the question does not ask for the one who does it. */
export function doneBy(question: string, name: string): string | null {
  const done = pattern("as-speaker done by").exec(question.trim().replace(/, \p{Lu}\p{L}+$/u, ""))?.[1];
  return done === undefined || done.split(" ").length > 14 ? null : `${name} ${asSpeaker(done)}`;
}
