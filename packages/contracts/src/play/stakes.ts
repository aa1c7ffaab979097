/** What comes of a check, as it was said before the die fell. An empty text where nothing was said of that way. */
export interface Stakes {
  readonly win: string;
  readonly lose: string;
}

/** Characters of a check's stakes. */
const MOST = 200;
const BOTH_WAYS = /^(?:win: (.*?))?(?:(?:^|; )lose: (.*))?$/su;

/** Both ways in one text: "win: she tells; lose: she lies". */
export const writeStakes = ({ win, lose }: Stakes): string =>
  [win === "" ? "" : `win: ${win}`, lose === "" ? "" : `lose: ${lose}`].filter(Boolean).join("; ").slice(0, MOST);

/** Reads a check's stakes; null where the text says something else, as the rules' own checks do. */
export function readStakes(stakes: string): Stakes | null {
  const both = stakes === "" ? null : BOTH_WAYS.exec(stakes);
  return both && { win: both[1] ?? "", lose: both[2] ?? "" };
}
