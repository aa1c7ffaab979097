import { capitalise } from "#english/noun-phrase";
import { fateOf } from "../fates.ts";
import { shortName } from "../lore.ts";
import { tellsClue } from "../plot/reveal.ts";
import type { Turn } from "../turn.ts";

/** Somebody out of sight is called to: where nobody is in the scene, one who has something to tell steps forward. */

const CALLS_OUT =
  /^\W*(?:hello\W*)?(?:who(?:'?s| is) (?:there|that|it|out there)|(?:is )?(?:anybody|anyone|somebody|someone) (?:there|here|home)|come (?:out|back|here)|show (?:yourself|your face)|don'?t (?:run|go|be (?:afraid|scared))|wait,? (?:don'?t|come back|please)|say hello who|hello\W*$)/iu;

/** True where the words called somebody forward. */
export function comesForward(turn: Turn, text: string): boolean {
  const { plot } = turn;
  if (!CALLS_OUT.test(text.replace(/’/gu, "'")) || plot === null || plot.stage !== "open") return false;
  if (turn.present.some(({ kind }) => kind === "person")) return false;
  const person = plot.people
    .filter(({ name, told }) => name !== plot.culprit && told === 0 && name !== plot.captive && name !== plot.heart)
    .map(({ name }) => turn.entry(name))
    .find((entry) => entry.kind === "person" && fateOf(turn.lore, entry) !== "dead");
  if (person === undefined) return false;
  turn.bring(person);
  turn.memo.last = person.name;
  turn.log(`You call out, and ${shortName(person)} comes forward.`);
  turn.say(`${capitalise(shortName(person))} steps out where you can see both hands.`, tellsClue(turn, person) ?? "");
  return true;
}
