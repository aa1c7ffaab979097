import { pattern, storedPattern, type StoredPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { withCapitals } from "../../lore/capitals.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { listRead } from "../../opening/read-as.ts";
import { type Turn } from "../../turn.ts";
import { hasMoney, purse } from "./money.ts";
import { cameToo, type Claim, mayBeHere } from "./claims.ts";
import { calledIn } from "../people/who.ts";
import { whoIsHere } from "../travel/travel.ts";
import { AMENDS, SHOW_LIST } from "./name-amends.ts";
import { type Change, exactly } from "./names.ts";
import { STATE_AMENDS } from "./state-amends.ts";
import { hasThing, takeBack } from "./take-back.ts";

/**
 * What the player corrects of the names that were read, and of who is where. A correction changes the list and the scene at once; it is
 * never played, and nobody in the story hears it.
 */

const NOISE = storedPattern("amend noise", "iu");

/** What is asked of the game master, and is so at once. */
const REQUESTS: readonly Claim[] = [mayBeHere, cameToo];

/** "I did not mean to upset you": said to somebody, and no correction. */
const COURTEOUS = storedPattern("stated spoken", "iu");

/**
 * Takes every clause of a message that corrects the list; answers what is left to be played, null where nothing was corrected. It costs
 * nothing: no time, no dice, and no line in the record of the story.
 */
export function amend(turn: Turn, written: string): string | null {
  if (isSpeech(turn, written) || COURTEOUS.test(written)) return null;
  const left: string[] = [];
  const changes: Change[] = [];
  const text = written
    .replace(pattern("amend amend"), "$1")
    // "The Keeper and Lene Abegg? Same person."
    .replace(pattern("amend amend 2"), "$1 are the same ");
  let isAfter = false;
  let spokenOf: LoreEntry | undefined;
  const isPlain = PLAINLY.test(text.replace(/’/gu, "'"));
  for (const sentence of text.split(/(?<=[.!;?])\s+|\n+/u)) {
    const plain = withName(turn, tidy(sentence), spokenOf);
    const asked = REQUESTS.map((each) => each(turn, plain)).find((each) => each !== null);
    const found: Change[] | null =
      asked !== undefined
        ? [asked]
        : sentence.endsWith("?")
          ? null
          : (clauses(turn, plain, isPlain || isAfter) ?? (isAfter ? said(turn, tidy(sentence), spokenOf) : null));
    isAfter = found !== null;
    if (found !== null) spokenOf = entriesIn(turn.lore, plain)[0] ?? spokenOf;
    if (found === null) left.push(sentence);
    else changes.push(...found);
  }
  if (changes.length === 0 && isDefinition(turn, text, isPlain)) {
    for (const each of left) turn.fact(soSaid(turn, each));
    turn.corrected = true;
    turn.moved = true;
    turn.say(`So it is: ${left.map((each) => soSaid(turn, each)).join(" ")}`);
    return "";
  }
  if (changes.length === 0) return null;
  const before = stateOf(turn);
  const listBefore = listRead(turn);
  const lines = changes.map((change) => change() ?? undefined);
  turn.moved = true;
  // "There is no Osbert's blood": what there is not, is told to the table.
  // "Who is Lucas? There is no Lucas.": nothing is asked of a name that is none.
  const strucks = turn.memo.struck.slice(-changes.length);
  const isOfStruck = (each: string) =>
    each.endsWith("?") && pattern("amend amend 3").test(tidy(each)) && strucks.some((name) => each.includes(name));
  const denied = left.filter((each) => pattern("amend amend 4").test(tidy(each)));
  for (const each of denied) turn.fact(`${capitalise(tidy(each))}.`);
  const rest = left
    .filter(
      (each) =>
        !denied.includes(each) &&
        !isOfStruck(each) &&
        !NOISE.test(tidy(each)) &&
        // What else is said with it is said to the table: "You can't ask him."
        (pattern("amend amend 5").test(tidy(each)) || each.endsWith("?")) &&
        !pattern("amend amend 6").test(each),
    )
    .join(" ");
  turn.corrected = rest === "";
  const own = lines.filter((each) => each !== undefined && each !== "") as string[];
  if (own.length > 0 && changes.every((each, at) => lines[at] !== undefined || isQuiet(each))) {
    const isAnswer = own.every((line) => pattern("amend amend 7", "u").test(line) && !line.startsWith("What you"));
    const shown = `Corrected. ${[...new Set(own)].join(" ")}`;
    turn.say(
      isAnswer ? own.join(" ") : `${shown}${showsList(turn, changes, listBefore) ? ` *${stageRead(turn)}*` : ""}`,
    );
    return rest;
  }
  if (stateOf(turn) === before && left.length === 0) turn.say(`So it is: ${soSaid(turn, text)}`);
  if (stateOf(turn) === before) return left.join(" ");
  turn.say("Corrected.", ...new Set(own), `*${stageRead(turn)}*`);
  return rest;
}

/** "“Pell is innocent! Wendel, it was you.”": said in the scene, and no correction at the table. */
function isSpeech(turn: Turn, written: string): boolean {
  const plain = written.trim();
  if (pattern("amend is speech", "u").test(plain) && (/^["“]/u.test(plain) || SPOKEN.test(plain))) return true;
  return plain.split(/(?<=[.!?])\s+/u).some((each) => TO_FACE.test(each) && calledIn(turn, each) !== undefined);
}
const TO_FACE = storedPattern("amend to their face", "iu");
const SPOKEN = storedPattern("amend spoken", "iu");

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
function said(turn: Turn, clause: string, spokenOf: LoreEntry | undefined): Change[] | null {
  if (!pattern("amend said", "iu").test(clause)) return null;
  const change = () => {
    const who = spokenOf ?? turn.people.find(({ name }) => name === turn.memo.last);
    if (who !== undefined)
      turn.fact(
        `${capitalise(shortName(who))}${clause.replace(pattern("amend said 2"), (word) => (word.endsWith("'s") ? " is" : ""))}.`,
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

const without = (text: string, lead: StoredPattern): string => text.slice(lead.exec(text)?.[0].length ?? 0);
const tidy = (sentence: string): string =>
  without(without(without(sentence.replace(/’/gu, "'").replace(/[.!;?]+$/u, ""), LEAD), LEAD_WRONG), LEAD)
    // "Nigel's a printer", "he can't be talking".
    .replace(pattern("amend tidy"), " is ")
    .replace(pattern("amend tidy 2"), "$1 $2")
    .trim();

const DEFINES = storedPattern("amend defines", "iu");

/** "Zita is Ottavio's daughter, not his wife", "you misunderstood: Tobias is asleep": what somebody or something is, or is not, and no event. */
function isDefinition(turn: Turn, text: string, isPlain: boolean): boolean {
  const [first = ""] = text.split(/(?<=[.!;?])\s+/u);
  const plain = tidy(first);
  if (/[?"“”]/u.test(text) || !DEFINES.test(plain)) return false;
  const isLed = plain.length < first.replace(/[.!;?]+$/u, "").length;
  const subject = pattern("amend is definition", "iu").exec(plain)?.[0] ?? "";
  const entry = exactly(turn, subject.trim());
  return (
    (entry?.proper === true || /^["'“‘]?\p{Lu}/u.test(plain)) &&
    (isPlain || isLed || pattern("amend is definition 2", "u").test(plain))
  );
}

/** The player's words about what is so, said back to them. */
const soSaid = (turn: Turn, text: string): string =>
  `${withCapitals(turn.lore, ` ${toSecondPerson(tidy(text))}`)
    .trim()
    .replace(/[.!\s]+$/u, "")}.`;

/** "She isn't a woman" after a correction is about the same one; "she's a bell" about whom the texts call so. */
function withName(turn: Turn, clause: string, before: LoreEntry | undefined): string {
  const found = pattern("amend with name 3").exec(clause);
  if (
    found === null ||
    // "Not the horse. It is Colonel Strake!": who it is instead.
    pattern("amend with name 4", "u").test(clause) ||
    !pattern("amend with name", "iu").test(clause.replace("'", " '"))
  )
    return clause;
  const noun = pattern("amend with name 2", "iu").exec(clause)?.[1];
  const said = turn.brief.transcript.at(-1);
  const near = [
    ...(before === undefined ? [] : [before]),
    ...entriesIn(turn.lore, said?.playerText ?? ""),
    ...entriesIn(turn.lore, said?.reply ?? ""),
  ].filter(({ proper, kind }) => proper && kind !== "place");
  const isSo = (entry: LoreEntry) => turn.about(entry).some(({ text }) => new RegExp(`\\b${noun}\\b`, "iu").test(text));
  const meant = before ?? (noun === undefined ? undefined : (near.find(isSo) ?? turn.people.find(isSo)));
  return meant === undefined
    ? clause
    : `${meant.name}${clause
        .slice(found[0].length)
        .replace(/^'s(?= )/u, " is")
        .replace(/^'re(?= )/u, " are")}`;
}

/** Where a sentence sets two things right, each is one: "X is the base, not a person, and Y is the drill". */
const AND_ANOTHER = storedPattern("amend and another", "u");

const LEAD_WRONG = storedPattern("amend lead wrong", "iu");
const LEAD = storedPattern("amend lead", "iu");

/** A sentence as corrections, one after another; null where some of it is none. */
function clauses(turn: Turn, sentence: string, isPlain: boolean): Change[] | null {
  if (NOISE.test(sentence)) return [];
  const another = AND_ANOTHER.exec(sentence);
  if (another !== null && !/^[^,]{0,3}$/u.test(sentence.slice(0, another.index))) {
    const first = clauses(turn, sentence.slice(0, another.index), isPlain);
    const second = first === null ? null : clauses(turn, tidy(sentence.slice(another.index + another[0].length)), true);
    if (first !== null && second !== null && first.length > 0 && second.length > 0) return [...first, ...second];
    // "Henrik is the commander, and Olga is the drill": the first half is so already.
    const other =
      first === null ? clauses(turn, tidy(sentence.slice(another.index + another[0].length)), isPlain) : null;
    if (other !== null && other.length > 0 && DEFINES.test(sentence.slice(0, another.index))) return other;
  }
  for (const each of STATE_AMENDS) {
    const found = each(turn, sentence, isPlain);
    if (found === null) continue;
    if (each !== takeBack && each !== hasThing) OF_STATE.add(found);
    return [found];
  }
  for (const each of AMENDS) {
    const found = each(turn, sentence);
    if (found === null) continue;
    if (SHOW_LIST.has(each)) LISTED.add(found);
    return [found];
  }
  // "Friday is a day, not a person": nobody is called so.
  if (pattern("amend clauses", "iu").test(sentence)) return [() => undefined];
  for (const link of sentence.matchAll(pattern("amend clauses 2", "gu"))) {
    const first = clauses(turn, sentence.slice(0, link.index), isPlain);
    const rest =
      first === null
        ? null
        : clauses(turn, tidy(sentence.slice(link.index + link[0].length)), isPlain || first.length > 0);
    if (first !== null && rest !== null && first.length + rest.length > 0) return [...first, ...rest];
  }
  return null;
}
