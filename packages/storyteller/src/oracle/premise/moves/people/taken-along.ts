import { pattern } from "../../../patterns.ts";
import { listed } from "#english/noun-phrase";
import { lineFor } from "../../case/fill-in.ts";
import { fateOf } from "../../lore/fates.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { isSamePlace, whereIs } from "../../lore/where/whereabouts.ts";
import { isHidden } from "../../case/aim/sought.ts";
import { isNobodys } from "../../case/open/open-story.ts";
import type { Turn } from "../../turn.ts";
import { isLocked } from "../travel/locked.ts";
import { isWithin } from "./hearer.ts";
import { calledIn, personIn, pronounMeans } from "./who.ts";

/** Who is fetched, led or carried: they stay with the hero until they are left. */

/** Whom each part of a list means: "Jannes and Neeltje", "him". */
const whomIn = (turn: Turn, phrase: string): (LoreEntry | undefined)[] =>
  phrase
    .split(/,? and |, /u)
    .map(
      (each) =>
        personIn(turn, each) ??
        (/^(?:him|her|it|them)$/iu.test(each.trim()) ? pronounMeans(turn, each.trim()) : undefined),
    );

const goesAlong = (turn: Turn, { name }: LoreEntry): void => {
  if (!turn.memo.companions.includes(name)) turn.memo.companions.push(name);
};

/**
 * "I scoop him up under my arm", "with the goose on a lead": who is held so goes where the hero goes. True where nothing else is to be done: they
 * are only held, or not here.
 */
export function holdsAlong(turn: Turn, text: string): boolean {
  const held = pattern("taken-along held").exec(text);
  const [who] = held === null ? [] : whomIn(turn, held[1] ?? held[2] ?? held[3] ?? "");
  if (who === undefined || (who.kind !== "creature" && fateOf(turn.lore, who) === null)) return false;
  if (!turn.isHere(who)) {
    turn.unheard = !isWithin(turn, who);
    return turn.unheard;
  }
  if ((turn.member(who.name)?.attitude ?? 0) < 0) return false;
  goesAlong(turn, who);
  const isAll = held![0].length > text.length - 4 && pattern("taken-along only held").test(text);
  if (isAll && !turn.more) turn.say(lineFor(turn, "held", shortName(who)));
  return isAll;
}

/** Whether somebody who is elsewhere can be fetched, and would come. */
export const canCome = (turn: Turn, who: LoreEntry): boolean =>
  fateOf(turn.lore, who) === null &&
  turn.member(who.name)?.alive !== false &&
  (turn.member(who.name)?.attitude ?? 0) >= 0 &&
  !isHidden(turn, who) &&
  !turn.memo.past.gone.includes(who.name) &&
  !isLocked(turn, whereIs(turn, who)) &&
  (turn.memo.case?.announced !== true || isNobodys(turn.memo.case) || who.name !== turn.memo.case.who.opponent);

/** "I fetch Jannes and Neeltje": they come, and go along. False where the words are another deed, or somebody cannot come. */
export function fetches(turn: Turn, text: string): boolean {
  const names = pattern("taken-along fetches").exec(text)?.[1];
  const people = names === undefined ? [] : whomIn(turn, names);
  if (people.length === 0 || people.some((who) => who === undefined || !canCome(turn, who))) return false;
  const all = people as LoreEntry[];
  const away = all.filter((who) => !turn.isHere(who));
  const [from = "", ...others] = [...new Set(away.map((who) => whereIs(turn, who)))];
  for (const who of all) {
    turn.bring(who);
    goesAlong(turn, who);
  }
  const said = listed(all.map((who) => shortName(who)));
  turn.log(`You fetch ${said}.`);
  turn.say(
    `You fetch ${said}${from === "" || others.length > 0 || isSamePlace(from, turn.place) ? "" : ` from ${from}`}. ${all.length > 1 ? "They come" : `${said.charAt(0).toUpperCase()}${said.slice(1)} comes`} with you.`,
  );
  return true;
}

/** "I take Neeltje aside": what is said next is for her. False where the words are another deed. */
export function takesAside(turn: Turn, text: string): boolean {
  const name = pattern("taken-along aside", "u").exec(text)?.[1];
  const [who] = name === undefined ? [] : whomIn(turn, name);
  if (who === undefined) return false;
  // Who is called by name is gone to.
  const [said = ""] = /["“].*$/u.exec(turn.brief.playerText) ?? [];
  if (!turn.isHere(who) && calledIn(turn, said.slice(1))?.name === who.name) return true;
  if (!isWithin(turn, who)) {
    turn.unheard = true;
    return true;
  }
  turn.memo.last = who.name;
  turn.spokenTo = who.name;
  if (!turn.more)
    turn.say(`${shortName(who).replace(/^./u, (first) => first.toUpperCase())} goes a few steps with you.`);
  return true;
}
