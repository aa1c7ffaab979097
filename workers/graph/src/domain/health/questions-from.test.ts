import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Roll } from "#contracts/play/dice";
import type { TurnCompleted } from "#contracts/queue/messages";
import { turn, turnId } from "../../../test/turns.ts";
import { questionsFrom } from "./questions-from.ts";

const turnSaying = (number: number, reply: string, more: Partial<TurnCompleted> = {}): TurnCompleted =>
  turn(number, { reply, playerText: "", ...more });

/** The questions about one turn, without those about people who were never mentioned. */
const asked = (reply: string, more: Partial<TurnCompleted> = {}) =>
  questionsFrom([turnSaying(3, reply, more)])
    .filter(({ expected }) => expected !== null)
    .map(({ question, expected }) => [question, expected]);

const check = (success: boolean): Roll => ({
  number: 0,
  notation: "1d20",
  label: "Stealth",
  characterId: null,
  dice: [],
  total: 17,
  check: {
    kind: "ability",
    ability: "dexterity",
    skill: "Stealth",
    dc: 12,
    modifier: 2,
    advantage: "none",
    success,
    stakes: "slip past the guard.",
  },
});

describe("questions about a turn", () => {
  it.each<[string, Partial<TurnCompleted>, string, string]>([
    [
      "Old Corvin hands you the iron key and turns away.",
      {},
      "Who gave you the iron key?",
      "Old Corvin hands you the iron key and turns away.",
    ],
    [
      "Hanne, the miller's widow, waits at the Broken Oar.",
      {},
      "Where is Hanne?",
      "Hanne, the miller's widow, waits at the Broken Oar.",
    ],
    ["With that Brakk dies.", {}, "What became of Brakk?", "With that Brakk dies."],
    [
      "",
      { playerText: "I promise Hanne the silver locket." },
      "What did you promise Hanne?",
      "I promise Hanne the silver locket.",
    ],
    [
      "",
      { playerText: "I hide the rusty key under the third stone." },
      "Where did you hide the rusty key?",
      "I hide the rusty key under the third stone.",
    ],
    [
      "“Bring it back before winter comes,” says Hanne.",
      {},
      "Who said “Bring it back before winter comes”?",
      "“Bring it back before winter comes,” says Hanne.",
    ],
    [
      "Hanne whispers: “The bell is under the lake.”",
      {},
      "Who said “The bell is under the lake”?",
      "Hanne whispers: “The bell is under the lake.”",
    ],
    ["", { rolls: [check(true)] }, "How did it go: slip past the guard?", "It worked: 17 against 12."],
    ["", { rolls: [check(false)] }, "How did it go: slip past the guard?", "It failed: 17 against 12."],
    [
      "A silver locket lies in the reeds.",
      { effects: [{ type: "item", characterId: "m", name: "Silver locket", delta: 1, reason: "found" }] },
      "Where did you get the Silver locket?",
      "A silver locket lies in the reeds.",
    ],
    ["", { introduced: [{ name: "Orl", type: "person", description: "A ferryman." }] }, "Who is Orl?", "A ferryman."],
    [
      "",
      { introduced: [{ name: "Salt Gate", type: "place", description: "It is shut." }] },
      "What is Salt Gate?",
      "It is shut.",
    ],
    [
      "Дверь открывается.",
      { playerText: "Я осторожно открываю дверь в подвал." },
      "What happened when you said: “Я осторожно открываю дверь в подвал”?",
      "Дверь открывается.",
    ],
  ])("%s %o is asked for: %s", (reply, more, question, expected) => {
    expect(asked(reply, more)).toContainEqual([question, expected]);
  });

  it("take the game master's own count of the story", () => {
    const story: TurnCompleted["story"] = {
      quests: [{ title: "The drowned bell", status: "active", sentence: "The bell is found." }],
      states: [{ state: { about: "Hanne", relation: "want", value: "peace" }, sentence: "Hanne wants peace." }],
      present: ["Hanne"],
      reminders: ["Corvin gave you a key once.", "the silver locket", " "],
    };
    const reply =
      "You remember: Corvin gave you a key once. “I never forgot about the silver locket, my friend,” says Hanne.";
    expect(asked(reply, { story })).toEqual([
      ["What came of “The drowned bell”?", "The bell is found."],
      ["What does Hanne want?", "Hanne wants peace."],
    ]);
  });

  it.each([
    "Hanne might be at the Broken Oar.",
    "Is Hanne in Varrow?",
    "If Brakk dies, you hang.",
    "You wait at the Broken Oar.",
    "It is in Varrow.",
    "“Corvin gave you a key,” nobody answers.",
  ])("are not made of what is no news: %s", (reply) => expect(asked(reply)).toEqual([]));
});

describe("questions about a story", () => {
  it("know where somebody is now, by every turn that says so since", () => {
    const story = ["Hanne waits at the Broken Oar.", "Hanne waits at the Salt Gate.", "Hanne sits at the Salt Gate."];
    const [question] = questionsFrom(story.map((reply, number) => turnSaying(number, reply)));
    expect(question).toMatchObject({
      question: "Where is Hanne?",
      expected: "Hanne sits at the Salt Gate.",
      turnNumber: 2,
      evidence: [turnId(1), turnId(2)],
    });
  });

  it("are twenty at most, two of them about people nobody spoke of, and always the same", () => {
    const story = Array.from({ length: 200 }, (_, n) =>
      turnSaying(n, `Keeper ${"ABCDEFGHIJ"[n % 10]}orn${n} nods. Nothing else is heard of the matter.`, {
        playerText: `I ask the keeper of gate ${n} about the bell.`,
        introduced: n % 7 === 0 ? [{ name: `Guest ${n}`, type: "person", description: `The guest of day ${n}.` }] : [],
      }),
    );
    const questions = questionsFrom(story);
    expect(questions).toHaveLength(20);
    expect(questionsFrom(story)).toEqual(questions);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(20);
    const strangers = questions.filter(({ expected }) => expected === null);
    expect(strangers.map(({ question }) => question)).toEqual([
      "Who is Zephrine Aldwyck?",
      "What did you promise Quillon Harrowgate?",
    ]);
    const turns = questions.flatMap(({ turnNumber }) => turnNumber ?? []);
    expect(turns.filter((number) => number < 100).length).toBeGreaterThan(4);
    expect(turns.filter((number) => number >= 100).length).toBeGreaterThan(4);
  });

  it("never take for a stranger who was spoken of", () => {
    const story = [turnSaying(0, "Zephrine waits at the Broken Oar."), turnSaying(1, "An old harrowgate creaks.")];
    const strangers = questionsFrom(story).filter(({ expected }) => expected === null);
    expect(strangers.map(({ neverSaid }) => neverSaid)).toEqual(["Ottoline Vexworth", "Balthren Ixmoor"]);
  });

  it("are none where nothing was told", () => {
    expect(questionsFrom([])).toEqual([]);
    expect(questionsFrom([turnSaying(0, "", { state: "failed" }), turnSaying(1, "It rains.")])).toEqual([]);
  });

  it("ask nothing that any of too many turns would answer", () => {
    const story = Array.from({ length: 9 }, (_, n) => turnSaying(n, "", { rolls: [check(n % 2 === 0)] }));
    expect(questionsFrom(story)).toEqual([]);
  });

  it("come of any text, each with its evidence among the turns, as whole characters", () => {
    const words = fc.constantFrom(
      "Hanne",
      "gives you",
      "the key",
      "“",
      "”",
      "says",
      ".",
      "I promise",
      "is at the",
      "Salt Gate",
      "🐉",
      "*",
      "?",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }).map((any) => any.toWellFormed()),
      fc.array(words, { maxLength: 60 }).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 12 }), (turns) => {
        const story = turns.map(([playerText, reply], number) => turnSaying(number, reply, { playerText }));
        const questions = questionsFrom(story);
        expect(questions.length).toBeLessThanOrEqual(20);
        for (const { question, expected, evidence, turnId: shown } of questions) {
          expect(question.isWellFormed()).toBe(true);
          if (expected === null) continue;
          expect(evidence).toContain(shown);
          expect(story.map((one) => one.turnId)).toEqual(expect.arrayContaining([...evidence]));
        }
      }),
    );
  });
});
