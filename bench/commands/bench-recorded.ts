import { measureRecorded, type RecordedFindings } from "../recorded-story/measure.ts";
import { readRecordedStory, type RecordedStory } from "../recorded-story/read.ts";
import { option } from "../report/option.ts";
import { runScript } from "../../tools/shared/failure.ts";

/**
 * `npm run bench:recorded`: reads a recorded story into memory turn by turn, and prints what chronicler, recall and guard found. The story
 * has 19 turns, written by hand in the style of a strong model; `--data FILE` uses another story. `--show` prints what was recalled for
 * each question. Exits with 1 if the guard raises a flag about something that is right, or misses the contradiction that was planted.
 * `--json` prints one object.
 */
await runScript(async () => {
  const story = await readRecordedStory(option("--data") ?? undefined);
  const findings = await measureRecorded(story);
  const isPlanted = ({ turn, found }: RecordedFindings["flags"][number]) =>
    turn === story.planted?.turn && found.includes(story.planted.about);
  const planted = findings.flags.filter(isPlanted).length;
  const wrong = findings.flags.length - planted;
  if (process.argv.includes("--json")) console.log(JSON.stringify({ ...findings, planted, wrong }));
  else print(story, findings);
  if (wrong > 0 || (story.planted !== undefined && planted === 0)) process.exitCode = 1;
});

function print(story: RecordedStory, { known, kinds, quests, flags, answers }: RecordedFindings): void {
  console.table({
    people: comparedWith(
      story.people,
      known.filter(({ type }) => type === "person"),
      story.hero,
    ),
    places: comparedWith(
      story.places,
      known.filter(({ type }) => type === "place"),
      story.hero,
    ),
  });
  console.log(
    `Others: ${known.flatMap(({ name, type }) => (type === "person" || type === "place" ? [] : `${name} (${type})`)).join(", ")}`,
  );
  console.log(`Memories by kind: ${JSON.stringify(kinds)}`);
  for (const quest of quests) console.log(`Quest: ${quest}`);
  for (const { turn, found } of flags) console.log(`Flag in turn ${turn}: ${found}`);
  if (flags.length === 0) console.log("No flags.");
  console.table(
    answers.map(({ question, place, hasAnswer }) => ({
      question,
      "found at": place ?? "-",
      "answer in it": hasAnswer ? "yes" : "no",
    })),
  );
  if (!process.argv.includes("--show")) return;
  for (const { question, recalled } of answers) {
    console.log(`\n── ${question}`);
    for (const { turnNumber, relevance_score: score, content } of recalled) {
      console.log(`   ${score.toFixed(2)} turn ${turnNumber}: ${content.slice(0, 160)}`);
    }
  }
}

/** Compares the names in memory, aliases included, with the names that a human reader finds in the story. */
function comparedWith(wanted: readonly string[], known: RecordedFindings["known"], hero: string) {
  const isCalled = (name: string) => (one: RecordedFindings["known"][number]) =>
    [one.name, ...one.aliases].includes(name);
  const missing = wanted.filter((name) => !known.some(isCalled(name)));
  const others = known.filter((one) => one.name !== hero && !wanted.some((name) => isCalled(name)(one)));
  return {
    found: `${wanted.length - missing.length} of ${wanted.length}`,
    missing: missing.join(", "),
    "and besides": others.map(({ name }) => name).join(", "),
  };
}
