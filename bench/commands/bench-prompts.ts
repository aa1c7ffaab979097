import { measurePrompts } from "../played-by-hand.ts";
import { runScript } from "../../tools/shared/failure.ts";

const WINDOWS = [8_192, 32_768, 131_072];
const TURNS = [1, 10, 20, 30];

/**
 * `npm run bench:prompts`: plays a campaign that was played by hand again, with three sizes of the model's context window, and counts the
 * tokens of its prompts.
 */
await runScript(async () => {
  const rows: Record<string, Record<string, string | number>> = {};
  for (const window of WINDOWS) {
    const { tokens, prefix, rounds, read } = await measurePrompts(window, TURNS);
    rows[`${window} tokens`] = {
      ...Object.fromEntries([...tokens].map(([turn, count]) => [`turn ${turn}`, count])),
      "prefix of the next": `${Math.round(prefix * 100)} %`,
      "rounds a turn": Math.round(rounds * 100) / 100,
      "read a turn": Math.round(read.gameMaster),
      "by the chronicler": Math.round(read.chronicler),
    };
  }
  console.table(rows);
});
