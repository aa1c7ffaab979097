import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { ChatPart } from "../chat-model.ts";
import { type Learned, learnedNothing } from "../learned-limits.ts";
import { separateThoughts } from "./separate-thoughts.ts";

const STORY =
  "The lamp gutters as you lean into the wind, and Hanne looks up from the ledger. “You came back,” she says at last.";
const THOUGHT = "The keeper put out the lamp himself. She must not know. I describe the stairs first.";

interface Collected {
  readonly text: string;
  readonly thought: number;
  readonly calls: readonly string[];
  readonly parts: readonly ChatPart[];
}

interface Answer {
  readonly model?: string;
  readonly learned?: Learned;
  readonly reason?: "stop" | "length" | null;
  readonly field?: boolean;
}

/** Reads an answer that arrives in these pieces, and returns the parts that come out. */
async function collect(
  pieces: readonly string[],
  { model = "some-model", learned = learnedNothing(), reason = "stop", field = false }: Answer = {},
): Promise<Collected> {
  const answer = async function* (): AsyncGenerator<ChatPart> {
    if (field) yield { type: "thinking", characters: 40 };
    for (const text of pieces) yield { type: "text", text };
    if (reason !== null) yield { type: "finish", reason, usage: null };
  };
  const parts: ChatPart[] = [];
  for await (const part of separateThoughts(answer(), learned, model)) parts.push(part);
  const sum = (part: ChatPart) => (part.type === "thinking" ? part.characters : 0);
  return {
    text: parts.map((part) => (part.type === "text" ? part.text : "")).join(""),
    thought: parts.reduce((total, part) => total + sum(part), 0),
    calls: parts.flatMap((part) => (part.type === "tool" ? [`${part.call.name} ${part.call.arguments}`] : [])),
    parts,
  };
}

/** Cuts a text into pieces at random places. */
const cutting = (text: string) =>
  fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 12 }).map((cuts) => {
    const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
    return at.slice(1).map((end, index) => text.slice(at[index], end));
  });

const words = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];

const MARKED: readonly (readonly [name: string, text: string])[] = [
  ["<think>", `<think>\n${THOUGHT}\n</think>\n\n${STORY}`],
  ["<thinking>", `<thinking>${THOUGHT}</thinking>${STORY}`],
  ["<thought>, as Gemma has it", `<thought>\n${THOUGHT}\n</thought>\n${STORY}`],
  ["[THINK], as Magistral has it", `[THINK]${THOUGHT}[/THINK]${STORY}`],
  ["a seed's tag", `<seed:think>${THOUGHT}</seed:think>${STORY}`],
  [
    "harmony, as gpt-oss has it",
    `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${STORY}<|return|>`,
  ],
  [
    "harmony from its start",
    `<|start|>assistant<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${STORY}`,
  ],
  ["harmony without its marks", `analysisWe need to be careful. ${THOUGHT}assistantfinal${STORY}`],
];

describe("thoughts between marks", () => {
  it.each(MARKED)("are never shown, however they are cut into pieces: %s", async (_, text) => {
    await fc.assert(
      fc.asyncProperty(cutting(text), async (pieces) => {
        const learned = learnedNothing();
        const collected = await collect(pieces, { learned });
        expect(collected.text.trim()).toBe(STORY);
        expect(collected.thought).toBeGreaterThanOrEqual(THOUGHT.length);
        expect(learned.thinks).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("are never shown where the answer ends in the middle of them", async () => {
    for (const [, text] of MARKED) {
      const cut = text.slice(0, text.indexOf("She must"));
      expect((await collect(words(cut), { reason: "length" })).text).toBe("");
    }
  });

  it("may stand in the middle of a reply", async () => {
    expect((await collect(words(`${STORY} <think>${THOUGHT}</think>${STORY}`))).text).toBe(`${STORY} ${STORY}`);
  });

  it("hold a call of gpt-oss's own", async () => {
    const text = `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>commentary to=functions.roll <|constrain|>json<|message|>{"notation":"1d6"}<|call|>`;
    const { calls, text: said } = await collect(words(text));
    expect([calls, said]).toEqual([['roll {"notation":"1d6"}'], ""]);
  });
});

describe("thoughts without an opening mark", () => {
  const ORPHAN = `${THOUGHT}\n</think>\n\n${STORY}`;

  it("are held where the model's name says that its template opens them", async () => {
    for (const model of ["deepseek-r1:8b", "DeepSeek-R1-Distill-Qwen-7B", "qwq-32b", "qwen3-30b-a3b-thinking-2507"]) {
      const collected = await collect(words(ORPHAN), { model });
      expect(collected.text).toBe(STORY);
      // No text was shown before its kind was certain, and signs of life were yielded in the meantime.
      expect(collected.parts.findIndex(({ type }) => type === "text")).toBeGreaterThan(10);
    }
  });

  it.each([
    "Okay, so the player leans into the wind. ",
    "Alright, let me write the next scene. ",
    "We need to respond as the game master. ",
    "The user wants to know whether Hanne lies. ",
    "Let me think about what Hanne knows. ",
    "Okay, der Spieler will wissen, ob Hanne lügt. ",
    "好的，用户想知道汉娜是否在撒谎。",
  ])("are held where the first words are not spoken to the player: %s", async (opening) => {
    expect((await collect(words(opening + ORPHAN))).text).toBe(STORY);
  });

  it("that nothing gave away are shown once, and held from then on", async () => {
    const learned = learnedNothing();
    const secret = `Hanne's knife is under the ledger, and nobody has seen it yet. ${THOUGHT}\n</think>\n\n${STORY}`;
    const first = await collect(words(secret), { learned });
    expect(first.text).toContain("knife");
    expect(first.text).not.toContain("</think>");
    expect((await collect(words(secret), { learned })).text).toBe(STORY);
  });

  it("that used up the answer are not shown either", async () => {
    const learned = learnedNothing();
    await collect(words(ORPHAN), { learned, model: "deepseek-r1" });
    expect((await collect(words(THOUGHT), { learned, reason: "length" })).text).toBe("");
    expect((await collect(words(`Okay, so the player leans in. ${THOUGHT}`), { reason: "length" })).text).toBe("");
    expect((await collect(words(`Okay, so the player leans in. ${THOUGHT}`), { reason: null })).text).toBe("");
  });
});

describe("what is spoken to the player", () => {
  it("is shown word for word, however it is cut", async () => {
    await fc.assert(
      fc.asyncProperty(cutting(STORY), async (pieces) => {
        expect((await collect(pieces)).text).toBe(STORY);
      }),
    );
  });

  it("waits for no more than a few words", async () => {
    const { parts } = await collect(words(STORY));
    expect(parts.slice(0, 7).some((part) => part.type === "text" && part.text.startsWith("The lamp"))).toBe(true);
  });

  it("is shown at once where the thoughts come in a field of their own", async () => {
    const { parts } = await collect(words(STORY), { field: true, model: "deepseek-r1" });
    expect(parts[1]).toEqual({ type: "text", text: "The " });
  });

  it("is shown as it comes by a model of a thinking kind that was seen not to think", async () => {
    const learned = learnedNothing();
    const first = await collect(words(STORY), { learned, model: "deepseek-r1" });
    expect(first.text).toBe(STORY);
    const { parts } = await collect(words(STORY), { learned, model: "deepseek-r1" });
    expect(parts.filter(({ type }) => type === "text").length).toBeGreaterThan(10);
    expect(learned.thinks).toBe(false);
  });

  it("is shown where a model that thinks answers without a thought this once", async () => {
    const learned: Learned = { ...learnedNothing(), thoughtMarks: "closes" };
    expect((await collect(words(STORY), { learned })).text).toBe(STORY);
  });

  it.each(["a < b [and c] ◁", "She nods. <b>No</b>, she says. [Door]", '{"name":"Okay, so the player"}', "Hm."])(
    "may hold brackets, be JSON, be short: %s",
    async (text) => {
      expect((await collect(text.match(/./gu) ?? [])).text).toBe(text);
    },
  );
});
