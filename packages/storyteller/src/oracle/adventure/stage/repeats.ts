import { pattern, storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import { stemsOf } from "./match-words.ts";
import { shortName } from "./prose.ts";
import { next, present, type Stage, say } from "./stage.ts";

/** No paragraph is written twice within this many turns. */
const APART = 8;

const SMALL = new Set(
  stemsOf(
    "the a an and of in on it is are was were do did does you your i me my to what who why how when where that this tell ask about for with have has so but",
  ),
);
const topicOf = (text: string): string[] => stemsOf(text).filter((word) => !SMALL.has(word));

/** Stores to which question an answer was given. */
export function noteQuestion(stage: Stage, key: string, text: string): void {
  stage.progress.asked[key] = topicOf(text).slice(0, 8).join(" ");
}

/** Whether an answer was given before to a question like this one. */
export function asksTheSame(stage: Stage, key: string, text: string): boolean {
  const before = new Set((stage.progress.asked[key] ?? "").split(" "));
  const topic = topicOf(text);
  return (
    !(key in stage.progress.asked) ||
    topic.length === 0 ||
    topic.filter((word) => before.has(word)).length * 2 >= topic.length
  );
}

/** Whether the person has already spoken in this reply. Then they need not say that they know nothing of the rest. */
export const hasSpoken = ({ paragraphs }: Stage, person: Person): boolean =>
  paragraphs.some((text) => text.includes(shortName(person)) && !pattern("repeats has spoken", "u").test(text));

/** The person does not know, and says so. Each line is used before one is used again. */
export function sayUnknown(stage: Stage, person: Person): void {
  if (stage.declined || hasSpoken(stage, person)) return;
  stage.declined = true;
  say(stage, next(stage, `unknown/${person.id}`, person.unknown));
}

/** A person is asked for something about which they have said what they mean to say. */
export function sayNoMore(stage: Stage, person: Person): void {
  // Two questions of one message are declined once.
  if (stage.declined || hasSpoken(stage, person)) return;
  stage.declined = true;
  say(stage, next(stage, `no-more/${person.id}`, person.repeats));
}

/** Texts of the table and of the way, which say each time where things are. */
const EACH_TIME = storedPattern("repeats each time", "u");

/** The key under which it is kept when a paragraph was written. */
export const keyOf = (text: string): string => `${text.length}/${text.slice(0, 40)}`;

/** Leaves out paragraphs that the player has read within the last turns, unless nothing else would be left. */
export function leaveOutRepeats(stage: Stage): void {
  const { progress, paragraphs } = stage;
  const { lately, turns } = progress;
  for (const [key, turn] of Object.entries(lately)) if (turns - turn > APART) delete lately[key];
  // Nothing is said twice in one turn.
  paragraphs.splice(0, paragraphs.length, ...new Set(paragraphs));
  const moved = progress.place !== stage.placeBefore;
  if (!stage.still && !moved && progress.ended === "") {
    const names = present(stage).map(shortName);
    // What an act shows may be read again. What a person says or does may not.
    const isOfPerson = (text: string) => /["“]/u.test(text) || names.some((name) => text.startsWith(`${name} `));
    const stale = paragraphs.filter((text) => keyOf(text) in lately && isOfPerson(text) && !EACH_TIME.test(text));
    const fresh = paragraphs.filter((text) => !stale.includes(text));
    const [first = ""] = paragraphs;
    // An order that is given a third time is not passed over in silence either.
    const isOrder = stage.acted && stale.includes(first) && /["“]/u.test(first);
    const person = present(stage).find((each) =>
      stage.acted ? isOrder && first.includes(shortName(each)) : each.id === stage.dealtWith,
    );
    if (stale.length > 0 && (fresh.length > 0 || person !== undefined)) {
      paragraphs.splice(0, paragraphs.length, ...fresh);
      if (person !== undefined) {
        // Who has said that they do not know has something to say all the same.
        stage.declined &&= fresh.length > 0;
        sayNoMore(stage, person);
        paragraphs.unshift(...paragraphs.splice(-1));
      }
    }
  }
  for (const text of paragraphs) if (!EACH_TIME.test(text)) lately[keyOf(text)] = turns;
}

/** Whether the last answer only quotes the one before it: two questions with one answer get it once. */
export function isSaidAgain({ paragraphs }: Stage, from: number): boolean {
  const quoted = /["“][^"”]+/u.exec(paragraphs[from] ?? "")?.[0];
  return from > 0 && quoted !== undefined && paragraphs[from - 1]!.includes(quoted);
}
