import { capitalise } from "#english/noun-phrase";
import { titled } from "../../opening/goal-sentences.ts";
import { award } from "../../../rules/award.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { BY, type Grade, type Turn } from "../../turn.ts";

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
  for (const old of turn.story.threads)
    if (old.state === "open" && old.kind !== "promise" && old.title !== title)
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

/** What the hero is after, without its conditions: "find the recipe" of "Find the recipe before the envoy arrives". */
export function shortAim(turn: Turn): string {
  const title = turn.main?.title ?? "";
  const short = title.split(/ before | by (?=\p{Lu}|dawn|dusk|night)|[,;…]|(?<=.{18}) and /u)[0]!;
  return `${short.charAt(0).toLowerCase()}${short.slice(1)}`;
}

/** What the aim is about: a thing, or a question. */
export function aimOf(turn: Turn): { readonly thing: string | null; readonly question: string | null } {
  const short = shortAim(turn);
  const question = /^(?:find out|learn|discover|know) ((?:who|what|why|where|how)\b.+)$/u.exec(short)?.[1] ?? null;
  const thing =
    /^(?:find|get|recover|win|win back|get back|steal|bring|return|keep|destroy|protect|save|free|rescue|deliver|reach) ((?:the|your|an?|\p{Lu}\p{L}+'s) [\p{L}'’ -]{2,40}?)(?: (?:and|back|open|home|from|to|out|alive|in|on|for|of)\b.*)?$/u.exec(
      short,
    )?.[1] ?? null;
  return { thing, question: question !== null && question.split(" ").length < 12 ? question : null };
}

export const track = (turn: Turn): string => `Progress: ${turn.memo.progress} of ${STEPS}.`;

/** The whole aim, where its title had to be cut. */
export function fullAim({ title, question }: { readonly title: string; readonly question: string }): string {
  const whole = /^Will you (.+)\?$/u.exec(question)?.[1];
  const aim = title.endsWith("…") && whole !== undefined ? whole : title;
  return `${aim.charAt(0).toLowerCase()}${aim.slice(1)}`;
}

/** Steps that something is worth by itself. Answers what the player is told of them. */
export function gain(turn: Turn, steps: number, why: string): string {
  const { main, memo } = turn;
  if (main === undefined) return "";
  const before = memo.progress;
  memo.progress = Math.min(STEPS, before + steps);
  turn.change({ type: "thread_changed", by: BY, title: main.title, step: capitalise(why).slice(0, 400) });
  return `${track(turn)}${before < ENOUGH && memo.progress >= ENOUGH ? " That is enough to try for an end: say “I end it” when you dare." : ""}`;
}

/** A step towards the aim, or two if a strong hit is about the very thing. Answers what the player is told of them. */
export function advance(turn: Turn, grade: Grade, why: string): string {
  const { main, memo } = turn;
  if (main === undefined || memo.progress >= STEPS || grade === "miss") return "";
  return gain(turn, grade === "strong" && turn.sharesWords(main.title, turn.brief.playerText) ? 2 : 1, why);
}

/** Whether something that is done or asked bears on the aim. */
export function bearsOnAim(turn: Turn, text: string, isInquiry: boolean): boolean {
  const { main } = turn;
  if (main === undefined) return false;
  const isCase =
    /^(?:Find out|Learn|Discover|Uncover|Know|Solve|Prove)\b/iu.test(main.title) || main.kind === "mystery";
  return isCase === isInquiry || turn.sharesWords(`${main.title} ${turn.memo.clues.slice(-3).join(" ")}`, text);
}

/** The reward of a story that ended. */
export async function reward(turn: Turn): Promise<void> {
  const { sheet, brief } = turn;
  if (sheet === null || turn.ended === "") return;
  turn.say(await award(brief, sheet, 100 * sheet.level, "The aim of the story is reached"));
}
