import { pattern } from "../../../patterns.ts";
import { isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { personIn } from "../../moves/people/who.ts";
import type { Grade, Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { lineOf, type More } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { isAnyonesGuess } from "../open/open-story.ts";
import { ownThing } from "../climax/with-you.ts";
import { aboutThing, isMany } from "../thing-named.ts";

/** The end of an open story answers the player's own last deed first, by its kind, with its thing and its person. */

/** Which of the written kinds of deeds, or of words ("said"), a text has first in their order, and the text from there on. */
function kindIn(text: string, isSaid: boolean): readonly [kind: string, from: string] | null {
  for (const key of Object.keys(cases().lines)) {
    const kind = /^(last .+) strong$/u.exec(key)?.[1] ?? "";
    const found = kind !== "" && kind.startsWith("last said") === isSaid ? pattern(kind).exec(text) : null;
    if (found !== null) return [kind, text.slice(found.index)];
  }
  return null;
}

/** What the hero carries of what a text names; of what the whole message names, where that has "it". */
const heldIn = (turn: Turn, text: string): string | undefined =>
  [text, /\b(?:it|them)\b/iu.test(text) ? turn.brief.playerText : ""]
    .flatMap((each) => turn.memo.held.filter(({ thing }) => turn.sharesWords(thing, each)))
    .at(0)?.thing;

/** What the hero carries and uses, else the noun of the deed. */
function thingOf(turn: Turn, text: string, from: string): More {
  const held = heldIn(turn, text);
  if (held === undefined) return aboutThing(turn, from);
  return {
    thing: ownThing(held),
    "is thing": isMany(
      held
        .split(/ (?:of|with) /u)[0]!
        .split(" ")
        .at(-1)!,
    )
      ? "they"
      : "it",
  };
}

/** Whom it is for: whom it names, else the one who is faced, else who was spoken to last. */
function personOf(turn: Turn, kept: KeptCase, text: string): LoreEntry | undefined {
  const who = [personIn(turn, text), turn.entry(kept.doer ? kept.who.opponent : turn.memo.last)];
  return who.find((each) => each !== undefined && turn.isHere(each) && !isHero(turn.lore, each));
}

/** @param text the deed that decides it; empty where time has run out */
export function answersDeed(turn: Turn, kept: KeptCase, grade: Grade | null, text: string): string {
  if (grade === null || text === "" || !isAnyonesGuess(kept)) return "";
  const whole = turn.brief.playerText.replace(pattern("last not", "giu"), " ");
  const deed = whole.replace(/[“"][^“”"]*[”"]?/gu, " ");
  const words = deed === whole && !/\b(?:say|tell|ask|beg)\b/iu.test(deed) ? "" : whole.replace(/^[^“"]*(?=[“"])/u, "");
  const person = personOf(turn, kept, whole);
  const next: More = person === undefined ? {} : { next: shortName(person), "is next": turn.pronoun(person) };
  const line = (isSaid: boolean, more: More, of: string): string => {
    const [kind = "", from = ""] = kindIn(of, isSaid) ?? [];
    const thing = isSaid ? {} : thingOf(turn, deed, from);
    const own = kind === "last do" && heldIn(turn, deed) !== undefined;
    return (
      lineOf(turn, kept, cases().lines[`${own ? "own used" : kind} ${grade}`], { ...more, ...thing }, true) ||
      lineOf(turn, kept, cases().lines[`last do ${grade}`], more, true)
    );
  };
  if (words === "") return line(false, next, deed);
  // What is done before the words are said has a line of its own, where it is a deed of a kind.
  const isDone = deed !== whole && (kindIn(deed, false)?.[0] ?? "last do") !== "last do";
  return [isDone ? line(false, {}, deed) : "", line(true, next, words)].join(" ").trim();
}
