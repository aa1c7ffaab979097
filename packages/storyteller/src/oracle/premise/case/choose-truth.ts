import type { Random } from "../../../random.ts";
import type { Turn } from "../turn.ts";
import type { Prize } from "./aim/aim-of-case.ts";
import { cases, type KindOfCase, type Sought, type Truth } from "./case-content.ts";
import { pattern } from "../../patterns.ts";
import { readOnce } from "../lore/read-once.ts";
import { suits } from "./fill-in.ts";
import type { KeptCase } from "./kept-case.ts";
import { textsOf } from "./of-premise.ts";
import { partsOf } from "./parts/people-of-case.ts";
import { isSearched } from "./open/searched.ts";
import { kindSought } from "./aim/sought-kind.ts";

/**
 * Which plots a story can have: those whose texts are true of what the hero is after, and whose own words the player's texts have. Chance
 * decides only between those that fit equally well.
 */

interface Story extends Pick<KeptCase, "tone" | "world" | "aim" | "threat"> {
  /** How many people of the texts can have a part. */
  readonly able: number;
}

/** The words of a plot as one expression, made once: there are some hundred plots. */
export const fitsIn = (fits: readonly string[]): RegExp =>
  readOnce(fits, "fits", "", () => new RegExp(`(?<!\\p{L})(?:${fits.join("|")})`, "iu"));

/** The plots that fit, the best first; the general ones where nothing else does. */
export function plotsFor(turn: Turn, random: Random, kind: KindOfCase, prize: Prize, story: Story): Truth[] {
  const about = kind === "unmask" || kind === "stop" ? story.threat : prize.words;
  const sought = kindSought(turn, story.aim, kind, prize, about);
  const texts = {
    prize: `${prize.words} ${
      prize.entry === null
        ? ""
        : turn
            .about(prize.entry)
            .map(({ text }) => text)
            .join(" ")
    }`,
    aim: `${story.aim} ${story.threat}`,
    texts: `${story.aim} ${textsOf(turn, "world")}`,
  };
  const isLookedFor = isSearched(turn, story.aim, kind, sought, prize);
  const all = cases().truths.filter(
    (each) =>
      suits(story, { needs: each.needs }) &&
      (each.search !== true || isLookedFor) &&
      // Who steals it does not ask who has stolen it.
      !(each.open === true && each.sought[0] === "theft" && pattern("search hero steals").test(story.aim)),
  );
  const fitting = all.filter(
    (each) =>
      each.sought.includes(sought) &&
      (each.fits === undefined ||
        fitsIn(each.fits).test(
          each.search === true
            ? prize.words
            : each.open === true
              ? texts[each.in ?? "texts"].split(/ (?:before|until) /u)[0]!
              : texts[each.in ?? "texts"],
        )),
  );
  const plots = fitting.length > 0 ? fitting : all.filter(({ general }) => general === true);
  const isOther = (each: Truth): boolean => each.search !== true;
  const ofTone = plots.filter((each) => isOther(each) && each.tones.includes(story.tone));
  // "The tree came down" says more than "tree": it is what walks, and not what grows.
  const near = new Map(
    plots.map((each) => [
      each,
      each.fits === undefined ? 0 : Math.min(0.2, (fitsIn(each.fits).exec(texts.aim)?.[0].length ?? 0) / 100),
    ]),
  );
  // Each stranger whom a plot needs beyond the first two is one too many.
  const worth = (each: Truth) =>
    (turn.wasSaid(`case ${each.id}`) ? -9 : 0) +
    (each.general === true ? 0 : each.fits === undefined ? 2 : 4) +
    (each.open === true
      ? // A crime weighs more than what went with it.
        (each.tones.includes(story.tone) ? 0.5 : 0.2) +
        (near.get(each) ?? 0) +
        (/^(?:death|theft)$/u.test(each.sought[0]!) ? 0.3 : 0)
      : -Math.min(1, Math.max(0, partsOf(each).length - story.able - 2)));
  const best = [
    ...plots.filter((each) => !isOther(each)),
    ...random.shuffle(
      (ofTone.length > 1 ? plots.filter((each) => each.open === true || ofTone.includes(each)) : plots).filter(isOther),
    ),
  ].toSorted((a, b) => worth(b) - worth(a));
  return withOpen(best, isLookedFor || kind === "unmask" || RIDDLES.has(sought));
}

/** What is asked where it is a riddle of the player's own. */
const RIDDLES: ReadonlySet<Sought> = new Set(["truth", "theft", "death", "missing", "dead"]);

/** So many plots are shown at once. */
const SHOWN = 3;

/**
 * An open story about the matter comes first, and for a riddle without texts of its own the one for any riddle: what is written for others is
 * pasted over the player's premise. The written plots are the next choices, and two of them are shown.
 */
function withOpen(best: readonly Truth[], isRiddle: boolean): Truth[] {
  const isOpen = (each: Truth) => each.open === true;
  const own = best
    .filter((each) => isOpen(each) && each.general !== true)
    .toSorted((a, b) => Number(b.search === true) - Number(a.search === true));
  const any = best.filter((each) => isOpen(each) && each.general === true);
  const written = best.filter((each) => !isOpen(each));
  const [first, ...others] = own.length > 0 || isRiddle ? [...own, ...any] : [];
  if (first === undefined) return [...best];
  return [first, ...written.slice(0, SHOWN - 1), ...others, ...written.slice(SHOWN - 1)];
}
