import { claimsNothing, type Judged } from "../own-recall/judge.ts";
import { KINDS, type Kind } from "../own-recall/question.ts";
import type { OwnRecall, Zeros } from "../own-recall/measure.ts";
import { createRandom } from "#storyteller/random";

/** The figures that must be zero, with the name of their row in the table. */
const ZERO_ROWS: Readonly<Record<keyof Zeros, string>> = {
  stale: "Stale@5 after a change",
  undone: "undone facts recalled",
  secret: "secrets shown to the player",
  foreign: "other campaigns' items",
};

/** Shares from 0 to 1. A share is null if no question is about it. */
type Figures = Record<"found5" | "found10" | "shown10" | "inHistory" | "nowFirst" | "claimsNothing", number | null>;

export interface OwnFigures {
  readonly questions: number;
  readonly turns: number;
  readonly byKind: Readonly<Record<Kind, Figures & { readonly asked: number }>>;
  readonly zeros: Readonly<Record<keyof Zeros, number>>;
}

export function ownFigures({ judged, turns, zeros }: OwnRecall): OwnFigures {
  const count = (kind: keyof Zeros): number => zeros[kind].length;
  return {
    questions: judged.length,
    turns,
    byKind: Object.fromEntries(KINDS.map((kind) => [kind, figuresOf(judged, kind)])) as OwnFigures["byKind"],
    zeros: { stale: count("stale"), undone: count("undone"), secret: count("secret"), foreign: count("foreign") },
  };
}

function figuresOf(all: readonly Judged[], kind: Kind): OwnFigures["byKind"][Kind] {
  const judged = all.filter(({ answered }) => answered.question.kind === kind);
  const of = (read: (one: Judged) => boolean | null): number | null => {
    const asked = judged.map(read).filter((each) => each !== null);
    return asked.length === 0 ? null : asked.filter(Boolean).length / asked.length;
  };
  return {
    asked: judged.length,
    found5: of(({ found5 }) => found5),
    found10: of(({ found10 }) => found10),
    shown10: of(({ shown10 }) => shown10),
    inHistory: of(({ inHistory }) => inHistory),
    nowFirst: of(({ nowFirst }) => nowFirst),
    claimsNothing: kind === "never happened" ? of(claimsNothing) : null,
  };
}

export function printOwn({ questions, turns, byKind, zeros }: OwnFigures): void {
  console.log(`${questions} questions about ${turns} turns. In percent: the evidence among the first found for the`);
  console.log("game master and for the player; what was, in the history; what is, before what was; nothing over 0.5.");
  console.table(
    Object.fromEntries(
      Object.entries(byKind).map(([kind, { asked, ...figures }]) => [
        kind,
        {
          asked,
          "top 5": percent(figures.found5),
          "top 10": percent(figures.found10),
          "player, top 10": percent(figures.shown10),
          history: percent(figures.inHistory),
          "now first": percent(figures.nowFirst),
          "nothing claimed": percent(figures.claimsNothing),
        },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      (Object.keys(ZERO_ROWS) as (keyof Zeros)[]).map((kind) => [
        ZERO_ROWS[kind],
        { measured: zeros[kind], wanted: 0, holds: zeros[kind] === 0 ? "yes" : "NO" },
      ]),
    ),
  );
}

const percent = (share: number | null): string => (share === null ? "" : (share * 100).toFixed(1));

/** Prints random questions with their results, so that a person can check what the figures mean. */
export function printSample({ judged, zeros }: OwnRecall, count: number): void {
  for (const { answered } of createRandom("sample").sample(judged, count)) {
    const { question, evidence, kind } = answered.question;
    console.log(`\n── ${answered.campaign}, ${kind}: ${question}`);
    for (const { content, score, turnId } of answered.recalled.slice(0, 5)) {
      const mark = turnId !== null && evidence.includes(turnId) ? "✓" : " ";
      console.log(`${mark} ${score.toFixed(2)} ${content.slice(0, 180)}`);
    }
  }
  for (const kind of Object.keys(zeros) as (keyof Zeros)[])
    for (const fault of zeros[kind].slice(0, 10)) console.log(`\n${ZERO_ROWS[kind]}: ${fault.slice(0, 300)}`);
}
