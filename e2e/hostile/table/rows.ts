import { AUTH } from "./auth.ts";
import { DICE } from "./dice.ts";
import { FRAMES } from "./frames.ts";
import { HTTP } from "./http.ts";
import { IMPORTS } from "./imports.ts";
import { INJECTION } from "./injection.ts";
import { PROMPT_INJECTION } from "./prompt-injection.ts";
import type { Row } from "./row.ts";
import { SIZES } from "./sizes.ts";
import { TYPES } from "./types.ts";
import { UNICODE } from "./unicode.ts";

/** All hostile inputs, grouped by kind. */
export const ROWS: readonly Row[] = [
  ...SIZES,
  ...UNICODE,
  ...TYPES,
  ...INJECTION,
  ...PROMPT_INJECTION,
  ...DICE,
  ...AUTH,
  ...HTTP,
  ...IMPORTS,
  ...FRAMES,
];
