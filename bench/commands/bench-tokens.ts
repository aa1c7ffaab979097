import { readRecordedStory } from "../recorded-story/read.ts";
import { measureStoryTokens, type TurnTokens } from "../story-tokens/measure.ts";
import { PRICE_CLASSES, type PriceClass } from "../story-tokens/model-prices.ts";
import { option } from "../report/option.ts";
import { runScript } from "../../tools/shared/failure.ts";

const TURNS = 60;
const WINDOWS = [8_192, 32_768, 131_072] as const;
const SHOWN = [1, 10, 30, 60];
/** The first turn whose prompt is compared with the prompt before it. From this turn on the transcript is so long that it is cut. */
const REUSED_FROM = 10;

/**
 * `npm run bench:tokens`: measures what a model reads and writes for a story of 60 turns (`--turns N` for another number), with context
 * windows of 8k, 32k and 128k tokens. Prints the tokens per turn, the share of a prompt with which the next prompt also begins, and the
 * price of 1,000 turns with their chronicles. `--data FILE` uses another recorded story. `--json` prints one object.
 */
await runScript(async () => {
  const story = await readRecordedStory(option("--data") ?? undefined);
  const count = Number(option("--turns") ?? TURNS);
  const byWindow = new Map<number, TurnTokens[]>();
  for (const window of WINDOWS) byWindow.set(window, await measureStoryTokens(story, window, count));
  if (process.argv.includes("--json")) {
    console.log(JSON.stringify(Object.fromEntries(byWindow)));
    return;
  }
  console.log(
    "Tokens of a turn: prompt, all that is read for it (each round reads it again), written; and of its chronicle.",
  );
  console.table(
    Object.fromEntries(
      SHOWN.filter((turn) => turn <= count).map((turn) => [
        `turn ${turn}`,
        Object.fromEntries([...byWindow].map(([window, turns]) => [window, tokensOf(turns[turn - 1]!)])),
      ]),
    ),
  );
  console.log(
    `Share of a prompt that begins the next one, mean of turns ${REUSED_FROM} to ${count}; of all that is read, what a cache may serve.`,
  );
  console.table(Object.fromEntries([...byWindow].map(([window, turns]) => [window, shares(turns)])));
  console.log(
    `1,000 turns of such a story, the chronicle included, US dollars: without a cache, and with one that serves all it may.`,
  );
  console.table(
    Object.fromEntries(
      PRICE_CLASSES.map((price) => [
        `${price.name}: ${price.input} in, ${price.output} out, ${price.cachedInput} cached`,
        Object.fromEntries(
          [...byWindow].map(([window, turns]) => [
            window,
            `${dollars(turns, price, false)} / ${dollars(turns, price, true)}`,
          ]),
        ),
      ]),
    ),
  );
});

function tokensOf({ prompt, input, output, chronicle }: TurnTokens): string {
  return `${prompt} · ${input} · ${output}; ${chronicle.input} · ${chronicle.output}`;
}

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}

function shares(turns: readonly TurnTokens[]) {
  const late = turns.filter(({ number }) => number + 1 >= REUSED_FROM);
  const reused = late.flatMap((turn) => (turn.reused === null ? [] : [turn.reused]));
  const sum = (read: (turn: TurnTokens) => number) => late.reduce((total, turn) => total + read(turn), 0);
  return {
    "begins the next": percent(reused.reduce((total, share) => total + share, 0) / reused.length),
    lowest: percent(Math.min(...reused)),
    "blocks dropped": reused.filter((share) => share < 0.5).length,
    "cache may serve": percent(sum(({ cached }) => cached) / sum(({ input }) => input)),
    "with the chronicle": percent(
      sum(({ cached, chronicle }) => cached + chronicle.cached) /
        sum(({ input, chronicle }) => input + chronicle.input),
    ),
  };
}

/** The price in dollars of 1,000 turns like these. */
function dollars(turns: readonly TurnTokens[], { input, output, cachedInput }: PriceClass, isCached: boolean): string {
  const each = turns.map((turn) => {
    const read = turn.input + turn.chronicle.input;
    const cached = isCached ? turn.cached + turn.chronicle.cached : 0;
    return (read - cached) * input + cached * cachedInput + (turn.output + turn.chronicle.output) * output;
  });
  return `$${((each.reduce((sum, one) => sum + one, 0) / turns.length / 1_000_000) * 1_000).toFixed(2)}`;
}
