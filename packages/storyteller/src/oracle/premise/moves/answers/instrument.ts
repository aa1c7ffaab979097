import { pattern, storedPattern } from "../../../patterns.ts";
import { cases } from "../../case/case-content.ts";
import { lineFor } from "../../case/fill-in.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";

/** An instrument that is read shows a number. It is kept, and later readings go on from it, as the story's clock does. */

const INSTRUMENT = storedPattern("instrument");
const NUMBERS = /^(\d+) (\d+)$/u;

/** What is read where a deed says only "it": the instrument that the player's message names. */
export const instrumentIn = (turn: Turn, thing: string): string =>
  INSTRUMENT.exec(thing)?.[0] ??
  (/^(?:|it|that|this)$/u.test(thing) ? (INSTRUMENT.exec(turn.brief.playerText)?.[0] ?? "") : "");

/** What an instrument shows; empty where a thing is none. */
export function readInstrument(turn: Turn, thing: string): string {
  const name = instrumentIn(turn, thing).toLowerCase();
  if (name === "") return "";
  const head = [...contentWords(name)].at(-1) ?? "";
  const own = turn.lore.sentences
    .filter(({ words, source }) => words.has(head) && source !== "story")
    .map(({ text }) => text);
  const isClock = pattern("instrument clock").test(name);
  const stopped = isClock
    ? own.map((text) => pattern("instrument stopped").exec(text)?.[1]?.trim()).find(Boolean)
    : undefined;
  if (stopped !== undefined) return lineFor(turn, "stopped", stopped);
  if (isClock) return "";
  const { instruments } = cases();
  const about = `${name} ${own.join(" ")}`;
  const row =
    instruments.find(({ is }) => new RegExp(is, "iu").test(name) && !/^gauge|^meter|^dial/u.test(is)) ??
    instruments.find(({ is }) => new RegExp(is, "iu").test(about)) ??
    instruments.at(-1);
  if (row === undefined) return "";
  const key = `reading ${head}`;
  const clock = turn.story.clocks[0]?.filled ?? 0;
  const before = turn.memo.settled.findLast((each) => each.key === key);
  const [, was = "", then = ""] = NUMBERS.exec(before?.answer ?? "") ?? [];
  // After the end it goes back to what it should be.
  const step = turn.memo.end === null ? row.step * Math.max(0, clock - Number(then)) : -2 * row.step;
  const isStuck = own.some((text) => pattern("instrument stuck").test(text));
  const number = was === "" ? turn.random.int(row.from, row.to) : Number(was) + (isStuck ? 0 : step);
  turn.memo.settled.push({ key, answer: `${number} ${clock}` });
  const shows = `The ${name.replace(/^the /u, "")} shows `;
  turn.memo.facts = turn.memo.facts.filter((fact) => !fact.startsWith(shows));
  turn.fact(`${shows}${number}.`);
  if (isStuck) return lineFor(turn, "stuck", `${number}`);
  const form = turn.oneOf(was === "" ? row.first : number === Number(was) ? row.same : row.more);
  return form.replaceAll("{n}", `${number}`).replaceAll("{m}", was);
}
