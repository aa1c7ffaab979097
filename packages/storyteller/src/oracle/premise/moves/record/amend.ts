import { pattern, storedPattern, type StoredPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { withCapitals } from "../../lore/capitals.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { listRead } from "../../opening/read-as.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { type Turn } from "../../turn.ts";
import { cameToo, type Claim, mayBeHere } from "./claims.ts";
import { calledIn } from "../people/who.ts";
import { whoIsHere } from "../travel/travel.ts";
import { AMENDS } from "./name-amends.ts";
import { type Change, exactly } from "./names.ts";
import { STATE_AMENDS } from "./state-amends.ts";

/**
 * What the player corrects of the names that were read, and of who is where. A correction changes the list and the scene at once; it is
 * never played, and nobody in the story hears it.
 */

const NOISE = storedPattern("amend noise");

/** What is asked of the game master, and is so at once. */
const REQUESTS: readonly Claim[] = [mayBeHere, cameToo];

/** "I did not mean to upset you": said to somebody, and no correction. */
const COURTEOUS = storedPattern("stated spoken");

/**
 * Takes every clause of a message that corrects the list; answers what is left to be played, null where nothing was corrected. It costs
 * nothing: no time, no dice, and no line in the record of the story.
 */
export function amend(turn: Turn, written: string): string | null {
  if (pattern("amend asks list").test(written.trim())) {
    turn.corrected = true;
    turn.say(`*${listRead(turn)}*`);
    return "";
  }
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
    const own = pattern("amend is me").exec(sentence)?.[1];
    const asked =
      own !== undefined ? isHero(turn, own) : REQUESTS.map((each) => each(turn, plain)).find((each) => each !== null);
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
  if (changes.length === 0 && calledIn(turn, text) === undefined && isDefinition(turn, text, isPlain)) {
    for (const each of left) turn.fact(soSaid(turn, each));
    turn.corrected = true;
    turn.moved = true;
    turn.say("Noted.");
    return "";
  }
  if (changes.length === 0) return null;
  const before = stateOf(turn);
  const hereBefore = whoIsHere(turn);
  const lines = changes.map((change) => change() ?? undefined);
  turn.moved = true;
  // "There is no Osbert's blood": what there is not, is told to the table.
  // "Who is Lucas? There is no Lucas.": nothing is asked of a name that is none.
  const strucks = turn.memo.struck.slice(-changes.length);
  const isOfStruck = (each: string) =>
    each.endsWith("?") && pattern("amend amend 3").test(tidy(each)) && strucks.some((name) => each.includes(name));
  const isPlayed = (each: string) =>
    (pattern("amend amend 5").test(tidy(each)) || each.endsWith("?")) && !pattern("amend amend 6").test(each);
  const others = left.filter((each) => !isOfStruck(each) && !NOISE.test(tidy(each)));
  // What else is said with it is said to the table: "You can't ask him."
  const atTable = others.filter((each) => !isPlayed(each) && !pattern("amend amend 6").test(each));
  for (const each of atTable) turn.fact(soSaid(turn, each));
  const rest = others.filter(isPlayed).join(" ");
  turn.corrected = rest === "";
  const own = [...new Set(lines.filter((each) => each !== undefined && each !== ""))] as string[];
  const isAnswer =
    own.length > 0 && own.every((line) => pattern("amend amend 7", "u").test(line) && !line.startsWith("What you"));
  const isSame = stateOf(turn) === before;
  const here = whoIsHere(turn);
  // Who is here is said where that is another one now.
  const shown =
    here === hereBefore || own.some((line) => line.includes("Here: ")) ? "" : here || "Here: nobody but you.";
  turn.say(
    isAnswer ? "" : !isSame || own.length > 0 ? "Corrected." : atTable.length > 0 ? "Noted." : "That is so already.",
    ...own,
    isAnswer ? "" : shown,
  );
  return rest;
}

/** "“Pell is innocent! Wendel, it was you.”": said in the scene, and no correction at the table. */
function isSpeech(turn: Turn, written: string): boolean {
  const plain = written.trim();
  if (pattern("amend is speech", "u").test(plain) && (/^["“]/u.test(plain) || SPOKEN.test(plain))) return true;
  return plain.split(/(?<=[.!?])\s+/u).some((each) => TO_FACE.test(each) && calledIn(turn, each) !== undefined);
}
const TO_FACE = storedPattern("amend to their face");
const SPOKEN = storedPattern("amend spoken");

/** "The surveyor is me": nobody else is called so. */
function isHero(turn: Turn, phrase: string): Change {
  const trade = phrase.toLowerCase().replace(/^the /u, "");
  const other = entriesIn(turn.lore, phrase).find(({ kind, proper }) => kind === "person" && proper);
  const strikes = other === undefined ? [] : (clauses(turn, `${other.name} is not a person`, true) ?? []);
  return () => {
    for (const change of strikes) change();
    return `You are the ${trade}.`;
  };
}

/** How a message begins that sets something right. */
const PLAINLY = storedPattern("amend plainly");
/** "Can Knut be here? He runs the bridge.": what is said of somebody in the same breath is so. */
function said(turn: Turn, clause: string, spokenOf: LoreEntry | undefined): Change[] | null {
  if (!pattern("amend said").test(clause)) return null;
  const change = () => {
    const who = spokenOf ?? turn.people.find(({ name }) => name === turn.memo.last);
    if (who !== undefined)
      turn.fact(
        `${capitalise(shortName(who))}${clause.replace(pattern("amend said 2"), (word) => (word.endsWith("'s") ? " is" : ""))}.`,
      );
  };
  return [change];
}
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

const DEFINES = storedPattern("amend defines");

/** "Zita is Ottavio's daughter, not his wife", "you misunderstood: Tobias is asleep": what somebody or something is, or is not, and no event. */
function isDefinition(turn: Turn, text: string, isPlain: boolean): boolean {
  const [first = ""] = text.split(/(?<=[.!;?])\s+/u);
  const plain = tidy(first);
  if (/[?"“”]/u.test(text) || !DEFINES.test(plain)) return false;
  const isLed = plain.length < first.replace(/[.!;?]+$/u, "").length;
  const subject = pattern("amend is definition").exec(plain)?.[0] ?? "";
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
    // "It is an urn" is said of what was named just now, and of no person.
    (/^it/iu.test(found[0]) && before === undefined) ||
    // "Not the horse. It is Colonel Strake!": who it is instead.
    pattern("amend with name 4", "u").test(clause) ||
    !pattern("amend with name").test(clause.replace("'", " '"))
  )
    return clause;
  const noun = pattern("amend with name 2").exec(clause)?.[1];
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

const LEAD_WRONG = storedPattern("amend lead wrong");
const LEAD = storedPattern("amend lead");

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
    return [found];
  }
  for (const each of AMENDS) {
    const found = each(turn, sentence);
    if (found === null) continue;
    return [found];
  }
  // "Friday is a day, not a person": nobody is called so.
  if (pattern("amend clauses").test(sentence)) return [() => undefined];
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
