import { filledPattern, literal, pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, isHero, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isSamePlace, placesOf } from "../../lore/where/whereabouts.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { fullAim } from "../../moves/aim/full-aim.ts";
import type { Grade, Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { fillIn, ofHero } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { isOpen } from "../open/open-story.ts";
import type { EndWay } from "../climax/turning.ts";
import { FINDS_OUT } from "../task/task.ts";
import { askedIn, partsOfGoal } from "./goal-parts.ts";

/** What the aim asks and nobody has answered by the end of an open story or task: the player is asked for it before the story is closed. */

/** The questions of the aim to which the player has said nothing: "where the silver is". One question alone is what an open story's theory is about. */
function openQuestions(turn: Turn, kept: KeptCase): string[] {
  if (!isOpen(kept) || turn.main === undefined) return [];
  const all = partsOfGoal(ofHero(fullAim(turn.main))).flatMap((part) =>
    FINDS_OUT.test(part) && askedIn(part) !== "" ? [askedIn(part)] : [],
  );
  const isSaid = (asked: string) => kept.answers.some(({ asks }) => asks === asked);
  if (kept.task !== null) return all.filter((asked) => !isSaid(asked));
  const open = all.filter((asked) => !saysIt(turn, kept.theory, asked));
  // "Something in the ice breathes the air" does not say who gave the orders.
  const isFirstSaid =
    open[0] === undefined ||
    !pattern("ask-at-end open questions").test(open[0]) ||
    isAbout(kept.theory, open[0]) ||
    kept.doer;
  return (open.length === all.length && isFirstSaid ? open.slice(1) : open).filter((asked) => !isSaid(asked));
}

/** Whether a sentence says what is asked: a where has a place, a why a reason, a who somebody or something. */
function saysIt(turn: Turn, sentence: string, asked: string): boolean {
  if (sentence === "") return false;
  if (/^where\b/iu.test(asked))
    return (
      isAbout(sentence, asked) &&
      (placesOf(turn).some((name) =>
        filledPattern("end at place", "iu", literal(name.replace(/^the /iu, ""))).test(sentence),
      ) ||
        pattern("end says where").test(sentence))
    );
  if (/^why\b/iu.test(asked)) return pattern("end says why").test(sentence);
  if (/^(?:who|by whom)\b/iu.test(asked) && !isAbout(sentence, asked) && !turn.memo.case!.doer) return false;
  // What is asked about somebody or something of which the sentence does not speak is not answered by it.
  const names = entriesIn(turn.lore, asked).filter((each) => !isHero(turn.lore, each) && each.kind !== "place");
  return names.length === 0 || isAbout(sentence, asked);
}

const isAbout = (sentence: string, asked: string): boolean => {
  const words = contentWords(asked);
  return [...contentWords(sentence)].some((word) => words.has(word));
};

/** Asks for the first of them, and keeps how the story is to be closed; false where nothing is to be asked. */
export function asksAtEnd(turn: Turn, kept: KeptCase, closing: NonNullable<KeptCase["closing"]>): boolean {
  const [asked] = openQuestions(turn, kept);
  if (asked === undefined) return false;
  kept.closing = closing;
  turn.memo.pending = { sort: "end", asks: asked, choices: [] };
  turn.begun = true;
  turn.moved = true;
  turn.say(closing.own);
  turn.say(`${asQuestion(asked)} Say it, or say “draw”, and it is drawn.`);
  return true;
}

/** "Where the silver is" as it is asked. */
function asQuestion(asked: string): string {
  if (pattern("ask-at-end as question").test(asked)) return `And ${asked}?`;
  const [, where, what, is] = pattern("ask-at-end as question 2").exec(asked) ?? [];
  return where === undefined ? `One thing has not been said yet: ${asked}.` : `And ${where} ${is} ${what}?`;
}

/** Takes the answer to it; null where the player was not asked. */
export function takesAnswerAtEnd(
  turn: Turn,
  text: string,
): { readonly grade: Grade | null; readonly way: EndWay; readonly text: string } | null {
  const { pending, case: kept } = turn.memo;
  if (pending?.sort !== "end" || kept === null || kept.closing === null) return null;
  const asked = pending.asks;
  // A question or a deed says nothing of it.
  const isDrawn = pattern("ask-at-end takes answer at end").test(text.trim());
  const said = isDrawn ? drawn(turn, kept, asked) : asSentence(turn, text);
  turn.memo.pending = null;
  answers(turn, kept, asked, said);
  turn.say(isDrawn ? `(Drawn.) ${said}` : "");
  return { grade: kept.closing.grade, way: kept.closing.way, text: kept.closing.text };
}

function answers(turn: Turn, kept: KeptCase, asked: string, said: string): void {
  kept.answers = [...kept.answers.filter(({ asks }) => asks !== asked), { asks: asked, answer: said.slice(0, 400) }];
  turn.fact(said);
  turn.log(said.slice(0, 180));
}

const asSentence = (turn: Turn, text: string): string => {
  const plain = text.replace(pattern("ask-at-end as sentence"), "").trim();
  return capitalise(
    `${withCapitals(turn.lore, ` ${toSecondPerson(plain)}`)
      .trim()
      .replace(/[.!?\s]+$/u, "")}.`,
  );
};

/** Somebody, a place or a reason out of the player's own texts. */
function drawn(turn: Turn, kept: KeptCase, asked: string): string {
  const named = new Set(entriesIn(turn.lore, asked).map(({ name }) => name));
  const people = turn.people.filter(
    (each) => each.kind === "person" && each.proper && !named.has(each.name) && fateOf(turn.lore, each) === null,
  );
  const who = people.length === 0 ? undefined : turn.random.pick(people);
  if (pattern("ask-at-end drawn").test(asked) && who !== undefined)
    return capitalise(
      `it was ${shortName(who)}${/^who (.+)$/iu.test(asked) ? ` who ${/^who (.+)$/iu.exec(asked)![1]!}` : ""}.`,
    );
  const places = [...turn.memo.visited, kept.where.lair].filter((name) => !isSamePlace(name, turn.place));
  if (/^where\b/iu.test(asked) && places.length > 0) return capitalise(`at ${turn.random.pick(places)}, all the time.`);
  const reason = who === undefined ? "out of fear, and then it was too late to say so" : `for ${shortName(who)}’s sake`;
  return fillIn(turn, kept, capitalise(`${reason}.`));
}

/** What the player says on the way of a question that the aim of a task asks: it is kept for the end. False for other words. */
export function keepsAnswer(turn: Turn, sentence: string): boolean {
  const { case: kept } = turn.memo;
  if (kept === null || kept.task === null || turn.main === undefined || turn.memo.pending !== null) return false;
  if (/\?\s*$/u.test(sentence) || pattern("ask-at-end keeps answer").test(sentence)) return false;
  const asked = openQuestions(turn, kept).find((each) => {
    const words = contentWords(each);
    const own = contentWords(sentence);
    return [...words].filter((word) => own.has(word)).length >= Math.min(2, words.size) && saysIt(turn, sentence, each);
  });
  const isPerson = entriesIn(turn.lore, sentence).some(({ kind }) => kind === "person");
  if (asked === undefined || (/^who\b/iu.test(asked) && !isPerson)) return false;
  const said = asSentence(turn, sentence);
  answers(turn, kept, asked, said);
  turn.readAs = { act: "accuse", target: null, alternatives: [] };
  turn.say(`${said} That is how it will be told, unless you say otherwise.`);
  return true;
}
