/** A yes-or-no question as two statements: what yes means, and what no means. */
export interface Statement {
  readonly so: string;
  readonly not: string;
}

const LONGEST = 14;
const BE = new Set(["is", "are", "was", "were"]);
const OTHERS = new Set(["can", "could", "will", "would", "should", "has", "have", "had", "might", "does", "do", "did"]);
const DETERMINERS = new Set([
  "the",
  "a",
  "an",
  "my",
  "your",
  "his",
  "her",
  "their",
  "our",
  "its",
  "this",
  "that",
  "these",
  "those",
  "any",
  "some",
]);
const STOPS = new Set(
  "in on at by with from of to into near behind under over inside outside very really still already too so quite a an the my your his her their here there now more less just always never any not".split(
    " ",
  ),
);
const ADJECTIVES = new Set(
  "old young big little small large great first second third last other next red black white grey green blue tall short strange dark main north south east west back front iron wooden stone broken nearest".split(
    " ",
  ),
);
const FLIPPED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: "you",
    my: "your",
    me: "you",
    we: "you",
    our: "your",
    us: "you",
    myself: "yourself",
  }),
);

/** "Is the gate guarded?" becomes "the gate is guarded" and "the gate is not guarded". Null if the sentence is too complicated. */
export function statementOf(question: string): Statement | null {
  const words = (
    question
      .toLowerCase()
      .replace(/’/gu, "'")
      .replace(/^(?:so|and|but|wait|hm+|well)[, ]+/u, "")
      .match(/^[a-z' -]+(?=\?)/u)?.[0] ?? ""
  )
    .trim()
    .split(/\s+/u);
  const names = new Set(question.match(/\b\p{Lu}[\p{L}'’-]+/gu)?.slice(1) ?? []);
  const [verb = "", ...rest] = words;
  if (words.length < 3 || words.length > LONGEST || rest.some((word) => word.length > 16)) return null;
  const asWas = (list: readonly string[]) =>
    list.map((word) => FLIPPED.get(word) ?? [...names].find((name) => name.toLowerCase() === word) ?? word).join(" ");
  if (BE.has(verb) && rest[0] === "there") {
    const what = rest.slice(1);
    const bare = ["a", "an", "any", "some"].includes(what[0] ?? "") ? what.slice(1) : what;
    if (bare.length === 0) return null;
    const some = what[0] === "any" ? bare : what;
    return { so: `there ${verb} ${asWas(some)}`, not: `there ${verb} no ${asWas(bare)}` };
  }
  if (verb === "am" && rest[0] === "i")
    return { so: `you are ${asWas(rest.slice(1))}`, not: `you are not ${asWas(rest.slice(1))}` };
  if (!BE.has(verb) && !OTHERS.has(verb)) return null;
  const length = subjectLength(rest, BE.has(verb));
  if (length === 0 || length >= rest.length) return null;
  const subject = asWas(rest.slice(0, length));
  const predicate = asWas(rest.slice(length));
  const said = subject === "you" ? ({ is: "are", was: "were", does: "do", has: "have" }[verb] ?? verb) : verb;
  return { so: `${subject} ${said} ${predicate}`, not: `${subject} ${said} not ${predicate}` };
}

function subjectLength(rest: readonly string[], copula: boolean): number {
  const [first = ""] = rest;
  if (!DETERMINERS.has(first)) return 1;
  let at = 1;
  while (ADJECTIVES.has(rest[at] ?? "")) at++;
  if (rest[at] === undefined) return 0;
  at++;
  if (!copula) return at;
  while (at < rest.length - 1 && !STOPS.has(rest[at]!) && !/(?:ed|ing)$/u.test(rest[at]!)) at++;
  return at;
}
