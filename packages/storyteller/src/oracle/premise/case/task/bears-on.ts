import { pattern, storedPattern } from "../../../patterns.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { calledIn, personIn } from "../../moves/people/who.ts";
import { sumIn } from "../../moves/record/money.ts";
import type { Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import type { Step } from "../kept-case.ts";
import { luresIn } from "./load.ts";
import { openSteps } from "./task.ts";

/** What of a message bears on what stands in the way of an open task: to whom it is said, whether it wants something, and which step it is about. */

/** What each such step has in its name. */
const OF_STEPS = storedPattern("bears-on of steps", "u");

export type Acted = Part & { readonly kind: "say" | "do" };
export const textOf = (part: Acted): string =>
  part.kind === "do" ? part.text : part.direct ? part.words : `${part.verb} ${part.words}`;

/** Who is spoken to, where they are here. */
export function hearerIn(turn: Turn, part: Acted): LoreEntry | undefined {
  if (part.kind === "do")
    return (
      personIn(turn, part.text) ??
      (pattern("bears-on hearer in").test(part.text)
        ? turn.present.find(({ name, kind }) => name === turn.memo.last && kind === "person")
        : undefined)
    );
  const phrase = part.direct ? part.to : part.words.split(pattern("bears-on hearer in 2"))[0]!;
  return (
    (part.direct
      ? (calledIn(turn, part.words) ?? personIn(turn, /^([\p{L} ]{2,30}),/u.exec(part.words)?.[1] ?? ""))
      : undefined) ??
    personIn(turn, phrase) ??
    (part.direct || pattern("bears-on hearer in").test(phrase) || pattern("task asks price").test(part.words)
      ? turn.present.find(
          (each) => each.name === turn.memo.last && (!/\bthem\b/iu.test(phrase) || turn.pronoun(each) === "they"),
        )
      : undefined)
  );
}

/** Whether words want something, or bring something forward: a question for what somebody knows does not, and neither does a charge. */
export const isPlea = (part: Acted): boolean =>
  part.kind === "say" &&
  (part.direct
    ? isWish(part) || !(part.words.trim().endsWith("?") || pattern("charge of you").test(part.words))
    : part.verb === "ask"
      ? pattern("task asks for").test(part.words)
      : pattern("task words").test(part.verb));

/** "Please let us over", "I give you my word". */
const isWish = (part: Acted): boolean => part.kind === "say" && pattern("task wishes").test(textOf(part));

/** The words for who it is. Who "owns the only team of oxen" is not called by it: to ask for the oxen is about the step. */
function namesOf(turn: Turn, { person, text }: Step, isOwn: boolean): ReadonlySet<string> {
  const { role, aliases, kind } = turn.entry(person);
  // A goat that stands in the way is dealt with by its name.
  if (person === "" || kind === "creature") return new Set();
  return contentWords(`${person} ${isOwn && pattern("task owns only").test(text) ? "" : role} ${aliases.join(" ")}`);
}

/** "Gideon's wrench": what somebody has is got from them. */
const isOwners = ({ name }: Step): boolean => /['’]s? (?!missing)/u.test(name);

/** Which step a part bears on; undefined where it bears on none. */
export function stepFor(
  turn: Turn,
  part: Acted,
  who: LoreEntry | undefined,
  among: readonly Step[] = openSteps(turn.memo.case!.task!),
): Step | undefined {
  const { aim, prize } = turn.memo.case!;
  const text = textOf(part);
  const words = contentWords(text);
  const wanted = contentWords(`${aim} ${prize.words}`);
  const isGiven = pattern("task gives").test(text) || sumIn(text) !== null;
  const worth = (step: Step): number => {
    const isOwn = who !== undefined && step.person === who.name;
    const names = namesOf(turn, step, isOwn);
    const about = [...contentWords(`${step.name.replace(OF_STEPS, "")} ${step.thing}`)].filter(
      (word) => words.has(word) && !names.has(word),
    ).length;
    const shared = [...contentWords(step.text)].filter((word) => words.has(word) && !names.has(word)).length;
    const isAim = isWish(part) && [...wanted].some((word) => words.has(word));
    if (step.sort === "coaxed") return part.kind === "say" ? 0 : luresIn(turn, step, text, turn.brief.playerText);
    // "Seven oaks, and one is your boy's house. Don't do it": a plea to whom it is about, whatever its words.
    const isPleaded = isOwn && isWish(part) && text.split(" ").length > 3 && !pattern("task asks to know").test(text);
    if (part.kind === "say")
      return isOwn &&
        (about + shared > 0 || isAim || isGiven || isPleaded || pattern("task passage").test(text)) &&
        (step.sort !== "got" || isOwners(step)) &&
        step.sort !== "mended"
        ? 4 + about + shared
        : about > 0 && who !== undefined
          ? 2 + about
          : 0;
    if (isOwn && isGiven) return 4 + about + shared;
    // To light an oven does not mend it.
    if (step.sort === "mended" && pattern("task mere use").test(text)) return 0;
    return about > 0 && (pattern("task searches").test(text) || !pattern("task looks").test(text)) ? 1 + about : 0;
  };
  const best = among.toSorted((a, b) => worth(b) - worth(a))[0];
  return best !== undefined && worth(best) > 0 ? best : undefined;
}
