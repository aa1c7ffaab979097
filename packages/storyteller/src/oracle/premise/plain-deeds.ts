import type { Reading } from "../understand/reading.ts";
import { contest } from "./contest.ts";
import { deed, personMeant } from "./deeds.ts";
import { factFor } from "./facts.ts";
import { fateOf, kinNamed } from "./fates.ts";
import { entriesIn, findEntry } from "./lore.ts";
import { kindOfNoun } from "./nouns.ts";
import { deedOf } from "./person-words.ts";
import { findPerson } from "./search.ts";
import { sway } from "./sway.ts";
import { promise } from "./statements.ts";
import { replyTo } from "./replies.ts";
import { withAnimal } from "./animals.ts";
import type { Turn } from "./turn.ts";

/** Deeds that are recognised by their words alone, whatever the reading says. This pattern finds contests. */

const CONTEST =
  /\b(?:arm.?wrestl\w*|wrestle|race|play (?:cards|chess|dice|darts)|(?:at|for) (?:cards|chess|darts)|(?:make|place) a bet|bet (?:him|her|them|on)|staring contest|drinking contest|dance.?off)\b/iu;
const GRABS = /\b(?:grab|seize|take hold of|shake)\b[^.]*\b(?:collar|lapels?|sleeve|arm|shirt|scruff)\b/iu;
const VISITS =
  /^(?:then )?(?:i )?(?:(?:go|run|hurry|march|off) (?:and |to )?)?(?:see|visit|meet|call on|drop in on)\b/iu;
const TENDER =
  /\b(?:hug|embrace|kiss|forgive|apologi[sz]e|comfort|console|curtsy|salute|wink|slap|tickle|pet|stroke|scratch|pat|feed|cuddle|bow|hold (?:him|her|them)|(?:sit|kneel)(?: down)? (?:with|next to|beside|by))\b/iu;

/** Plays a deed that is recognised by its words alone: a hug, a contest, a visit, grabbing a collar. False if the text is no such deed. */
export async function plainly(turn: Turn, reading: Reading, text: string): Promise<boolean> {
  const said = text.replace(/[“"][^”"]*[”"]/gu, "");
  if (said.includes("?")) return false;
  bringCreature(turn, said);
  const harmless =
    reading.act !== "travel" && reading.act !== "promise" && reading.act !== "oracle" && reading.act !== "plan";
  const named =
    kinNamed(turn.lore, said) ??
    entriesIn(turn.lore, said).find(({ kind }) => kind === "person" || kind === "creature");
  if (/^(?:i |we )?(?:swear|promise|vow)\b/iu.test(said) && reading.act === "plan") {
    promise(turn, personMeant(turn, reading, text), text);
    return true;
  }
  if (
    /\b(?:answer for (?:it|this|what)|before everyone|expose (?:him|her|them|\p{Lu}))/u.test(said) &&
    named !== undefined &&
    turn.present.some(({ name }) => name === named.name)
  ) {
    await sway(turn, named, { ...reading, act: "accuse" }, text);
    return true;
  }
  if (/\b(?:flatter|compliment|praise|admire)\b/iu.test(said) && named !== undefined && named.kind === "person") {
    if (!turn.present.some(({ name }) => name === named.name)) await findPerson(turn, named);
    if (turn.present.some(({ name }) => name === named.name))
      turn.say(deedOf(said) === null ? "" : `You ${deedOf(said)}.`, replyTo(turn, named, "lovely"));
    return true;
  }
  if (named?.kind === "creature" && (await withAnimal(turn, named, said))) return true;
  const counts = /^(.*?),? (?:and )?(how (?:many|much)\b.*)$/iu.exec(said);
  if (reading.act === "look" && counts !== null) {
    const fact = factFor(turn, counts[2]!);
    turn.say(deedOf(counts[1]!) === null ? "" : `You ${deedOf(counts[1]!)}.`, fact);
    turn.log(`You count: ${fact}`);
    return true;
  }
  if (TENDER.test(said) && harmless && reading.act !== "fight") {
    if (
      named !== undefined &&
      fateOf(turn.lore, named) !== "dead" &&
      !turn.present.some(({ name }) => name === named.name)
    ) {
      await findPerson(turn, named);
      if (!turn.present.some(({ name }) => name === named.name)) return true;
    }
    await deed(turn, { ...reading, act: "use" }, named === undefined ? text : `${text} (${named.name})`);
    return true;
  }
  if (CONTEST.test(said) && harmless) {
    await contest(turn, named, text);
    return true;
  }
  const wins =
    /\bto (persuade|convince|charm|impress|win over|scare|frighten|threaten|fool|trick) (?:him|her|them|\p{Lu}\p{L}+)/u.exec(
      said,
    )?.[1];
  if (wins !== undefined && harmless) {
    const whom = named ?? turn.present.find(({ name }) => name === turn.memo.last) ?? turn.present[0];
    if (whom !== undefined && turn.present.some(({ name }) => name === whom.name)) {
      turn.say(deedOf(said) === null ? "" : `You ${deedOf(said)}.`);
      const how = /scare|frighten|threaten/u.test(wins)
        ? "threaten"
        : /fool|trick/u.test(wins)
          ? "deceive"
          : "persuade";
      await sway(turn, whom, { ...reading, act: how }, "");
      return true;
    }
  }
  if (GRABS.test(said) && named !== undefined) {
    if (!turn.present.some(({ name }) => name === named.name)) await findPerson(turn, named);
    if (turn.present.some(({ name }) => name === named.name))
      await sway(turn, named, { ...reading, act: "threaten" }, text);
    return true;
  }
  if (
    VISITS.test(said) &&
    named !== undefined &&
    reading.act !== "talk" &&
    !turn.present.some(({ name }) => name === named.name)
  ) {
    await findPerson(turn, named);
    return true;
  }
  return false;
}

/** "I follow the badger": a creature that the texts only mention appears when the player mentions it. */
function bringCreature(turn: Turn, text: string): void {
  for (const [, noun = ""] of text.matchAll(/\bthe (\p{Ll}+)\b/gu)) {
    if (kindOfNoun(noun) !== "creature" || findEntry(turn.lore, `the ${noun}`) !== undefined) continue;
    if (!turn.lore.sentences.some((each) => new RegExp(`\\b${noun}\\b`, "iu").test(each.text))) continue;
    turn.memo.names.push({ name: `the ${noun}`, kind: "creature", sentence: "" });
  }
}
