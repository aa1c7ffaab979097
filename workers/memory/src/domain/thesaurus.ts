import { formsOf } from "./irregular.ts";
import { stem } from "./porter.ts";
import { ADVENTURE } from "./thesaurus/adventure.ts";
import { ARTS } from "./thesaurus/arts.ts";
import { FEELINGS } from "./thesaurus/feelings.ts";
import { HOME } from "./thesaurus/home.ts";
import { LEISURE } from "./thesaurus/leisure.ts";
import { PEOPLE } from "./thesaurus/people.ts";
import { WORK } from "./thesaurus/work.ts";

/**
 * Words by which a memory may say what a question asks with another: "job" is answered by "engineer", "weapon" by "axe". Each line
 * of the tables is a word and those that answer it; a line says nothing of the other direction.
 */
const TABLES = [PEOPLE, WORK, HOME, LEISURE, ARTS, FEELINGS, ADVENTURE];

interface Answer {
  readonly word: string;
  readonly lemma: string;
}

let answers: Map<string, Map<string, Answer>> | null = null;

function load(): Map<string, Map<string, Answer>> {
  const byLemma = new Map<string, Map<string, Answer>>();
  for (const line of TABLES.flatMap((table) => table.trim().split("\n"))) {
    const [asked = "", ...answering] = line.split(/:? /u);
    const own = lemma(asked);
    const known = byLemma.get(own) ?? new Map<string, Answer>();
    for (const word of answering) {
      const answer = { word, lemma: lemma(word) };
      if (answer.lemma !== own) known.set(answer.lemma, answer);
    }
    byLemma.set(own, known);
  }
  return byLemma;
}

/** The stem by which the thesaurus knows a word in any of its forms. */
export const lemma = (word: string): string => stem(formsOf(word)[0] ?? word);

/** Words that may answer this one; none of them is a form of it, or of those `besides`. Read when they are first asked for. */
export function answering(word: string, besides: ReadonlySet<string>): string[] {
  answers ??= load();
  const found = answers.get(lemma(word))?.values() ?? [];
  return [...found].filter((answer) => !besides.has(answer.lemma)).map((answer) => answer.word);
}
