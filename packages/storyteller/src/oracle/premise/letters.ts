import { HIM, pronounOf } from "./fates.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { fill } from "./plot/fill.ts";
import { knows, note } from "./plot/reveal.ts";
import type { Turn } from "./turn.ts";

/** Letters that the player's texts speak of: they can be read, and say what their writer knew. */

const READS =
  /\b(?:read|re-read|reread|unfold|open|look at)\b[^.]*\b(?:letter|note|telegram|message|diary|journal|will)\b|\b(?:what does|what did) [^.]*\b(?:letter|note|telegram|message) say\b/iu;
const WRITTEN = /\b(?:letter|note|telegram|message|diary|journal)\b/iu;

/** What stands in a letter of the texts; null where the words read none, or the texts hold none. */
export function readsLetter(turn: Turn, text: string): string | null {
  if (!READS.test(text)) return null;
  const noun = WRITTEN.exec(text)?.[0]?.toLowerCase() ?? "letter";
  const told = turn.lore.sentences.find(
    (sentence) => sentence.source !== "story" && new RegExp(`\\b${noun}\\b`, "iu").test(sentence.text),
  );
  if (told === undefined) return null;
  const people = entriesIn(turn.lore, told.text).filter(({ kind, proper }) => kind === "person" && proper);
  const writer =
    people.find(({ name }) => told.text.indexOf(shortName(turn.entry(name))) < told.text.search(WRITTEN)) ?? people[0];
  const about = people.find(({ name }) => name !== writer?.name);
  const again = turn.memo.facts.includes(`You have read the ${noun}.`);
  turn.fact(`You have read the ${noun}.`);
  turn.log(`You read the ${noun}.`);
  return again ? `The ${noun} says what it said.` : lettersText(turn, noun, writer, about);
}

function lettersText(turn: Turn, noun: string, writer: LoreEntry | undefined, about: LoreEntry | undefined): string {
  const { plot } = turn;
  const lines: string[] = [];
  if (about !== undefined)
    lines.push(`*${shortName(about)} is not what people take ${HIM[pronounOf(turn.lore, about)]} for.*`);
  if (plot !== null && plot.stage === "open" && !knows(plot, "seen")) {
    lines.push(fill(turn, plot, "*I never saw the face. Look for {worn}.*"));
    note(turn, plot, "seen", writer === undefined ? "" : shortName(writer));
  }
  if (lines.length === 0) lines.push("*If this finds you, do not come alone.*");
  return `It is a short ${noun}. ${lines.join(" ")}${writer === undefined ? "" : ` Below stands a name: *${shortName(writer)}.*`}`;
}
