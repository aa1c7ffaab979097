import { isTitle } from "./titles.ts";

/** A name in the parts by which names are compared. */
export interface ReadName {
  /** Lower case, without accents, leading article and possessive ending; words joined by spaces. */
  readonly folded: string;
  /** The name itself, without titles and epithet. Empty if the name is only a title: "the Captain". */
  readonly core: readonly string[];
  readonly titles: readonly string[];
  /** The words after "the": "Tollkeeper" in "Vell the Tollkeeper". Empty if there are none. */
  readonly epithet: string;
  /** Whether the name began with "the". */
  readonly definite: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const ACCENTS = /[\u0300-\u036f]+/gu;
const EDGES = /^[\s"“”‘«»(.,;:!?-]+|[\s"“”«»).,;:!?-]+$/gu;

/** Removes quotation marks and a possessive ending around a name in a sentence. */
export function tidyName(name: string): string {
  const bare = name.normalize("NFC").replace(EDGES, "").replace(/\s+/gu, " ");
  const owner = bare.replace(/(?<=\p{L})['’]s$/u, "").replace(/(?<=s)['’]$/u, "");
  return owner === "" ? name.trim() : owner;
}

/** Splits a name into its parts. Never throws, whatever the text is. */
export function readName(name: string): ReadName {
  const all = wordsOf(tidyName(name));
  const definite = all.length > 1 && all[0] === "the";
  const words = all.length > 1 && /^(?:the|an?)$/u.test(all[0]!) ? all.slice(1) : all;
  const the = words.indexOf("the", 1);
  const named = the > 0 && the < words.length - 1 ? words.slice(0, the) : words;
  const firstOwn = named.findIndex((word) => !isTitle(word));
  const own = firstOwn === -1 ? named.length : firstOwn;
  return {
    folded: words.join(" "),
    core: named.slice(own),
    titles: named.slice(0, own),
    epithet: named === words ? "" : words.slice(the + 1).join(" "),
    definite,
  };
}

const wordsOf = (name: string): string[] =>
  name.toLowerCase().normalize("NFD").replace(ACCENTS, "").normalize("NFC").replace(/['’]/gu, "").match(WORD) ?? [];

/** Folds a text as names are folded, with a space before and after each word, so that whole names can be searched in it. */
export const foldText = (text: string): string =>
  ` ${wordsOf(text.replace(/(?<=\p{L})['’]s(?!\p{L})/gu, "")).join(" ")} `;
