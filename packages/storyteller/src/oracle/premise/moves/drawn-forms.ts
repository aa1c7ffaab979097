import { pattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { cases } from "../case/case-content.ts";
import { choose } from "../case/choices.ts";
import { suits } from "../case/fill-in.ts";
import { toneOf, worldOf } from "../case/aim/aim-of-case.ts";
import { subjectWords } from "../case/reveal-clue.ts";
import { type LoreEntry, shortName } from "../lore/lore.ts";
import { kindOfNoun } from "../lore/nouns.ts";
import { isSamePlace, placesOf } from "../lore/where/whereabouts.ts";
import type { Turn } from "../turn.ts";
import { canBeMeant } from "./can-be-meant.ts";
import { carried } from "./record/items.ts";
import { isFrame } from "../opening/seeds.ts";
import { coinOf } from "./record/money.ts";

/** Three answers of one kind to a question that nobody has answered: who, where, when, how many, what is in it. */

/**
 * Three answers, filled in with the player's own people, places, days and money; each name is in one of them only. Those that are written for
 * what is asked about ("a letter") come first. Fewer where there are no more.
 */
export function formsOf(turn: Turn, kind: string, by: LoreEntry | undefined, asked: string): string[] {
  const story = turn.memo.case ?? { tone: toneOf(turn), world: worldOf(turn) };
  const about = kind === "in" ? `${asked} ${by?.name ?? ""} ${by?.role ?? ""}` : asked;
  const fits = (cases().drawn[kind] ?? [])
    .map((each) => (typeof each === "string" ? { text: each } : each))
    .filter((each) => suits(story, each));
  const isOwn = ({ text, of }: { readonly text: string; readonly of?: string | undefined }) =>
    of === undefined ? text.includes("{lost}") : new RegExp(`\\b(?:${of})`, "iu").test(about);
  // Who, whose and where it is come in the order of the list: a name before a vaguer answer.
  const mixed = <T>(list: readonly T[]) => (/^wh(?:o|ere)/u.test(kind) ? [...list] : turn.random.shuffle(list));
  const own = fits.filter(isOwn);
  // What is in the bag of a doctor comes before what is in any bag.
  const groups = [...new Set(own.map(({ of }) => of))].flatMap((of) => mixed(own.filter((each) => each.of === of)));
  const others = kind === "name" && own.length > 0 ? [] : fits.filter((each) => each.of === undefined && !isOwn(each));
  const left = [...groups, ...mixed(others)];
  const words = [...subjectWords(asked)];
  const tied = ({ sentences }: LoreEntry): number =>
    sentences.filter((at) => words.some((word) => turn.lore.sentences[at]?.words.has(word))).length;
  const people = canBeMeant(turn, by, asked)
    .toSorted((a, b) => tied(b) - tied(a))
    .map(shortName);
  const places = turn.random.shuffle(
    placesOf(turn).filter(
      (each) =>
        !isSamePlace(each, turn.place) &&
        !asked.toLowerCase().includes(each.replace(/^the /u, "").toLowerCase()) &&
        !pattern("drawn-answer forms of", "u").test(each) &&
        !pattern("planet", "u").test(each),
    ),
  );
  const things = carried(turn).filter((each) => kindOfNoun(each.split(" ").at(-1)!) === "thing");
  const days = pastDays(turn, asked);
  const given = turn.random.shuffle(namesFor(turn, asked, story.world));
  const hero = [(turn.lore.heroes[0] ?? "you").split(" ")[0]!];
  const lists = { hero, person: people, place: places, own: things, past: days, given, lost: lostBy(turn, by) };
  const made: string[] = [];
  for (const { text } of left) {
    if (made.length === 3) break;
    let filled = choose(
      text,
      (label) => label === story.tone || story.world.includes(label),
      (count) => turn.random.int(0, count - 1),
    );
    let isWhole = true;
    for (const [slot, list] of Object.entries(lists)) {
      const slots = new RegExp(`\\{${slot}\\}`, "iu");
      if (!slots.test(filled)) continue;
      // A day may come twice, a name not.
      const name = slot === "past" ? turn.random.pick(days) : list.shift();
      if (name === undefined) isWhole = false;
      filled = filled.replace(new RegExp(slots, "giu"), (whole) =>
        /\{\p{Lu}/u.test(whole) ? capitalise(name ?? "") : (name ?? ""),
      );
    }
    filled = capitalise(
      filled
        .replace(/\{(\d+)-(\d+)\}/gu, (_, least: string, most: string) => inWords(turn.random.int(+least, +most)))
        .replaceAll("{coins}", coinOf(turn)),
    );
    // The same sentence is not the answer to two questions, but a name may be.
    const isUsed = filled.split(" ").length > 3 && turn.memo.settled.some(({ answer }) => answer === filled);
    if (isWhole && !isUsed && !made.includes(filled)) made.push(filled);
    // One form for any name is there once.
    if (isWhole && kind === "name") left.push({ text });
  }
  return made;
}

const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const inWords = (count: number): string => WORDS[count - 1] ?? String(count);

/** The day that is asked about, else days of the player's texts that are past: "on Thursday", "three days ago". Any, where they have none. The day of the first scene is today. */
function pastDays(turn: Turn, asked: string): string[] {
  const own = asked.match(pattern("drawn-answer days", "giu"));
  const texts =
    own === null
      ? turn.lore.sentences
          .filter(
            ({ source, text }) => source !== "story" && !isFrame(text) && !pattern("drawn-answer to come").test(text),
          )
          .flatMap(({ text }) => text.match(pattern("drawn-answer days", "giu")) ?? [])
      : own;
  const found = texts.map((day) =>
    day
      .replace(/^last night$/iu, "yesterday")
      .replace(/nights/iu, "days")
      .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
  );
  return found.length > 0 ? [...new Set(found)] : ["yesterday"];
}

/** "who lost her daughter to the river" → "my daughter". */
const lostBy = (turn: Turn, who: LoreEntry | undefined): string[] =>
  (who === undefined ? [] : turn.about(who)).flatMap(({ text, source }) => {
    const lost = source === "story" ? undefined : pattern("drawn-answer lost").exec(text)?.[1];
    return lost === undefined ? [] : [lost.replace(/^\S+/u, "my")];
  });

/** Given names of the world that nobody has. */
function namesFor(turn: Turn, asked: string, world: readonly string[]): string[] {
  const { names } = cases();
  const own = names[world.includes("space") ? "space" : world.includes("modern") ? "plain" : "old"];
  const texts = turn.lore.sentences.map(({ text }) => text).join(" ");
  return (own?.[pattern("drawn-answer she").test(asked) ? "she" : "he"] ?? []).filter((name) => !texts.includes(name));
}
