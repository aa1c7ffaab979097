import { storedPattern } from "../../case/stored-pattern.ts";
import { capitalise } from "#english/noun-phrase";
import { shortName } from "../../lore/lore.ts";
import { listRead } from "../../opening/read-as.ts";
import { type Turn } from "../../turn.ts";
import { hasMoney, purse } from "./money.ts";
import { cameToo, type Claim, mayBeHere } from "./claims.ts";
import { whoIsHere } from "../travel/travel.ts";
import { AMENDS, SHOW_LIST } from "./name-amends.ts";
import type { Change } from "./names.ts";
import { STATE_AMENDS } from "./state-amends.ts";

/**
 * What the player corrects of the names that were read, and of who is where. A correction changes the list and the scene at once; it is
 * never played, and nobody in the story hears it.
 */

const NOISE = storedPattern("amend noise", "iu");

/** What is asked of the game master, and is so at once. */
const REQUESTS: readonly Claim[] = [mayBeHere, cameToo];

/**
 * Takes every clause of a message that corrects the list; answers what is left to be played, null where nothing was corrected. It costs
 * nothing: no time, no dice, and no line in the record of the story.
 */
export function amend(turn: Turn, written: string): string | null {
  const left: string[] = [];
  const changes: Change[] = [];
  const text = written.replace(/^[([]+(?:ooc:? ?)?([^()[\]]*)[)\]]+$/iu, "$1");
  let isAfter = false;
  const isPlain = PLAINLY.test(text.replace(/’/gu, "'"));
  for (const sentence of text.split(/(?<=[.!;?])\s+|\n+/u)) {
    const plain = tidy(sentence);
    const asked = REQUESTS.map((each) => each(turn, plain)).find((each) => each !== null);
    const found: Change[] | null =
      asked !== undefined
        ? [asked]
        : sentence.endsWith("?")
          ? null
          : (clauses(turn, plain, isPlain || isAfter) ?? (isAfter ? said(turn, plain) : null));
    isAfter = found !== null;
    if (found === null) left.push(sentence);
    else changes.push(...found);
  }
  if (changes.length === 0) return null;
  const before = stateOf(turn);
  const listBefore = listRead(turn);
  const lines = changes.map((change) => change() ?? "");
  turn.moved = true;
  // "There is no Osbert's blood": what there is not, is told to the table.
  // "Who is Lucas? There is no Lucas.": nothing is asked of a name that is none.
  const strucks = turn.memo.struck.slice(-changes.length);
  const isOfStruck = (each: string) =>
    each.endsWith("?") &&
    /^(?:and )?(?:who|what)(?:'s| is| are)\b/iu.test(tidy(each)) &&
    strucks.some((name) => each.includes(name));
  const denied = left.filter((each) => /^there(?:'s| is| are) no [^?]*$/iu.test(tidy(each)));
  for (const each of denied) turn.fact(`${capitalise(tidy(each))}.`);
  const rest = left
    .filter((each) => !denied.includes(each) && !isOfStruck(each) && !NOISE.test(tidy(each)) && tidy(each) !== "")
    .join(" ");
  turn.corrected = rest === "";
  const own = lines.filter((each) => each !== "");
  if (own.length > 0 && lines.every((line, at) => line !== "" || isQuiet(changes[at]!))) {
    const isAnswer = own.every(
      (line) => /^(?:Yes|What is|What are you after, then)\b/u.test(line) && !line.startsWith("What you"),
    );
    const shown = `Corrected. ${[...new Set(own)].join(" ")}`;
    turn.say(
      isAnswer ? own.join(" ") : `${shown}${showsList(turn, changes, listBefore) ? ` *${stageRead(turn)}*` : ""}`,
    );
    return rest;
  }
  if (stateOf(turn) === before && left.length === 0)
    turn.say(
      "That changes nothing in the record. Say it as “X is a place”, “there is no X”, “X is Y, same man”, “X is not here” or “call X Y”.",
    );
  if (stateOf(turn) === before) return left.join(" ");
  turn.say("Corrected.", ...new Set(own), `*${stageRead(turn)}*`);
  return rest;
}

/** The list as it is now, who is here, and the purse. */
const stageRead = (turn: Turn): string =>
  [listRead(turn), whoIsHere(turn) || "Here: nobody but you.", hasMoney(turn) ? `In your purse: ${purse(turn)}.` : ""]
    .filter((part) => part !== "")
    .join(" ");

/** The list is shown again where a kind was set right, or where the state of things makes it say something else. */
const showsList = (turn: Turn, changes: readonly Change[], before: string): boolean =>
  changes.some((change) => LISTED.has(change)) ||
  (changes.some((change) => OF_STATE.has(change)) && listRead(turn) !== before);

/** How a message begins that sets something right. */
const PLAINLY = storedPattern("amend plainly", "iu");
/** Changes after which the list of names is shown again. */
const LISTED = new WeakSet<Change>();
const OF_STATE = new WeakSet<Change>();

/** "Can Knut be here? He runs the bridge.": what is said of somebody in the same breath is so. */
function said(turn: Turn, clause: string): Change[] | null {
  if (
    !/^(?:he|she|they|it)(?:'s| is| are| has| runs| keeps| owns| lives| works| guards| knows| does| can)\b/iu.test(
      clause,
    )
  )
    return null;
  const change = () => {
    const who = turn.people.find(({ name }) => name === turn.memo.last);
    if (who !== undefined)
      turn.fact(
        `${capitalise(shortName(who))}${clause.replace(/^(?:he|she|they|it)(?:'s)?/iu, (word) => (word.endsWith("'s") ? " is" : ""))}.`,
      );
  };
  QUIET.add(change);
  return [change];
}
/** Changes that need no word of their own. */
const QUIET = new WeakSet<Change>();
const isQuiet = (change: Change): boolean => QUIET.has(change);

/** All that a correction can change. */
const stateOf = (turn: Turn): string =>
  JSON.stringify([
    turn.memo.names,
    turn.memo.struck,
    turn.memo.facts,
    turn.memo.places,
    turn.memo.last,
    turn.memo.companions,
    turn.story.scene,
    turn.story.cast,
  ]);

const tidy = (sentence: string): string =>
  sentence
    .replace(/’/gu, "'")
    .replace(/[.!;?]+$/u, "")
    .replace(
      /^(?:(?:no|nope|wait|actually|sorry)[,:!. –-]+)*(?:that|this|it)(?:'s| is) (?:all |quite |just |simply )?(?:wrong|not (?:right|true|so)|incorrect|a mistake|nonsense)[,:;!. –—-]+(?=\p{L})/iu,
      "",
    )
    .replace(
      /^(?:(?:no|nope|wait|actually|sorry|well|oh|hey|ok|and|also|but|so|please|(?:hey |dear )?(?:game ?master|gm|dm|narrator|storyteller)|ooc|good|fine|hang on|hold on|(?:one|two|three|four|a few|some) (?:things?|of (?:these|them|those)) (?:are |is )?wrong)[,:!. –-]+)+/iu,
      "",
    )
    .trim();

/** A sentence as corrections, one after another; null where some of it is none. */
function clauses(turn: Turn, sentence: string, isPlain: boolean): Change[] | null {
  if (NOISE.test(sentence)) return [];
  for (const each of STATE_AMENDS) {
    const found = each(turn, sentence, isPlain);
    if (found === null) continue;
    OF_STATE.add(found);
    return [found];
  }
  for (const each of AMENDS) {
    const found = each(turn, sentence);
    if (found === null) continue;
    if (SHOW_LIST.has(each)) LISTED.add(found);
    return [found];
  }
  for (const link of sentence.matchAll(/(?:, and|,? but|,|:| and) /gu)) {
    const first = clauses(turn, sentence.slice(0, link.index), isPlain);
    const rest =
      first === null
        ? null
        : clauses(turn, tidy(sentence.slice(link.index + link[0].length)), isPlain || first.length > 0);
    if (first !== null && rest !== null && first.length + rest.length > 0) return [...first, ...rest];
  }
  return null;
}
