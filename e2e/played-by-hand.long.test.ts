import { beforeAll, describe, expect, it } from "vitest";

import type { TurnAnswer } from "#contracts/play/turn";
import {
  FIXTURES,
  type PlayedByHand,
  type PromptExpectation,
  readPlayed,
} from "../tools/harness/played-by-hand/fixture.ts";
import { commonText, promptOf, promptText } from "../tools/harness/played-by-hand/prompt-parts.ts";
import { replay, type Replayed } from "../tools/harness/played-by-hand/replay.ts";
import { viewPlayed } from "../tools/harness/played-by-hand/views.ts";

/** The numbers of the turns after which the story is compared with the expected story. */
const LOOKED_AT = [10, 20, 30];
const WINDOW = 32_768;

/** A replay, with what the player saw during it. */
interface Seen extends Replayed {
  readonly turns: readonly TurnAnswer[];
  readonly views: ReadonlyMap<number, string>;
  /** The hero's hit points after each turn. */
  readonly hitPoints: readonly number[];
}

async function play(played: PlayedByHand, window = WINDOW): Promise<Seen> {
  const turns: TurnAnswer[] = [];
  const views = new Map<number, string>();
  const hitPoints: number[] = [];
  const replayed = await replay(played, window, async ({ step, turn, story }) => {
    if (turn === null || !("answers" in step)) return;
    turns.push(turn);
    const view = await viewPlayed(story);
    hitPoints.push(view.sheets[0]?.hp.current ?? 0);
    if (LOOKED_AT.includes(step.turn)) views.set(step.turn, `${JSON.stringify(view, null, 2)}\n`);
  });
  return { ...replayed, turns, views, hitPoints };
}

/** Finds secrets that others than the game master could see, with the turns in which they could. */
function leaks({ captured, turns }: Seen, { behind }: PlayedByHand): string[] {
  const prompts = captured.filter(({ from }) => from === "game master");
  const common = prompts.map((prompt) => [prompt.step.turn, commonText(prompt)] as const);
  const chips = turns.map(({ recalled }, at) => [at, recalled.map(({ content }) => content).join("\n")] as const);
  return [...common, ...chips].flatMap(([turn, text]) =>
    behind.filter((secret) => text.includes(secret)).map((secret) => `turn ${turn}: ${secret}`),
  );
}

/** Finds what is wrong in the prompt of a turn. */
function wrongIn({ captured }: Seen, { turn, holds, lacks, own }: PromptExpectation): string[] {
  const prompt = promptOf(captured, turn);
  const text = promptText(prompt);
  const common = commonText(prompt);
  return [
    ...[...holds, ...own].filter((fact) => !text.includes(fact)).map((fact) => `it lacks: ${fact}`),
    ...lacks.filter((secret) => text.includes(secret)).map((secret) => `it says too early: ${secret}`),
    ...own.filter((secret) => common.includes(secret)).map((secret) => `others may know: ${secret}`),
  ];
}

const expected = (model: string, turn: number) => `${FIXTURES}/${model}.turn-${turn}.json`;

describe("A campaign of a strong model, replayed", () => {
  const played = readPlayed("strong-model");
  let seen: Seen;
  beforeAll(async () => {
    seen = await play(played);
  }, 600_000);

  it("sends the models no request without a written answer", () => {
    expect(seen.unexpected).toEqual([]);
    expect(seen.turns.map(({ state }) => state)).toEqual(seen.turns.map(() => "complete"));
    expect(seen.turns.every(({ source }) => source === "llm")).toBe(true);
  });

  it.each(LOOKED_AT)("has the same story, sheets and memory after turn %i", async (turn) => {
    await expect(seen.views.get(turn)).toMatchFileSnapshot(expected("strong-model", turn));
  });

  it("raises no flag against a story that holds together", () => {
    expect(seen.turns.flatMap(({ flags }) => flags)).toEqual([]);
  });

  it("never has a secret where others may read it, nor in what the player is shown", () => {
    expect(leaks(seen, played)).toEqual([]);
  });

  it.each(played.prompts.map((each) => [each.turn, each] as const))(
    "gives the prompt of turn %i what that turn needs, and no secret before its time",
    (_, each) => expect(wrongIn(seen, each)).toEqual([]),
  );
});

describe("The same campaign in a window that cannot hold it", () => {
  const played = readPlayed("strong-model");
  let seen: Seen;
  beforeAll(async () => {
    seen = await play(played, 8_192);
  }, 600_000);

  it("sends the models no request without a written answer", () => {
    expect(seen.unexpected).toEqual([]);
  });

  it.each(LOOKED_AT)("has the same story, sheets and memory after turn %i", async (turn) => {
    await expect(seen.views.get(turn)).toMatchFileSnapshot(expected("strong-model", turn));
  });

  it.each(played.smallWindow.map((each) => [each.turn, each] as const))(
    "gives the prompt of turn %i the summaries of what the transcript let go of",
    (_, each) => expect(wrongIn(seen, each)).toEqual([]),
  );
});

describe("A campaign of a weak model, replayed", () => {
  const played = readPlayed("weak-model");
  let seen: Seen;
  beforeAll(async () => {
    seen = await play(played);
  }, 300_000);

  it("sends the models no request without a written answer", () => {
    expect(seen.unexpected).toEqual([]);
    expect(seen.turns.map(({ state }) => state)).toEqual(seen.turns.map(() => "complete"));
  });

  it("shows the player no call", () => {
    for (const { response } of seen.turns) {
      expect(response).not.toMatch(/tool_call|function=|```|\[\[|[{}]|"name"/u);
    }
  });

  it("rolls the dice of a call in the text, with numbers in quotation marks", () => {
    const rolls = seen.turns.flatMap(({ rolls: thrown }) => thrown);
    expect(rolls.map(({ label, check }) => [label, check?.dc])).toEqual([
      ["wisdom", 15],
      ["strength", 15],
    ]);
  });

  it("never hurts the hero where the model hurts a foe by name", () => {
    const [, , , , blow] = seen.turns;
    expect(blow?.effects).toEqual([]);
    // In the story the hero is bitten once, and heals overnight.
    expect(seen.hitPoints).toEqual([20, 20, 20, 20, 20, 20, 16, 16, 16, 20]);
  });

  it("does not show the words that the model gave the hero, nor a wound that the table has not recorded", () => {
    const text = seen.turns.map(({ response }) => response).join("\n");
    expect(text).not.toContain("your whole family");
    expect(text).not.toContain("deals 4 damage");
    expect(text).not.toContain("golden ring");
  });

  it("never has a secret where others may read it, nor in what the player is shown", () => {
    expect(leaks(seen, played)).toEqual([]);
  });

  it("fills story and memory through the chronicler, whose notes are poor or broken", async () => {
    await expect(seen.views.get(10)).toMatchFileSnapshot(expected("weak-model", 10));
  });
});
