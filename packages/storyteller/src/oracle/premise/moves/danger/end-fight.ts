import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { verbOf } from "#english/inflection";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { BY, type Turn } from "../../turn.ts";
import { isVerb, readMessage } from "../../words/clauses.ts";
import { feeling } from "../people/feeling.ts";
import { personIn } from "../people/who.ts";
import { foesOf } from "./fight.ts";
import { isBlow } from "./struck.ts";

/** How a fight that the hero began ends without blows: it was never meant, or the hero makes peace. */

const DENIES = storedPattern("end-fight denies");
const TAKES_BACK = storedPattern("end-fight takes back");
const PEACE = storedPattern("end-fight peace");
/** What the log has of a fight. */
const OF_FIGHT = storedPattern("end-fight of fight", "u");

/** Whether words or a deed make peace: an apology, open hands, the weapon put down, surrender. */
export const makesPeace = (text: string): boolean => PEACE.test(text) && !isBlow(text);

/**
 * Ends the fight with somebody who is no sworn enemy, where the message says so. A correction costs nothing, and gives back the hit points
 * of that fight; an apology costs something of what they think of the hero.
 * @returns what of the message is still to be played; null where no fight ends
 */
export async function endFight(turn: Turn, typed: string): Promise<string | null> {
  const { quarrel } = turn.memo;
  if (quarrel === null) return null;
  const who = turn.entry(quarrel.who);
  const isFought = foesOf(turn.story).some(({ name }) => name === quarrel.who);
  const sentences = typed.replace(/’/gu, "'").split(/(?<=[.!?;])\s+/u);
  const denied = sentences.filter((each) => isDenial(turn, each, who, isFought));
  if (denied.length > 0) {
    await neverFought(turn, who);
    return sentences.flatMap((each) => (denied.includes(each) ? [] : meantDeed(each))).join(" ");
  }
  const message = readMessage(typed);
  const strikes = message.parts.some((part) => part.kind === "do" && isBlow(part.text));
  if (!isFought || strikes || isEnemy(turn, who) || !PEACE.test(typed.replace(/’/gu, "'"))) return null;
  stops(turn, who);
  return typed;
}

/** Who was against the hero before the first blow, who is behind it, and beasts: they do not stop for a word. */
function isEnemy(turn: Turn, who: LoreEntry): boolean {
  const { case: kept, quarrel } = turn.memo;
  return (
    who.kind === "creature" ||
    (quarrel?.attitude ?? 0) <= -2 ||
    (kept?.announced === true && kept.who.opponent === who.name)
  );
}

/** "I did not hit Wenna", "take that back", "Wenna is not my enemy": the fight is none. */
function isDenial(turn: Turn, sentence: string, who: LoreEntry, isFought: boolean): boolean {
  if (sentence.endsWith("?") || /^\W*["“]/u.test(sentence)) return false;
  const named = personIn(turn, sentence);
  if (named !== undefined && named.name !== who.name) return false;
  return (DENIES.test(sentence) && (isFought || named !== undefined)) || (isFought && TAKES_BACK.test(sentence));
}

/** "I struck the tuning fork, to make it ring.": what the hero did instead, as a deed. Empty where nothing was done. */
function meantDeed(sentence: string): string[] {
  const [, word = "", rest = ""] = pattern("end-fight meant deed").exec(sentence) ?? [];
  const verb = word === "" ? null : verbOf(word.toLowerCase(), isVerb);
  if (verb === null || pattern("end-fight meant deed 2", "u").test(verb.lemma)) return [];
  return [`I ${verb.lemma}${rest}`];
}

/** It has not happened: nobody is hurt, and they think of the hero as before. */
async function neverFought(turn: Turn, who: LoreEntry): Promise<void> {
  const { memo, sheet } = turn;
  const { attitude, hp, turn: since } = memo.quarrel!;
  memo.quarrel = null;
  if (turn.story.encounter !== null) turn.change({ type: "encounter_changed", by: BY, encounter: null });
  if (turn.member(who.name) !== undefined) turn.change({ type: "cast_changed", by: BY, name: who.name, attitude });
  if (memo.danger?.who === who.name) memo.danger = null;
  const isOf = (text: string) => text.includes(shortName(who)) && OF_FIGHT.test(text);
  memo.log = memo.log.filter((each) => !(isOf(each) && Number(/^Turn (\d+)/u.exec(each)?.[1] ?? 0) >= since));
  memo.facts = memo.facts.filter((each) => !isOf(each));
  memo.last = who.name;
  const lost = sheet === null ? 0 : hp - sheet.hp.current;
  if (sheet !== null && lost > 0)
    await turn.brief.table.change({
      type: "hit_points",
      characterId: sheet.characterId,
      delta: lost,
      reason: "There was no fight",
    });
  const now = turn.sheet?.hp;
  turn.moved = true;
  turn.say(
    `Corrected. You did not attack ${shortName(who)}, and there is no fight.`,
    lost > 0 && now !== undefined ? `You have ${now.current} of ${now.max} hit points.` : "",
  );
}

/** The hero makes peace, and it is accepted. */
function stops(turn: Turn, who: LoreEntry): void {
  const { attitude } = turn.memo.quarrel!;
  turn.memo.quarrel = null;
  turn.memo.danger = null;
  turn.change({ type: "encounter_changed", by: BY, encounter: null });
  turn.change({ type: "cast_changed", by: BY, name: who.name, attitude: Math.max(-1, attitude - 1) });
  turn.memo.last = who.name;
  const sentence = `You and ${shortName(who)} stop fighting.`;
  turn.log(sentence);
  turn.say(`${capitalise(shortName(who))} stops, and the fight is over.`, feeling(turn, who));
}
