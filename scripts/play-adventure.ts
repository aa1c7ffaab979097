import { readFileSync } from "node:fs";

import { loadAdventure } from "#content/adventures/testing";
import { DETAIL_LEVEL_VALUES, type DetailLevel } from "#contracts/options";
import { playAdventure } from "#storyteller/testing/play";
import { packAdventures } from "./adventures/pack-adventures.ts";
import { runScript } from "../tools/shared/failure.ts";

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

/**
 * `npm run play:adventure -- ledger --script FILE`: plays an adventure with the texts in FILE, one line for each turn, and prints the
 * transcript. Options: `--detail standard`, `--luck 15` (every d20 shows 15), `--seed WORD` (other dice), `--hero NAME` (a name other than
 * that of the adventure's own hero), `--bare` (prints neither the readings nor the dice).
 */
await runScript(async () => {
  const [id = ""] = process.argv.slice(3);
  packAdventures();
  const adventure = await loadAdventure(id, 1);
  const script = option("script");
  if (adventure === null || script === undefined) throw new Error("Say which adventure, and --script FILE");
  const lines = readFileSync(script, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const detail = option("detail") ?? "concise";
  const luck = option("luck");
  const hero = option("hero");
  const { turns, progress } = await playAdventure(adventure, lines, {
    detailLevel: DETAIL_LEVEL_VALUES.find((value: DetailLevel) => value === detail) ?? "concise",
    seed: option("seed") ?? "hearth",
    ...(luck === undefined ? {} : { luck: Number(luck) }),
    ...(hero === undefined ? {} : { heroName: hero }),
  });
  const bare = process.argv.includes("--bare");
  for (const [number, turn] of turns.entries()) {
    if (number > 0) console.log(`\n── ${number}\n> ${turn.playerText}`);
    if (!bare && turn.reading) console.log(`  [${turn.reading.act} → ${turn.reading.target ?? "—"}]`);
    if (!bare) for (const roll of turn.rolls) console.log(`  [${roll}]`);
    console.log(`\n${turn.reply}`);
    if (!bare) console.log(`\n  ‹${turn.offers.join(" · ")}›`);
  }
  const { ended, clues, conclusions, turns: played } = progress;
  const most = Math.max(...turns.map(({ milliseconds }) => milliseconds));
  console.log(
    `\n── ended: ${ended || "no"} · turns ${played} · clues ${clues.length} of ${adventure.clues.length} · conclusions ${conclusions.join(", ")} · slowest turn ${most.toFixed(1)} ms`,
  );
});
