import { isHidden } from "../../case/aim/sought.ts";
import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise, listed } from "#english/noun-phrase";
import { remembered } from "../../../answers/recall.ts";
import { shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import type { Turn } from "../../turn.ts";
import { isSamePlace, placesOf, whereIs } from "../../lore/where/whereabouts.ts";
import { placeNamed } from "../travel/place-named.ts";
import { isOverAsked, standsAtRest } from "../../case/end/after-end.ts";
import { asYes } from "../../words/short-answer.ts";
import { clockStands } from "../aim/clock.ts";
import { dangerStands } from "../danger/danger-words.ts";
import { carried, isHeld, theThing } from "./items.ts";
import { lookAround, storyStatus } from "../travel/look.ts";
import { hasMoney, purse } from "./money.ts";
import { personIn } from "../people/who.ts";
import { timeLeft } from "./time-left.ts";
import { quantityOf } from "./written.ts";
import { sayLead, standsAt } from "../../case/leads.ts";
import { isOpen } from "../../case/open/open-story.ts";
import { isShared } from "../../case/aim/object-of-aim.ts";
import { truthOf } from "../../case/parts/people-of-case.ts";
import { seeksPeople } from "../../case/aim/sought.ts";

/** Questions that the record answers: who is here, where the hero is, what the hero has and knows, and how far the story is. Never the dice. */

const WHO = storedPattern("record who", "u");
const WHERE = storedPattern("record where", "u");
const HAVE = storedPattern("record have", "u");
/** "have i got the ledger on me": whether the hero has a thing. */
const OWNS = storedPattern("record owns", "u");
const MONEY = storedPattern("record money", "u");
const PURSE = storedPattern("record purse", "u");
const SAFE = storedPattern("record safe", "u");
const LOST = storedPattern("record lost", "u");
const HURT = storedPattern("record hurt", "u");
const HELPED = storedPattern("record helped", "u");
const POCKET = storedPattern("record pocket", "u");
const KNOW = storedPattern("record know", "u");
const FOES = storedPattern("record foes", "u");
const END = storedPattern("record end", "u");
const WON = storedPattern("record won", "u");
const SAID = storedPattern("record said", "u");

/** A question about what the hero did or was given: "what did I promise Hanne". */
const PAST = storedPattern("record past", "u");

/** Answers a question from the record; false where it is about something else. */
export async function fromRecord(turn: Turn, question: string): Promise<boolean> {
  const low = question
    .toLowerCase()
    .replace(/[?!.]+$/u, "")
    .replace(pattern("record from record 4", "u"), "")
    .trim();
  const says = (text: string): true => {
    if (!turn.paragraphs.includes(text)) turn.say(text);
    return true;
  };
  const last = turn.brief.transcript.at(-1)?.reply ?? "";
  if (pattern("record from record 5", "u").test(low) && pattern("record from record 6", "u").test(last))
    return says(pattern("record from record 13", "u").test(last) ? "Yes, it landed." : "No, you missed.");
  if (WHERE.test(low)) {
    lookAround(turn, false);
    return true;
  }
  // A look round has said it.
  if (WHO.test(low)) return says(turn.paragraphs.some((each) => each.includes("Here: ")) ? "" : company(turn));
  if (SAFE.test(low)) return says(dangerStands(turn) || "Nobody is after you now, as far as you know.");
  const near = pattern("record from record", "u").exec(low)?.[1] ?? pattern("record from record 7", "u").exec(low)?.[1];
  const [, whom = "", there = ""] = pattern("record from record 2", "u").exec(low) ?? [];
  const asked = whom === "" ? undefined : personIn(turn, whom);
  const spot = asked === undefined ? null : placeNamed(turn, there);
  // "Is the goose still in the boat?": of somebody who is here, a place of the story is asked for, and not a thing.
  const isPlace = spot !== null && placesOf(turn).some((each) => isSamePlace(each, spot));
  if (asked !== undefined && spot !== null && (isPlace || !turn.isHere(asked))) {
    const where = turn.isHere(asked) ? turn.place : whereIs(turn, asked);
    if (where !== "")
      return says(
        isSamePlace(where, spot)
          ? "Yes, as far as you know."
          : `No: ${capitalise(shortName(asked))} is at ${where}, as far as you know.`,
      );
  }
  const nearby = near === undefined ? undefined : personIn(turn, near);
  if (nearby !== undefined) {
    turn.memo.last = nearby.name;
    const name = capitalise(shortName(nearby));
    const where = whereIs(turn, nearby);
    return says(
      turn.isHere(nearby)
        ? `Yes: ${name} is here.`
        : `No. ${isHidden(turn, nearby) ? `Nobody knows where ${name} is.` : where === "" ? `Nobody has said where ${name} is.` : `${name} is at ${where}, as far as you know.`}`,
    );
  }
  if (pattern("record from record 3", "u").test(low)) {
    const { time = "", day = 1 } = turn.story.scene ?? {};
    return says(
      [time === "" ? `It is day ${day}.` : `It is ${time}, on day ${day}.`, clockStands(turn)].join(" ").trim(),
    );
  }
  if (LOST.test(low))
    return says(
      turn.memo.lost.length === 0 ? `Nothing yet. ${possessions(turn)}` : `You have lost ${listed(turn.memo.lost)}.`,
    );
  if (HURT.test(low) && turn.sheet !== null) {
    const { hp } = turn.sheet;
    return says(`${hp.current < hp.max ? "You are hurt" : "No"}: ${hp.current} of ${hp.max} hit points.`);
  }
  const money = PURSE.exec(low)?.[1];
  if (money !== undefined && MONEY.test(money)) return says(`You have ${purse(turn)}.`);
  const many = pattern("record from record 8", "u").exec(low)?.[1];
  if (many !== undefined && isHeld(turn, many)) return says(possessions(turn));
  const time = timeLeft(turn, low);
  if (time !== "") return says(time);
  const counted = quantityOf(turn, low);
  if (counted !== "") return says(counted.split(" ").length < 5 ? counted : `It is written: ${counted}`);
  if (HELPED.test(low)) return says(sides(turn));
  if (FOES.test(low)) return says(sides(turn));
  const pocket = POCKET.exec(low)?.[1];
  if (pocket !== undefined && !pattern("record from record 9", "u").test(pocket)) {
    const inside = turn.memo.held.filter(({ where }) => where.toLowerCase().endsWith(pocket.split(" ").at(-1)!));
    return says(
      inside.length > 0
        ? `In your ${pocket}: ${listed(inside.map(({ thing }) => `the ${thing}`))}.`
        : `Nothing that you have put there. ${possessions(turn)}`,
    );
  }
  if (HAVE.test(low)) return says(possessions(turn));
  const owned = OWNS.exec(low)?.[1];
  if (owned !== undefined) {
    const mine = contentWords(carried(turn).join(" "));
    const has = [...contentWords(owned)].some((word) => mine.has(word));
    const kept = turn.memo.case;
    if (
      !has &&
      kept !== null &&
      truthOf(kept)?.kind === "find" &&
      !seeksPeople(turn, kept) &&
      isShared(kept.prize.words, owned)
    )
      return says(`Not yet. ${standsAt(turn)} ${sayLead(turn, "ask")}`);
    const last = turn.memo.held.at(-1);
    if (/^(?:it|them)$/u.test(owned) && last !== undefined)
      return says(`You have ${theThing(last.thing)}. ${possessions(turn)}`);
    if (has) return says(`Yes. ${possessions(turn)}`);
    if (MONEY.test(owned)) return says(possessions(turn));
    if (!pattern("record from record 10", "u").test(owned))
      return says(`Nobody has written that you do. ${possessions(turn)} If you have it, say “I have …”.`);
  }
  const know = KNOW.exec(low);
  if (
    know !== null &&
    (know[1] === undefined || personIn(turn, know[1]) === undefined) &&
    (know[1] === undefined || turn.lore.entries.every(({ name }) => !know[1]!.includes(name.toLowerCase())))
  )
    return says(knowledge(turn, know[1] ?? ""));
  const left = END.test(low) || isOverAsked(low) ? standsAtRest(turn) : "";
  if (left !== "") return says(left);
  const { end } = turn.memo;
  if (end !== null && turn.main === undefined && isOverAsked(low))
    return says(end.answer === "" ? "Yes. It is done." : `${asYes(end.answer)} ${end.fate ?? ""}`.trim());
  if (END.test(low)) return says(`${storyStatus(turn)} ${endable(turn)}`);
  const bout = turn.memo.facts.findLast((each) => pattern("record from record 11", "u").test(each));
  if (WON.test(low) && bout !== undefined)
    return says(/^what .*\bw[io]n/u.test(low) && bout.startsWith("You lose") ? `Nothing. ${bout}` : bout);
  const past = PAST.test(low) ? remembered({ topic: "" }, { ...turn.brief, playerText: question }) : null;
  if (past !== null) return says(past);
  const said = SAID.exec(low);
  if (said === null) return false;
  const wanted = contentWords(`${said[1]!} ${said[2] ?? ""}`);
  const before = turn.memo.facts.findLast(
    (each) =>
      pattern("record from record 12", "u").test(each) && [...wanted].every((word) => contentWords(each).has(word)),
  );
  return before === undefined ? false : says(before);
}

/** Who is here, with what they are. */
export const company = (turn: Turn): string =>
  turn.present.length === 0
    ? `Nobody is here at ${turn.place} but you.`
    : `${capitalise(listed(turn.present.map((entry) => (entry.role === "" ? shortName(entry) : `${shortName(entry)} (${pattern("record company", "u").test(entry.role) || !/^\p{Ll}+s /u.test(entry.role) ? "" : "who "}${entry.role})`))))}${turn.present.length === 1 ? " is" : " are"} here with you.`;

/** What the hero has, in a sentence. */
export function possessions(turn: Turn): string {
  const all = carried(turn);
  const gold = hasMoney(turn) ? turn.sheet!.gold : 0;
  return `${all.length === 0 ? "You carry nothing that anybody has written down" : `You have ${listed(all)}`}${gold > 0 ? `, and ${purse(turn)}` : ""}.`;
}

const MOST = 8;
/** What was found out and settled since the opening, about a thing or in all. */
function knowledge(turn: Turn, about: string): string {
  const wanted = contentWords(about);
  const { clues, facts } = turn.memo;
  // What the hero has found out comes first; what the player only said or asked is no knowledge.
  const others = facts.filter((text) => !clues.includes(text) && (wanted.size > 0 || !isOwnWords(turn, text)));
  const isWanted = (text: string) => wanted.size === 0 || [...wanted].some((word) => contentWords(text).has(word));
  const found = [...new Set(clues)].filter(isWanted);
  const rest = others.filter(isWanted);
  const all = [...found, ...rest.slice(Math.max(0, rest.length - Math.max(0, MOST - found.length)))];
  if (all.length === 0)
    return about === ""
      ? "Nothing has been found out yet beyond what the opening said."
      : `Nothing has been found out about ${toSecondPerson(about)} yet.`;
  // What the dice said is so, and is no clue.
  const drawn = all.filter((text) => isDrawn(turn, text) && !/^\p{L}+: /u.test(text));
  const known = all.filter((text) => !isDrawn(turn, text));
  const lines = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join("\n");
  return [
    known.length === 0 ? "" : `This is what you know${about === "" ? " so far" : ""}:\n${lines(known)}`,
    drawn.length === 0 ? "" : `Drawn besides:\n${lines(drawn)}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Whether a sentence of the record is an answer of the dice. */
const isDrawn = ({ memo }: Turn, text: string): boolean =>
  !memo.clues.includes(text) &&
  memo.settled.some(
    ({ key, answer }) => (key === "tossed" && text === answer) || (key.startsWith("drawn ") && text.endsWith(answer)),
  );

/** Whether a sentence of the record only repeats what the player typed. */
const isOwnWords = (turn: Turn, text: string): boolean => {
  const words = [...contentWords(text)];
  return (
    pattern("record is own words", "u").test(text) ||
    words.length < 2 ||
    turn.brief.transcript.some(({ playerText }) => {
      const typed = contentWords(playerText.replace(/[^.!?]*\?/gu, ""));
      return words.every((word) => typed.has(word));
    })
  );
};

function sides(turn: Turn): string {
  const met = turn.story.cast.filter(({ alive, met: when }) => alive && when !== null);
  const named = (wanted: (attitude: number) => boolean) =>
    met.filter(({ attitude }) => wanted(attitude)).map(({ name }) => shortName(turn.entry(name)));
  const [foes, friends] = [named((each) => each < 0), named((each) => each > 0)];
  return [
    foes.length === 0 ? "Nobody is against you, as far as you know." : `Against you: ${listed(foes)}.`,
    friends.length === 0 ? "" : `On your side: ${listed(friends)}.`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** When the story can end (docs/oracle.md, "The case"). */
const endable = (turn: Turn): string =>
  turn.main === undefined
    ? "Say “I am after …” first."
    : turn.memo.case?.announced === true
      ? "Go there, or say “I end it”."
      : isOpen(turn.memo.case)
        ? sayLead(turn, "ask")
        : `When you know enough, you are told who it is and where it is decided. ${sayLead(turn, "ask")}`;
