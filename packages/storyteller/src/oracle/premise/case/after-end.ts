import { storedPattern } from "./stored-pattern.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../lore/lore.ts";
import { fateOf, foundFact } from "../lore/fates.ts";
import { SEGMENTS } from "../moves/aim/clock.ts";
import { swear } from "../moves/aim/vow.ts";
import { BY, type Grade, type Turn } from "../turn.ts";
import { capitalise, listed } from "#english/noun-phrase";
import { hold } from "../moves/record/items.ts";
import { ofHero } from "./fill-in.ts";
import { truthOf } from "./people-of-case.ts";
import { missingIn, seeksPeople } from "./sought.ts";
import { restOf } from "./aim-of-case.ts";
import type { Truth } from "./case-content.ts";
import type { KeptCase } from "./kept-case.ts";
import { sayLead, standsAt } from "./leads.ts";
import { isShared, namesAim } from "./object-of-aim.ts";

/** What an end leaves behind: who was sought is beside the hero, what is left of the aim is the aim, and questions have an answer. */

/** Another aim has no deadline of its own. */
const PLAIN_CLOCK = {
  name: "Time runs against you",
  segments: SEGMENTS,
  ticks: 0,
  full: "You have run out of time.",
  shown: true,
} as const;

/** Halves of an aim that are reached by knowing. */
const TO_KNOW = /^(?:learn|find out|discover|prove|know|see|understand)\b/iu;

/** Enters the end into the state: the case is over, and who was sought is free. */
export function enterEnd(turn: Turn, kept: KeptCase, truth: Truth, aim: string, grade: Grade | null): void {
  turn.memo.case = null;
  turn.memo.end = {
    aim,
    rests: true,
    answer:
      grade === "miss" && truth.kind !== "find"
        ? "It is over, and it did not come out as you wanted it."
        : `Yes. ${grade === "weak" ? "It had its price, and it" : "It"} is done.`,
  };
  const clock = turn.story.clocks[0];
  // The deadline was that of this aim.
  if (clock !== undefined) {
    turn.change({ type: "clock_removed", by: BY, name: clock.name });
    turn.change({ ...PLAIN_CLOCK, fills: clock.fills, type: "clock_changed", by: BY });
  }
  if (truth.kind === "stop")
    turn.memo.end.fate = `${capitalise(ofHero(kept.threat))} ${grade === "miss" ? "could not be stopped" : grade === "weak" ? "is stopped, late, and it has left its mark" : "is stopped"}.`;
  if (truth.kind !== "find") return;
  const found = soughtIn(turn, kept);
  for (const each of found) {
    if (fateOf(turn.lore, each) !== null) turn.fact(foundFact(each));
    delete turn.memo.places[each.name];
    turn.bring(turn.entry(each.name));
    turn.memo.last = each.name;
  }
  const what = capitalise(ofHero(kept.prize.words));
  const isPeople = seeksPeople(turn, kept);
  if (!isPeople) hold(turn, ofHero(kept.prize.words).replace(/^(?:the|your|an?) /u, ""), true);
  const names = found.map((each) => shortName(each)).filter((name) => !what.includes(name));
  turn.memo.end.fate = isPeople
    ? `${what} ${kept.prize.is === "they" ? "are" : "is"} found, and alive.${names.length === 0 ? "" : ` ${listed(names)} ${names.length === 1 ? "is" : "are"} here, beside you.`}`
    : `You have ${ofHero(kept.prize.words)}.`;
}

/** Whom the hero was to find, and who is missing with them, where they live. */
const soughtIn = (turn: Turn, kept: KeptCase): LoreEntry[] => {
  const named = entriesIn(turn.lore, kept.prize.words).filter(
    (entry) =>
      (entry.kind === "person" || entry.kind === "creature") &&
      !isHero(turn.lore, entry) &&
      fateOf(turn.lore, entry) !== "dead" &&
      turn.member(entry.name)?.alive !== false,
  );
  return named.length > 0 || !seeksPeople(turn, kept) ? named.slice(0, 1) : missingIn(turn).slice(0, 3);
};

/** Says what is left of the aim, and makes it the aim; false where nothing is left. */
export function goOnWith(turn: Turn, aim: string): boolean {
  const rest = restOf(aim);
  if (rest === "") return false;
  if (turn.memo.end !== null) turn.memo.end.aim = aim.slice(0, aim.lastIndexOf(rest)).replace(/ and (?:to )?$/u, "");
  if (TO_KNOW.test(rest)) {
    const truth = turn.paragraphs.includes(turn.memo.truth) ? "" : ` ${turn.memo.truth}`;
    turn.say(`You wanted to ${rest} as well, and you know it now.${truth}`);
    return false;
  }
  turn.say(`That was the first half. You still have to ${rest}.`);
  swear(turn, rest);
  return true;
}

/** What somebody says of a story that is over, to a question about it; empty for another question. */
export function saysHowItEnded(turn: Turn, who: LoreEntry, words: string): string {
  const { end, truth } = turn.memo;
  const isAbout =
    end !== null &&
    truth !== "" &&
    /\b(?:what|why|how|who|where)\b/iu.test(words) &&
    (/\bwhat (?:really )?happened\b|\bbehind (?:it|this|all)\b|\b(?:who|why) did\b/iu.test(words) ||
      isShared(truth, words));
  return isAbout && turn.memo.case === null ? `${capitalise(shortName(who))} tells you how it was. ${truth}` : "";
}

/** Words of a question whether something is reached. */
const REACHED = storedPattern("after-end reached", "iu");

/** Whether the aim is reached, from the state of the story; empty for another question. */
export function aimStands(turn: Turn, question: string): string {
  if (!REACHED.test(question) || /\bstill\b/iu.test(question)) return "";
  const { case: kept, end } = turn.memo;
  if (
    kept !== null &&
    (namesAim(kept, question) ||
      (/\bwin\b/iu.test(`${truthOf(kept)?.kind} ${kept.aim}`) && /\bw[io]n\b/iu.test(question)))
  )
    return ["Not yet.", standsAt(turn), sayLead(turn, "ask")].join(" ").trim();
  if (end !== null && kept === null && /\b(?:safe|saved|over)\b/iu.test(question)) return end.answer;
  return end !== null && isShared(end.aim.replace(/^\S+ /u, ""), question) ? end.answer : "";
}
