import { IRREGULAR_VERBS } from "./irregular-verbs.ts";

/** The grammatical form of a verb. Clauses that belong together use the same form. */
export type Form = "base" | "s" | "past" | "ing";

export interface Verb {
  readonly lemma: string;
  readonly form: Form;
}

const formOf = (form: string, base: string): Form =>
  form.endsWith("ing") && !base.endsWith("ing") ? "ing" : form.endsWith("s") && !base.endsWith("s") ? "s" : "past";

const irregular = new Map<string, Verb>();
for (const line of IRREGULAR_VERBS) {
  const [base = "", ...forms] = line.split(" ");
  for (const form of forms) irregular.set(form, { lemma: base, form: formOf(form, base) });
}
irregular.set("am", { lemma: "be", form: "base" });
irregular.set("are", { lemma: "be", form: "base" });
irregular.set("is", { lemma: "be", form: "s" });

/** Possible base forms of a word with a regular ending. */
function stems(word: string): readonly (readonly [string, Form])[] {
  const found: [string, Form][] = [];
  const add = (stem: string, form: Form): void => {
    if (stem.length >= 2) found.push([stem, form]);
  };
  const ending = (cut: number, form: Form): void => {
    const stem = word.slice(0, -cut);
    // Adds the base form with "e" first if it is likelier: "hoping" comes from "hope", but "hopping" from "hop".
    if (/[^aeiou][aeiou][^aeiouwxy]$/u.test(stem)) add(`${stem}e`, form);
    add(stem, form);
    add(`${stem}e`, form);
    if (/([b-df-hj-np-tv-z])\1$/u.test(stem)) add(stem.slice(0, -1), form);
    if (stem.endsWith("i")) add(`${stem.slice(0, -1)}y`, form);
    if (stem.endsWith("ck")) add(stem.slice(0, -1), form);
  };
  if (word.endsWith("ing")) ending(3, "ing");
  else if (/in['’]$/u.test(word)) ending(3, "ing");
  else if (word.endsWith("ed")) ending(2, "past");
  else if (word.endsWith("s") && !word.endsWith("ss")) {
    if (word.endsWith("ies")) add(`${word.slice(0, -3)}y`, "s");
    add(word.slice(0, -1), "s");
    if (word.endsWith("es")) add(word.slice(0, -2), "s");
  }
  return found;
}

/**
 * The verb of which a word is a form. Null if it is none.
 * @param isVerb whether a base form is a verb
 */
export function verbOf(word: string, isVerb: (lemma: string) => boolean): Verb | null {
  const known = irregular.get(word);
  if (known !== undefined && isVerb(known.lemma)) return known;
  if (isVerb(word)) return { lemma: word, form: "base" };
  for (const [lemma, form] of stems(word)) if (isVerb(lemma)) return { lemma, form };
  return null;
}

/** A noun without its plural or possessive ending. */
export function singular(word: string): string {
  const bare = word.replace(/['’]s?$/u, "");
  if (bare.length <= 3 || bare.endsWith("ss") || bare.endsWith("us")) return bare;
  if (bare.endsWith("ies")) return `${bare.slice(0, -3)}y`;
  if (bare.endsWith("ves")) return `${bare.slice(0, -3)}f`;
  if (/(?:ch|sh|x|ss)es$/u.test(bare)) return bare.slice(0, -2);
  return bare.endsWith("s") ? bare.slice(0, -1) : bare;
}
