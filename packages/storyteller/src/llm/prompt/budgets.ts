/** The budget of each part of a prompt, in tokens. */
export interface PartBudgets {
  /** Reserved for estimates that were too low, for tool calls and for their answers. */
  readonly margin: number;
  /** The campaign card: who the hero is, the player's wishes, and the first sentences of world and campaign. */
  readonly card: number;
  readonly summaries: number;
  /** The story card: scene, people present, threads, clocks. */
  readonly story: number;
  readonly sheet: number;
  readonly lore: number;
  readonly recalled: number;
  readonly secrets: number;
  /** The author's note, and the note that tells the model which habits to vary. */
  readonly note: number;
  /** The most tokens for the transcript, and the size to which it is cut when it exceeds them. */
  readonly transcript: number;
  readonly transcriptCut: number;
}

/**
 * Budgets for three sizes of context window. Between these sizes the budgets are interpolated. Below the first size they shrink with the
 * window. Above 32k most of the window stays free on purpose, because models lose track in long prompts (docs/game-master.md, "The prompt").
 */
const WINDOWS: readonly (readonly [window: number, budgets: PartBudgets])[] = [
  [
    8_192,
    {
      margin: 450,
      card: 450,
      summaries: 700,
      story: 450,
      sheet: 400,
      lore: 350,
      recalled: 350,
      secrets: 120,
      note: 120,
      transcript: 2_600,
      transcriptCut: 1_400,
    },
  ],
  [
    32_768,
    {
      margin: 1_600,
      card: 1_100,
      summaries: 3_000,
      story: 900,
      sheet: 900,
      lore: 1_200,
      recalled: 700,
      secrets: 240,
      note: 200,
      transcript: 16_000,
      transcriptCut: 11_000,
    },
  ],
  [
    131_072,
    {
      margin: 6_000,
      card: 2_500,
      summaries: 8_000,
      story: 1_200,
      sheet: 1_500,
      lore: 2_800,
      recalled: 1_200,
      secrets: 350,
      note: 250,
      transcript: 32_000,
      transcriptCut: 22_000,
    },
  ],
];

/** The budgets for a context window of this many tokens, prompt and answer together. */
export function budgetsFor(window: number): PartBudgets {
  const [smallest, budgets] = WINDOWS[0]!;
  if (window <= smallest) return scaled(budgets, budgets, window / smallest);
  for (let at = 1; at < WINDOWS.length; at += 1) {
    const [upper, more] = WINDOWS[at]!;
    const [lower, less] = WINDOWS[at - 1]!;
    if (window <= upper) return scaled(less, more, 1, (window - lower) / (upper - lower));
  }
  return WINDOWS.at(-1)![1];
}

function scaled(less: PartBudgets, more: PartBudgets, factor: number, share = 0): PartBudgets {
  const entries = Object.entries(less).map(([part, tokens]: [string, number]) => {
    const upper = more[part as keyof PartBudgets];
    return [part, Math.floor((tokens + (upper - tokens) * share) * factor)] as const;
  });
  return Object.fromEntries(entries) as unknown as PartBudgets;
}
