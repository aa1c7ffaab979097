import { readFileSync } from "node:fs";

import * as z from "zod";

import { played } from "#storyteller/testing/play";
import { runScript } from "../tools/shared/failure.ts";

const Premise = z.strictObject({
  title: z.string(),
  world: z.string(),
  notes: z.string(),
  hero: z.string(),
  heroNotes: z.string(),
});

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

/**
 * `npm run play:premise -- FILE --script FILE`: plays a story in a world that the player has described, and prints the transcript. The
 * script has one line for each turn. The first FILE is JSON: `{title, world, notes, hero, heroNotes}`. `--seed WORD` changes the dice; with
 * `--luck 15` every d20 shows 15.
 */
await runScript(async () => {
  const [file] = process.argv.slice(3);
  const script = option("script");
  if (file === undefined || script === undefined) throw new Error("Say which premise, and --script FILE");
  const luck = option("luck");
  const premise = Premise.parse(JSON.parse(readFileSync(file, "utf8")));
  const story = played(premise, option("seed") ?? "hearth", luck === undefined ? undefined : Number(luck), true);
  const lines = readFileSync(script, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  console.log(await story.say(""));
  for (const [number, line] of lines.entries()) {
    console.log(`\n── ${number + 1}\n> ${line}\n`);
    console.log(await story.say(line));
  }
});
