import { ADVENTURES } from "#content/adventures/cards";
import { problemsOf } from "#content/adventures/check";
import { loadAdventure } from "#content/adventures/testing";
import { walkAdventure } from "#storyteller/testing/play";
import { packAdventures } from "./adventures/pack-adventures.ts";
import { uncertainEndings } from "./adventures/uncertain-endings.ts";
import { runScript } from "../tools/shared/failure.ts";

/** How often each adventure is played, and the turns of each play. This covers most of an adventure in a few seconds. */
const PLAYS = 12;
const TURNS = 70;

const missing = (all: readonly { readonly id: string }[], reached: ReadonlySet<string>): string =>
  all
    .map(({ id }) => id)
    .filter((id) => !reached.has(id))
    .join(", ") || "none";

/**
 * `npm run check:adventures`: prints the faults of each adventure, one per line (docs/adventures.md, "The checker"), and warnings about
 * endings that may name what the player never met. With `--play`, each adventure is also played by choosing from its own offers. The result
 * says which clues, endings and people no play reached, and which offers did nothing.
 */
await runScript(async () => {
  packAdventures();
  for (const { id, version } of ADVENTURES) {
    const adventure = await loadAdventure(id, version);
    const problems = adventure === null ? ["it cannot be loaded"] : problemsOf(adventure);
    console.log(`${id}: ${problems.length === 0 ? "nothing wrong" : `${problems.length} problems`}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    if (adventure !== null) for (const warning of uncertainEndings(adventure)) console.log(`  warning: ${warning}`);
    if (adventure === null || !process.argv.includes("--play")) continue;
    const walks = await walkAdventure(adventure, PLAYS, TURNS);
    console.log(`  not reached by offers alone: clues ${missing(adventure.clues, walks.clues)}`);
    console.log(
      `    endings ${missing(adventure.endings, walks.endings)}; people ${missing(adventure.people, walks.met)}`,
    );
    for (const offer of walks.idle) console.log(`  offered, and does nothing: ${offer}`);
  }
});
