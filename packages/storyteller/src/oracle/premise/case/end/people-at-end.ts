import { pattern, storedPattern } from "../../../patterns.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { canTalk } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";
import { asYes } from "../../words/short-answer.ts";
import { lineFor } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { isAnyonesGuess } from "../open/open-story.ts";
import { isOfMatter } from "../open/theory-in.ts";
import { isYesNo } from "../../words/short-answer.ts";
import { personIn } from "../../moves/people/who.ts";
import { isShared } from "../aim/object-of-aim.ts";
import { roleOf } from "../parts/people-of-case.ts";

/** What becomes of each who matters, in one sentence: for the end, and for those who ask afterwards. */

/** So many are told of at the end; the others where somebody asks. */
const MOST = 4;

/**
 * Keeps what becomes of those whom the hero has met, and of those who have a part in it, and says it of those of whom the written end says
 * nothing.
 * @param told the paragraphs of the written end
 */
export function peopleAtEnd(
  turn: Turn,
  kept: KeptCase,
  texts: readonly string[],
): { said: string; people: { name: string; said: string }[] } {
  const end = texts.join(" ");
  const all = turn.people
    .filter((each) => each.kind === "person" && each.proper && isOfStory(turn, kept, each))
    .map((each) => ({ each, own: sentenceOf(each, end) }));
  const untold = all.filter(
    ({ each, own }) => own === "" && !end.includes(shortName(each)) && canTalk(turn.lore, each),
  );
  const said = new Map(
    untold.slice(0, MOST).map(({ each }) => [each.name, becomes(turn, each, roleOf(kept, each.name))]),
  );
  return {
    said: [...said.values()].join(" "),
    people: all.flatMap(({ each, own }) => {
      const text = own || (said.get(each.name) ?? "");
      return text === "" ? [] : [{ name: each.name, said: text.slice(0, 400) }];
    }),
  };
}

const isOfStory = (turn: Turn, kept: KeptCase, who: LoreEntry): boolean =>
  !isHero(turn.lore, who) &&
  fateOf(turn.lore, who) !== "dead" &&
  turn.member(who.name)?.alive !== false &&
  (Object.values(kept.who).includes(who.name) || (turn.member(who.name)?.met ?? null) !== null) &&
  !kept.invented.some(({ name }) => name === who.name);

/** The last whole sentence of a text that names somebody. */
const sentenceOf = (who: LoreEntry, text: string): string =>
  text
    .split(pattern("people-at-end sentence of", "u"))
    .findLast((each) => each.includes(shortName(who)) && each.split("“").length === each.split("”").length) ?? "";

/** What becomes of somebody of whom the written end says nothing: by their part in it, else by what they think of the hero. */
function becomes(turn: Turn, who: LoreEntry, role: string | null): string {
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const kind = role ?? (attitude > 0 ? "friend" : attitude < 0 ? "cool" : "other");
  return lineFor(turn, `fate ${kind}`, shortName(who));
}

const ASKS = storedPattern("asks what becomes");
const WELL = storedPattern("asks whether it went well");

/** How it is since the end, to a question about what the story was about: "which way does it run now?" Empty for another question. */
export function isNow(turn: Turn, question: string): string {
  const { end, case: kept } = turn.memo;
  if (!pattern("after-end asks now").test(question)) return "";
  // Before it is put right it is as it was: no die says otherwise.
  if (isAnyonesGuess(kept) && turn.main !== undefined && !/\bstill\b/iu.test(question))
    return isYesNo(question) && isOfMatter(turn, question) && personIn(turn, question) === undefined
      ? lineFor(turn, "now open")
      : "";
  if (kept !== null || end?.grade === undefined) return "";
  if (pattern("people-at-end is now").test(question.trim())) return "";
  return pattern("people-at-end is now 2").test(question) || isShared(end.aim, question)
    ? lineFor(turn, `now ${end.grade}`)
    : "";
}

/** The answer to a question after the end: whether it came off, or what becomes of somebody. Empty for another question. */
export function askedAfterEnd(turn: Turn, text: string): string {
  const { end, case: kept, past } = turn.memo;
  if (end === null || kept !== null) return "";
  if (ASKS.test(text)) {
    const who = entriesIn(turn.lore, pattern("asks what becomes").exec(text)![0]).find(
      (each) => each.kind === "person" && !isHero(turn.lore, each),
    );
    if (who === undefined || fateOf(turn.lore, who) === "dead") return "";
    const known = end.people?.find(({ name }) => name === who.name)?.said;
    if (known !== undefined) return known;
    const said = becomes(turn, who, past.guilty.includes(who.name) ? "opponent" : null);
    end.people = [...(end.people ?? []), { name: who.name, said }];
    return said;
  }
  if (!WELL.test(text)) return "";
  const left = end.parts?.find(({ answer }) => answer === "")?.part ?? "";
  return [asYes(end.answer), end.fate ?? "", left === "" ? "" : `What is left is to ${left}.`].join(" ").trim();
}
