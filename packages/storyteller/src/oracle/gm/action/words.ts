/** A player's text as the reader sees it: lower case, plain quotes, only words. */
export interface Words {
  readonly plain: string;
  readonly tokens: readonly string[];
}

const MOST_READ = 600;

/** Never throws, whatever is written. Only the first 600 characters are read: an action is said early. */
export function wordsOf(text: string): Words {
  const plain = text
    .slice(0, MOST_READ)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’`]/gu, "'")
    .replace(/[“”«»]/gu, '"')
    .replace(/\s+/gu, " ")
    .trim();
  return { plain, tokens: plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [] };
}

const DOUBLED = /([bdgklmnprt])\1$/u;

/** The forms a word may be an inflection of: "running" → run, runn, runne; "strikes" → strike, strik. */
export function stems(word: string): readonly string[] {
  const found = [word];
  const cut = (ending: string) => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return;
    const stem = word.slice(0, -ending.length);
    found.push(stem, `${stem}e`);
    if (DOUBLED.test(stem)) found.push(stem.slice(0, -1));
    if (stem.endsWith("i")) found.push(`${stem.slice(0, -1)}y`);
  };
  if (!word.endsWith("ss")) cut("s");
  cut("es");
  cut("ing");
  cut("ed");
  return found;
}
