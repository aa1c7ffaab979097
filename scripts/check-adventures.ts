import { ADVENTURES } from "#content/adventures/cards";
import { problemsOf } from "#content/adventures/check";
import { loadAdventure } from "#content/adventures/index";
import { runScript } from "./shared/failure.ts";

/** `npm run check:adventures`: what is wrong with each adventure, a line each (docs/adventures.md, "The checker"). */
await runScript(async () => {
  for (const { id, version } of ADVENTURES) {
    const adventure = await loadAdventure(id, version);
    const problems = adventure === null ? ["it cannot be loaded"] : problemsOf(adventure);
    console.log(`${id}: ${problems.length === 0 ? "nothing wrong" : `${problems.length} problems`}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
});
