import { capitalise } from "#english/noun-phrase";
import { titled } from "../opening/goal-sentences.ts";
import { award } from "../../rules/award.ts";
import { shortName } from "../lore/lore.ts";
import { withCapitals } from "../lore/capitals.ts";
import { toSecondPerson } from "../words/person-words.ts";
import type { PremiseMemo } from "../memo.ts";
import { BY, type Grade, type Turn } from "../turn.ts";

/** The vow: what the hero is after, its ten steps, and its end. */

const STEPS = 10;
/** With so many steps the end can be tried for. */
export const ENOUGH = 5;

/** The hero is after something else from now on; the steps stay. */
export function swear(turn: Turn, words: string): void {
  const aim = toSecondPerson(
    words.replace(/^(?:i (?:want|need|have|am here|wish|hope|plan|mean)(?: to)?|to|i'm after|i am after) /iu, ""),
  ).replace(/[.!]+$/u, "");
  const title = titled(aim).slice(0, 118);
  const old = turn.main;
  if (old !== undefined && old.title !== title)
    turn.change({ type: "thread_changed", by: BY, title: old.title, state: "dropped" });
  const isDeed = /^(?:\p{Ll}+ )/u.test(aim);
  turn.change({
    type: "thread_changed",
    by: BY,
    title,
    question: (isDeed ? `Will you ${aim.charAt(0).toLowerCase()}${aim.slice(1)}?` : "What is behind it?").slice(0, 400),
    kind: "quest",
    state: "open",
  });
  turn.log(`You set out to ${aim.charAt(0).toLowerCase()}${aim.slice(1)}.`);
  turn.say(`That is your aim now: ${aim.charAt(0).toLowerCase()}${aim.slice(1)}.`, track(turn));
}

export const track = (turn: Turn): string => `Progress: ${turn.memo.progress} of ${STEPS}.`;

/** A step towards the aim, or two if a strong hit is about the very thing. Answers what the player is told of them. */
export function advance(turn: Turn, grade: Grade, why: string): string {
  const { main, memo } = turn;
  if (main === undefined || memo.progress >= STEPS || grade === "miss") return "";
  const before = memo.progress;
  memo.progress = Math.min(
    STEPS,
    before + (grade === "strong" && turn.sharesWords(main.title, turn.brief.playerText) ? 2 : 1),
  );
  turn.change({ type: "thread_changed", by: BY, title: main.title, step: capitalise(why).slice(0, 400) });
  return `${track(turn)}${before < ENOUGH && memo.progress >= ENOUGH ? " That is enough to try for an end: say “I end it” when you dare." : ""}`;
}

/** Whether something that is done or asked bears on the aim. */
export function bearsOnAim(turn: Turn, text: string, isInquiry: boolean): boolean {
  const { main } = turn;
  if (main === undefined) return false;
  const isCase =
    /^(?:Find out|Learn|Discover|Uncover|Know|Solve|Prove)\b/iu.test(main.title) || main.kind === "mystery";
  return isCase === isInquiry || turn.sharesWords(`${main.title} ${turn.memo.clues.slice(-3).join(" ")}`, text);
}

/** The player has said how it ends: the thread is closed, the hero rewarded, and the story told again from its record. */
export function closeStory(turn: Turn, typed: string): void {
  const { main, memo } = turn;
  const words = withCapitals(turn.lore, ` ${toSecondPerson(typed)}`)
    .trim()
    .replace(/[.\s]+$/u, "");
  const how = `${capitalise(words)}.`;
  turn.say(how);
  if (main === undefined) return;
  turn.change({ type: "thread_changed", by: BY, title: main.title, step: how.slice(0, 400) });
  turn.change({ type: "thread_changed", by: BY, title: main.title, state: "resolved" });
  turn.change({ type: "scene_closed", by: BY, result: how.slice(0, 400) });
  const chosen = recap(memo);
  turn.say(
    `What you were after: ${main.title.charAt(0).toLowerCase()}${main.title.slice(1)}.${chosen.length === 0 ? "" : " This is how it went:"}`,
  );
  turn.say(chosen.map((each) => `- ${each}`).join("\n"));
  const friends = turn.story.cast
    .filter(({ attitude, alive, met }) => alive && met !== null && attitude > 0)
    .map(({ name }) => shortName(turn.entry(name)));
  const foes = turn.story.cast
    .filter(({ attitude, alive, met }) => alive && met !== null && attitude < 0)
    .map(({ name }) => shortName(turn.entry(name)));
  turn.say(
    friends.length === 0 ? "" : `${joined(friends)} will speak well of you.`,
    foes.length === 0 ? "" : `${joined(foes)} will not forget it.`,
    "The story may rest here. Or it goes on: say “I am after …”, and that is what it is about.",
  );
  turn.log(how);
  memo.progress = 0;
  memo.clues = [];
  turn.ended = main.title;
}
const MOST_LINES = 9;
const TRIFLES =
  /^(?:you (?:wait|rest|sleep|go to|go over|find (?:\p{Lu})|come to|look|ask|speak with|press|do as you said|think|say|stamp|shut|try)\b|asked\b|you asked)|\bin vain\b|: (?:nothing|it goes wrong)\.?$/iu;
const WINS = /^you (?:win|bring|promise|set out|get)\b|: (?:it comes off|something is there|it is there)/iu;

/** What counts of a story, in its order: what was found and settled, what was won, and how it turned; no trifles. */
function recap({ log, clues, facts }: PremiseMemo): string[] {
  const lines = log.flatMap((each) => {
    const [, turn = "", text = ""] = /^(Turn \d+): (.*)$/su.exec(each) ?? [];
    return turn === "" || turn === "Turn 0" || TRIFLES.test(text) ? [] : [{ each, text }];
  });
  const weight = ({ text }: { readonly text: string }) =>
    clues.includes(text) ? 3 : WINS.test(text) ? 2 : facts.includes(text) ? 1 : 0;
  const kept = new Set(lines.toSorted((a, b) => weight(b) - weight(a)).slice(0, MOST_LINES));
  return lines.filter((line) => kept.has(line)).map(({ each }) => each);
}
const joined = (names: readonly string[]): string =>
  names.length === 1 ? capitalise(names[0]!) : `${capitalise(names.slice(0, -1).join(", "))} and ${names.at(-1)!}`;

/** The reward of a story that ended. */
export async function reward(turn: Turn): Promise<void> {
  const { sheet, brief } = turn;
  if (sheet === null || turn.ended === "") return;
  turn.say(await award(brief, sheet, 100 * sheet.level, "The aim of the story is reached"));
}
