import { pattern, storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import { destination, namesPlace } from "../acts/travel.ts";
import { deedFor } from "../stage/deeds.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf } from "../stage/prose.ts";
import { present, type Stage } from "../stage/stage.ts";
import { COME } from "../talk/companions.ts";
import { calledIn } from "../talk/conversation-partner.ts";
import { goingWords } from "./goes-somewhere.ts";
import { isReported } from "./main-clause.ts";
import { kindOf, type MessagePart } from "./message-parts.ts";

/** "we go down the path", "let's take the boat", "I'll hold the lamp" */
const OWN = storedPattern("called-and-done own");
/** "hold the lamp", "please wait here": what the person is to do. */
const ORDER = storedPattern("called-and-done order");

/** What is said to one person, and what the hero then does, in one sentence: "Leonie, stay close, we go down to the gatehouse". */
export interface CalledAndDone {
  readonly person: Person;
  /** Null if the words to the person only take somebody along who goes with the hero already. */
  readonly speech: MessagePart | null;
  readonly acts: readonly MessagePart[];
}

/** Null if the words call nobody here by name, or do nothing besides. */
export function calledAndDone(stage: Stage, text: string): CalledAndDone | null {
  if (/["“”]/u.test(text)) return null;
  const person = calledIn(text, present(stage));
  if (person === null) return null;
  const clauses = text.split(pattern("called-and-done clauses")).filter((clause) => /\p{L}/u.test(clause));
  const orders = clauses.some((clause) => ORDER.test(clause));
  const done = clauses.filter((clause) => isDone(stage, clause, orders));
  const said = clauses.filter((clause) => !done.includes(clause));
  if (done.length === 0 || said.length === 0) return null;
  const only = said.every((clause) => isName(person, clause) || COME.test(`${clause}.`));
  const follows = stage.progress.companions.includes(person.id) && only;
  const part = { denied: false, to: "" };
  // A name alone says nothing: "Leonie, we go to the hall" is a way, and she hears it.
  if (said.every((clause) => isName(person, clause))) return null;
  return {
    person,
    speech: follows ? null : { ...part, kind: "speech", text: said.join(", ") },
    acts: done.map((clause) => ({
      ...part,
      kind: "act",
      text: clause.replace(pattern("called-and-done called and done"), "we"),
    })),
  };
}

/** Whether the words ask somebody only for a small thing beside what the hero does, for which the story has no words. */
export function isSmallOrder(stage: Stage, person: Person, text: string): boolean {
  const orders = text
    .split(pattern("called-and-done clauses"))
    .filter((clause) => /\p{L}/u.test(clause) && !isName(person, clause));
  return (
    orders.length > 0 &&
    orders.every((clause) => ORDER.test(clause)) &&
    !COME.test(text) &&
    !stage.progress.companions.includes(person.id) &&
    deedFor(stage, "talk", stemsOf(text), 1) === null
  );
}

const isName = (person: Person, clause: string): boolean =>
  stemsOf(clause).length <= 3 && mentions(namesOf(person), stemsOf(clause)) >= 1;

function isDone(stage: Stage, clause: string, orders: boolean): boolean {
  if (!OWN.test(clause) || clause.includes("?") || isReported(clause)) return false;
  const way = goingWords(clause);
  const to = way === "" ? null : destination(stage, null, stemsOf(way), way);
  if (to !== null && to !== stage.progress.place) return true;
  const names = stage.adventure.places.some(({ id }) => namesPlace(stage, id, stemsOf(clause)));
  return orders && /^\W*i\b/iu.test(clause) && !names && kindOf(clause).kind === "act";
}
