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
 * Words with which a memory may answer the word of a question: "engineer" answers "job", "axe" answers "weapon". Each line of the tables
 * is a word followed by the words that answer it. The reverse direction does not follow from a line.
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

/** The stem under which the thesaurus stores a word, whatever its form. */
export const lemma = (word: string): string => stem(formsOf(word)[0] ?? word);

/**
 * Words that may answer this word. Forms of the word itself and of the words in `besides` are left out. The tables are parsed at the
 * first call.
 */
export function answering(word: string, besides: ReadonlySet<string>): string[] {
  answers ??= load();
  const found = answers.get(lemma(word))?.values() ?? [];
  return [...found].filter((answer) => !besides.has(answer.lemma)).map((answer) => answer.word);
}
