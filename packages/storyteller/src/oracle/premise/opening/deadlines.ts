import { pattern, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { clauseOf, DEADLINE, firstScene, goalIn, lower, sentence, titled } from "./goal-sentences.ts";
import type { Lore, LoreSentence } from "../lore/lore.ts";
import { toSecondPerson } from "../words/person-words.ts";

/** When time runs out: the deadline that the texts set. */

export interface ClockSeed {
  readonly name: string;
  readonly full: string;
}

/** "Three days before the contest": the first scene may set the deadline, too. */
const SOON = storedPattern("deadlines soon", "u");

/** The deadline that the texts set; null where they set none. */
export function clockOf(lore: Lore): ClockSeed | null {
  const isGoalBefore = ({ text, own }: LoreSentence) => own && goalIn(text) !== undefined && DEADLINE.test(text);
  const found =
    lore.sentences.find(isGoalBefore) ??
    lore.sentences.find(
      ({ text, own, source, heading }) =>
        (own || /troubles?/iu.test(heading)) &&
        source !== "story" &&
        (firstScene(text) === null || SOON.test(text)) &&
        (DEADLINE.test(text) || SOON.test(text)),
    );
  // "The air scrubbers are failing: six days left."
  const left = lore.sentences
    .filter(({ own, source }) => own && source !== "story")
    .map(({ text }) => pattern("deadlines clock of", "u").exec(text)?.[1])
    .find((each) => each !== undefined);
  const day = lore.sentences
    .filter(({ source }) => source !== "story")
    .map(
      ({ text }) =>
        pattern("deadlines clock of 6", "u").exec(text)?.[1] ?? pattern("deadlines clock of 7", "u").exec(text)?.[1],
    )
    .find((each) => each !== undefined);
  // "She has until the third night."
  const until = lore.sentences
    .filter(({ own, source }) => own && source === "notes")
    .map(({ text }) => pattern("deadlines clock of 2", "u").exec(text)?.[1])
    .find((each) => each !== undefined);
  if (until !== undefined) return { name: titled(`${until} comes nearer`), full: `${capitalise(until)} has come.` };
  if (found === undefined && day !== undefined)
    return {
      name: day.endsWith("day") ? `${day} comes nearer` : `The ${day} comes nearer`,
      full: day.endsWith("day") ? `It is ${day}.` : `It is the ${day}.`,
    };
  if (found === undefined && left !== undefined) return { name: titled(left), full: "Time is up." };
  if (found === undefined) return alarmOf(lore);
  const [, the = "", event] =
    pattern("deadlines clock of 3", "u")
      .exec(found.text)
      ?.map((each) => each?.trim()) ?? [];
  // "Before the air runs out" is no event that comes, but something that happens.
  const happens = pattern("deadlines clock of 4", "u").exec(found.text)?.[1];
  if (happens !== undefined) {
    const clause = toSecondPerson(happens)
      .replace(pattern("deadlines clock of 15", "u"), "")
      .replace(pattern("deadlines clock of 16", "u"), "$1 you")
      .trim();
    // "Before Vaz does": what he does stands elsewhere.
    if (pattern("deadlines clock of 12", "u").test(clause))
      return { name: "Time runs against you", full: `You are too late: ${clause.replace(/ \S+$/u, "")} was faster.` };
    const event = clause.replace(pattern("deadlines clock of 17", "u"), "");
    return { name: titled(event), full: sentence(event) };
  }
  // "before it drags the station down in ten hours": a pronoun is no name.
  if (event !== undefined && the === "" && pattern("deadlines clock of 13").test(event)) {
    const term = pattern("deadlines clock of 8", "u").exec(found.text)?.[1];
    return term === undefined
      ? { name: "Time runs against you", full: "You have run out of time." }
      : { name: `The ${term} run out`, full: `The ${term} are over.` };
  }
  if (event !== undefined && pattern("deadlines clock of 9", "u").test(event)) {
    const day = event.split(" ")[0]!;
    return { name: `${capitalise(day)} comes nearer`, full: `It is ${day}.` };
  }
  // "before the miners riot on Saturday"
  const weekday = pattern("deadlines clock of 10", "u").exec(found.text)?.[1];
  if (weekday !== undefined) return { name: `${weekday} comes nearer`, full: `It is ${weekday}.` };
  const hour = pattern("deadlines clock of 5", "u").exec(found.text)?.[1];
  if (hour !== undefined && !pattern("deadlines clock of 14", "u").test(event ?? ""))
    return { name: `${capitalise(hour)} comes nearer`, full: `It is ${hour}.` };
  if (event !== undefined) {
    // "Before Egg Day": a day with a name of its own has no article.
    const what = the === "" && /^\p{Lu}/u.test(event) ? event : `The ${event}`;
    return { name: titled(`${what} comes nearer`), full: `${what} has come.` };
  }
  const by = pattern("deadlines clock of 11", "u").exec(found.text)?.[1];
  if (by !== undefined) return { name: `${capitalise(by)} comes nearer`, full: `It is ${by}.` };
  const wording = toSecondPerson(clauseOf(found.text));
  // A whole sentence is no name for a clock.
  if (wording.length > 44)
    return { name: "Time is running out", full: `Time is up: ${lower(wording).replace(/[.!]$/u, "")}.` };
  return { name: titled(wording), full: `Time is up: ${lower(wording).replace(/[.!]$/u, "")}.` };
}

/** An alarm of the first scene is the story's clock; null where nothing rings. */
function alarmOf(lore: Lore): ClockSeed | null {
  const alarm = lore.sentences
    .filter(({ own, source }) => own && source !== "story")
    .map(({ text }) => pattern("deadlines alarm of").exec(text)?.[1])
    .find((each) => each !== undefined);
  return alarm === undefined ? null : { name: `The ${alarm}`, full: `The ${alarm} does not stop any more.` };
}
