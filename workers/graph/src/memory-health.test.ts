import { describe, expect, it } from "vitest";

import type { MemorySearchResult } from "#contracts/entities/memory";
import { turn, turnId } from "../test/turns.ts";
import { memoryHealth } from "./memory-health.ts";

const key = { userId: "ada", campaignId: "ada-1" };

const found = (number: number | null, content = "…", score = 0.9): MemorySearchResult => ({
  itemId: "1",
  content,
  relevance_score: score,
  kind: "episode",
  turnId: number === null ? null : turnId(number),
  reason: "",
});

/** Checks a story of 250 turns with a fake memory that answers each question with `answer`. */
const health = (answer: (question: string, place: number) => MemorySearchResult[], turns = 250) =>
  memoryHealth(key, {
    chat: {
      ledgerPage: async (_, after, limit) =>
        Array.from({ length: turns }, (__, number) =>
          turn(number, { playerText: `I look behind the ${number}th door of the tower.` }),
        )
          .filter(({ number }) => number > after)
          .slice(0, limit),
    },
    memory: { ask: async (_, questions) => questions.map(answer) },
  });

const door = (question: string): number => Number(/(\d+)th door/u.exec(question)?.[1] ?? NaN);

describe("memory's health", () => {
  it("is whole where each turn is found, and nothing is made up", async () => {
    const { questions, share } = await health((question) =>
      /door/u.test(question) ? [found(3), found(door(question))] : [],
    );
    expect(share).toBe(1);
    expect(questions).toHaveLength(20);
    expect(questions[0]).toMatchObject({
      recalled: true,
      found: [{ turnId: questions[0]?.turnId }, { turnId: turnId(3) }],
    });
    expect(questions.some(({ turnNumber }) => (turnNumber ?? 0) > 100)).toBe(true);
  });

  it("shows first what decided: of the items of the right turn, the one that says most of the answer", async () => {
    const { questions } = await health((question) => [
      found(249, "You come to the tower, and the stair is long."),
      found(door(question), "You lose 1 hit point."),
      found(door(question), `You look behind the ${door(question)}th door.`),
    ]);
    const first = questions.find(({ expected }) => expected !== null);
    expect(first?.found.map(({ content }) => content)).toEqual([
      expect.stringMatching(/^You look behind/u),
      "You lose 1 hit point.",
      "You come to the tower, and the stair is long.",
    ]);
  });

  it("notices what memory has lost, and where it found something else", async () => {
    const { questions, share } = await health((question, place) =>
      place % 2 === 0 ? [found(door(question))] : [found(null), found(249)],
    );
    const answerable = questions.filter(({ expected }) => expected !== null);
    expect(answerable.filter(({ recalled }) => recalled)).toHaveLength(answerable.length / 2);
    expect(share).toBeLessThan(0.6);
  });

  it("is not fooled about people who were never spoken of", async () => {
    const strangers = async (content: string, score: number) => {
      const { questions } = await health((question) => (/door/u.test(question) ? [] : [found(1, content, score)]));
      return questions.filter(({ expected }) => expected === null).map(({ recalled }) => recalled);
    };
    expect(await strangers("A promise to Hanne.", 0.5)).toEqual([true, true]);
    expect(await strangers("A promise to Hanne.", 0.51)).toEqual([false, false]);
    expect(await strangers("She is ZEPHRINE aldwyck, of course.", 0.1)).toEqual([false, true]);
  });

  it("is unknown where nothing was told", async () => {
    expect(await health(() => [found(0)], 0)).toEqual({ questions: [], share: null });
  });
});
