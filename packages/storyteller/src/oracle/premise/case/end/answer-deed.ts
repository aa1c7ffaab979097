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

/** Whom it is for: whom it names, where they are here; else the one who is faced, or who was spoken to last. */
function personOf(turn: Turn, kept: KeptCase, text: string): LoreEntry | undefined {
  const who =
    personIn(turn, text.replace(pattern("last whose", "gu"), "")) ??
    turn.entry(kept.doer ? kept.who.opponent : turn.memo.last);
  return turn.isHere(who) && !isHero(turn.lore, who) ? who : undefined;
}

/** @param text the deed that decides it; empty where time has run out */
export function answersDeed(turn: Turn, kept: KeptCase, grade: Grade | null, text: string): string {
  if (grade === null || text === "" || !isAnyonesGuess(kept)) return "";
  const whole = turn.brief.playerText.replace(pattern("last not", "giu"), " ");
  const deed = whole.replace(/[“"][^“”"]*[”"]?/gu, " ");
  const words = deed === whole && !/\b(?:say|tell|ask|beg)\b/iu.test(deed) ? "" : whole.replace(/^[^“"]*(?=[“"])/u, "");
  const person = personOf(turn, kept, whole);
  const next: More = person === undefined ? {} : { next: shortName(person), "is next": turn.pronoun(person) };
  // Whether it comes off or not, it is the first of the written kinds whose pattern it has and which has a line for what is at hand.
  const line = (text: string, said: "" | "said", more: More): string => {
    for (const key of Object.keys(cases().lines)) {
      const kind = key.endsWith(" strong") && key.startsWith(`last ${said}`) ? key.slice(0, -" strong".length) : "";
      if (kind === "" || kind.startsWith("last said") !== (said !== "")) continue;
      const from = pattern(kind).exec(text)?.index ?? -1;
      const thing = from < 0 || said !== "" ? {} : thingOf(turn, text, text.slice(from));
      const of = kind === PLAIN && heldIn(turn, text) !== undefined ? "own used" : kind;
      const found = from < 0 ? "" : lineOf(turn, kept, cases().lines[`${of} ${grade}`], { ...more, ...thing }, true);
      if (found !== "") return kind === PLAIN && more === NOBODY ? "" : found;
    }
    return "";
  };
  // What is done before the words are said has a line of its own, where it is a deed of a kind.
  return words === ""
    ? line(deed, "", next)
    : [deed === whole ? "" : line(deed, "", NOBODY), line(words, "said", next)].join(" ").trim();
}

/** A deed of no kind; and what is only half of a message. */
const PLAIN = "last do";
const NOBODY: More = {};
