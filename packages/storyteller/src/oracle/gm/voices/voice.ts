/** How one genre is heard, seen and smelt by a narrator. Clauses are whole, lower case, in the present and without a stop. */
export interface Voice {
  /** Clauses: "a shutter knocks in the wind". */
  readonly sounds: readonly string[];
  /** What the air holds: "wet wool and tallow". */
  readonly smells: readonly string[];
  /** Clauses about the light. */
  readonly lights: readonly string[];
  /** Clauses about others going about their lives, a little dry. */
  readonly passers: readonly string[];
  /** Clauses about weather and sky. */
  readonly skies: readonly string[];
  /** Small telling things, with their article. */
  readonly curios: readonly string[];
  /** Things at hand to lean on, touch or hide behind, singular, without an article. */
  readonly surfaces: readonly string[];
  /** What people swear by, capitalised, to stand before a comma or stop. */
  readonly oaths: readonly string[];
  /** What the genre's foes do to "you", third person, by a word of their name; "*" is any other. */
  readonly blows: Readonly<Record<string, readonly string[]>>;
}

/** One entry a line, or "a; b; c". */
export const list = (text: string): readonly string[] =>
  text
    .split(/[;\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
