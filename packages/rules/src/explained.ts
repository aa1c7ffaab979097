/** A number of the sheet that says where it comes from: "AC 16 = chain mail". */
export interface Explained {
  readonly value: number;
  /** What the value is made of, in the order in which a player would add it up. Their sum is the value, unless a part replaces those before. */
  readonly parts: readonly Part[];
}

/** One reason for a number. */
export interface Part {
  /** What gives it, in words of the rules: "chain mail", "Dexterity", "proficiency". */
  readonly from: string;
  readonly value: number;
}

/** The sum of parts; parts of zero are left out unless they are all there is. */
export function explain(...parts: readonly (Part | null)[]): Explained {
  const given = parts.filter((part): part is Part => part !== null);
  const nonZero = given.filter(({ value }) => value !== 0);
  return {
    value: given.reduce((sum, { value }) => sum + value, 0),
    parts: nonZero.length > 0 ? nonZero : given.slice(0, 1),
  };
}
