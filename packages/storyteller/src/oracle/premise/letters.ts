import { capitalise } from "#english/noun-phrase";
import { fateOf, HIM, pronounOf } from "./fates.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { fill, markOf } from "./plot/fill.ts";
import { knows, note } from "./plot/reveal.ts";
import type { Turn } from "./turn.ts";

/** Letters that the player's texts speak of: they can be read, and say what whoever wrote them knew. */

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
  return again
    ? `The ${noun} says what it said. It is the hand that you look at this time: how it leans, towards the end, as if somebody had come in.`
    : lettersText(turn, noun, writer, about);
}

function lettersText(turn: Turn, noun: string, writer: LoreEntry | undefined, about: LoreEntry | undefined): string {
  const { plot } = turn;
  const hero = turn.lore.heroes.at(-1)?.split(" ")[0] ?? "";
  const lines = [`*${hero === "" ? "" : `${hero}. `}If this finds you, then it has gone worse than I say here.*`];
  if (about !== undefined)
    lines.push(
      `*${shortName(about)} is not what people take ${HIM[pronounOf(turn.lore, about)]} for. I have seen a paper with that name on it, and what it was set against.*`,
    );
  if (plot !== null && plot.stage === "open") {
    lines.push(
      fill(
        turn,
        plot,
        knows(plot, "seen")
          ? "*If you trust anybody, let it not be the one who offers.*"
          : `*There is somebody who comes and goes by night. I never saw the face. Look for ${markOf(plot).worn}.*`,
      ),
    );
    note(turn, plot, "seen", writer === undefined ? "" : shortName(writer));
  }
  const gone = writer !== undefined && fateOf(turn.lore, writer) === "dead";
  lines.push(gone ? "*Don't come alone. But come.*" : "*Burn this, or keep it where nobody would look.*");
  return `${capitalise(noun)}s are short when there is little time. ${lines.join(" ")}${writer === undefined ? "" : ` And below, as always, too large: *${shortName(writer)}.*`}`.replace(
    /^Diarys|^Journals/u,
    "Pages",
  );
}
