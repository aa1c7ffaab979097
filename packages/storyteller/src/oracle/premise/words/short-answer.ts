import { filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { entriesIn, type Lore } from "../lore/lore.ts";
import { pronounOf } from "../lore/fates.ts";
import { kindOfNoun } from "../lore/nouns.ts";

/** The short answer to a question with yes or no: "is she lying?" → "she is"; "did I win?" → "you did". */

const OPENS = storedPattern("short-answer opens");
const PLURAL: Readonly<Record<string, string>> = { is: "are", was: "were", does: "do", has: "have", am: "are" };

export const isYesNo = (question: string): boolean =>
  OPENS.test(question) || pattern("short-answer is yes no").test(question);

/**
 * @param question without its question mark
 * @returns null where the subject of the question is not clear
 */
export function shortAnswer(lore: Lore, question: string, yes: boolean): string | null {
  const [, typed = "", rest = ""] = OPENS.exec(question) ?? [];
  const verb = { "can't": "can", "won't": "will" }[typed.toLowerCase()] ?? typed.toLowerCase().replace(/n't$/u, "");
  const subject = subjectOf(lore, rest, verb);
  if (verb === "" || subject === null) return null;
  const agreed = subject === "you" || subject === "they" ? (PLURAL[verb] ?? verb) : verb;
  return `${subject} ${yes ? agreed : agreed === "can" ? "cannot" : `${agreed} not`}`;
}

/** What a question with yes or no says once it is answered: "is the door locked", yes → "The door is locked". Null where it cannot be said plainly. */
export function statementOf(lore: Lore, question: string, yes: boolean): string | null {
  const [, typed = "", rest = ""] = OPENS.exec(question) ?? [];
  const verb = typed.toLowerCase().replace(/n't$/u, "").replace(/^ca$/u, "can").replace(/^wo$/u, "will");
  if (verb === "" || pattern("short-answer statement of 2", "u").test(verb) || /^(?:i|we|you)\b/iu.test(rest))
    return null;
  const names = entriesIn(lore, rest)
    .flatMap(({ name, aliases }) => [name, ...aliases, ...name.split(" ")])
    .filter((name) => name.length > 3 || /^\p{Lu}/u.test(name));
  const subject =
    pattern("short-answer statement of 3").exec(rest)?.[0] ??
    names
      .flatMap((name) => [name, name.replace(/^the /iu, "")])
      .map(
        (name) =>
          filledPattern("short-answer statement of 8", "iu", name.replace(/[^\p{L}\p{N} ]/gu, ".")).exec(rest)?.[0],
      )
      .filter((found) => found !== undefined)
      .toSorted((a, b) => b.length - a.length)[0] ??
    pattern("short-answer statement of").exec(rest.replace(pattern("short-answer statement of 7", "u"), " "))?.[0];
  // "Did the mark mean anything": where the noun ends is not clear.
  const [, one = "", two = ""] = pattern("short-answer statement of 4", "u").exec(subject ?? "") ?? [];
  if (two !== "" && kindOfNoun(two) === null && !names.includes(`${one} ${two}`)) return null;
  if (subject === undefined || !/^\s\S/u.test(rest.slice(subject.length))) return null;
  if (pattern("short-answer statement of 5").test(subject)) return null;
  const none = /^there$/iu.test(subject) && !yes;
  // "Has he moved at all?": he has moved.
  const tail = rest.slice(subject.length).replace(/ (?:at all|yet|ever)$/u, "");
  const after = (none && !pattern("short-answer statement of 6").test(tail) ? ` no${tail}` : tail).replace(
    /^ (?:any|an?)\b/iu,
    (article) => (none ? " no" : article.replace(/any(?:$|\b)/iu, "some")),
  );
  const not = yes || none ? "" : verb === "can" ? "not" : " not";
  return capitalise(`${subject} ${verb}${not}${after}`.replace(/ no another\b/u, " no other"));
}

function subjectOf(lore: Lore, rest: string, verb: string): string | null {
  const [first = ""] = rest.toLowerCase().split(/[\s,]+/u);
  if (/^(?:i|we)$/u.test(first)) return "you";
  if (pattern("short-answer subject of", "u").test(first)) return first;
  if (/^(?:this|that)$/u.test(first)) return "it";
  if (/^(?:these|those)$/u.test(first)) return "they";
  const [named] = entriesIn(lore, rest);
  const start = rest.toLowerCase().replace(/^(?:the|my|our|old) /u, "");
  if (
    named !== undefined &&
    [named.name, ...named.aliases, ...named.name.split(" ")].some((name) =>
      new RegExp(
        `^${name
          .toLowerCase()
          .replace(/^(?:the|your) /u, "")
          .replace(/[^\p{L}\p{N} ]/gu, ".")}(?!['’\\p{L}])`,
        "u",
      ).test(start),
    ) &&
    !/^\S+(?: \S+)? and /u.test(start)
  )
    return named.kind === "person"
      ? pronounOf(lore, named)
      : named.kind === "faction" || pattern("short-answer subject of 3", "u").test(verb)
        ? "they"
        : "it";
  const noun = pattern("short-answer subject of 2", "u").exec(rest);
  if (noun === null) return null;
  const words = noun[1]!.split(" ");
  const head = words.find((word) => kindOfNoun(word) !== null);
  if (head === undefined || kindOfNoun(head) === "person" || kindOfNoun(head) === "creature") return null;
  return pattern("short-answer subject of 3", "u").test(verb) || /[^s]s$/u.test(head) ? "they" : "it";
}

/** What came of it as the answer to a question whether it came off: what was found out is a yes. */
export const asYes = (answer: string): string => (/^(?:Yes|No)\b/u.test(answer) ? answer : `Yes. ${answer}`);
