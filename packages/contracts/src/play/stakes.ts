/**
 * What happens if a check succeeds or fails, as announced before the die is rolled. A text is empty if nothing was announced for that
 * case.
 */
export interface Stakes {
  readonly win: string;
  readonly lose: string;
}

/** The most characters of a check's stakes. */
const MOST = 200;
const BOTH_WAYS = /^(?:win: (.*?))?(?:(?:^|; )lose: (.*))?$/su;

/** Writes both outcomes as one text: "win: she tells; lose: she lies". */
export const writeStakes = ({ win, lose }: Stakes): string =>
  [win === "" ? "" : `win: ${win}`, lose === "" ? "" : `lose: ${lose}`].filter(Boolean).join("; ").slice(0, MOST);

/** Parses a check's stakes. Null if the text has another form, as the stakes of the rules' own checks do. */
export function readStakes(stakes: string): Stakes | null {
  const both = stakes === "" ? null : BOTH_WAYS.exec(stakes);
  return both && { win: both[1] ?? "", lose: both[2] ?? "" };
}
