import { LIMITS } from "#contracts/limits";

/** `count` dice with `sides` sides. `keep` says how many of the highest or lowest dice count. */
export interface DiceTerm {
  readonly sign: 1 | -1;
  readonly count: number;
  readonly sides: number;
  readonly keep: { readonly which: "highest" | "lowest"; readonly count: number } | null;
}

export interface DiceExpression {
  readonly dice: readonly DiceTerm[];
  readonly constant: number;
}

const TERM = /^(?:(\d{0,3})d(\d{1,4})(?:k([hl])(\d{0,3}))?|(\d{1,6}))$/u;

/**
 * Parses `NdM`, `kh`/`kl`, `+`/`-` and constants, e.g. `2d20kh1+5` or `4d6kh3 - 1`.
 * @throws RangeError for any other text, and beyond the limits: 100 dice in total, 1,000 sides, 200 characters
 */
export function parseNotation(notation: string): DiceExpression {
  if (notation.length > LIMITS.dice.notation) throw new RangeError("The dice notation is too long");
  const terms = notation
    .toLowerCase()
    .replaceAll(/\s+/gu, "")
    .match(/[+-]?[^+-]+/gu);
  if (!terms || terms.join("") !== notation.toLowerCase().replaceAll(/\s+/gu, "")) throw unreadable(notation);

  const dice: DiceTerm[] = [];
  let constant = 0;
  for (const raw of terms) {
    const sign = raw.startsWith("-") ? -1 : 1;
    const match = TERM.exec(raw.replace(/^[+-]/u, ""));
    if (!match) throw unreadable(notation);
    const [, count, sides, which, kept, number] = match;
    if (number !== undefined) {
      constant += sign * Number(number);
      continue;
    }
    const term = { sign, count: count ? Number(count) : 1, sides: Number(sides) } as const;
    if (term.count < 1 || term.sides < 1 || term.sides > LIMITS.dice.sides) {
      throw new RangeError(`A roll has 1 to ${LIMITS.dice.count} dice of 1 to ${LIMITS.dice.sides} sides`);
    }
    const keepCount = kept ? Number(kept) : 1;
    if (which !== undefined && (keepCount < 1 || keepCount > term.count)) throw unreadable(notation);
    dice.push({
      ...term,
      keep: which === undefined ? null : { which: which === "h" ? "highest" : "lowest", count: keepCount },
    });
  }
  if (dice.reduce((sum, term) => sum + term.count, 0) > LIMITS.dice.count) {
    throw new RangeError(`A roll has at most ${LIMITS.dice.count} dice`);
  }
  return { dice, constant };
}

const unreadable = (notation: string): RangeError => new RangeError(`"${notation}" is not a dice notation`);
