import { beforeAll, describe, expect, it } from "vitest";

import type { TurnAnswer } from "#contracts/play/turn";
import {
  FIXTURES,
  type PlayedByHand,
  type PromptExpectation,
  readPlayed,
  type Step,
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
  /** The hero's hit points before each step, in the words of a prompt. A turn that is written again begins where it began before. */
  readonly before: ReadonlyMap<Step, string>;
}

async function play(played: PlayedByHand, window = WINDOW): Promise<Seen> {
  const turns: TurnAnswer[] = [];
  const views = new Map<number, string>();
  const hitPoints: number[] = [];
  const before = new Map<Step, string>();
  const replayed = await replay(played, window, async ({ step, turn, story }) => {
    const view = await viewPlayed(story);
    const hp = view.sheets[0]?.hp;
    const next = played.steps[played.steps.indexOf(step) + 1];
    const shown = `Hit points ${hp?.current} of ${hp?.max}`;
    if (next) before.set(next, next.do === "retry" ? (before.get(step) ?? shown) : shown);
    if (turn === null || !("answers" in step)) return;
    turns.push(turn);
    hitPoints.push(hp?.current ?? 0);
    if (LOOKED_AT.includes(step.turn)) views.set(step.turn, `${JSON.stringify(view, null, 2)}\n`);
  });
  return { ...replayed, turns, views, hitPoints, before };
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

  it("gives every prompt the hero's hit points as they are then, also after a fight", () => {
    const prompts = seen.captured.filter(({ from }) => from === "game master");
    const wrong = prompts.filter((prompt) => !promptText(prompt).includes(seen.before.get(prompt.step) ?? ""));
    expect(wrong.map(({ step }) => `${step.do} ${step.turn}: ${seen.before.get(step)}`)).toEqual([]);
  });

  it("fights by the rules where the model asks for an attack as for a check", () => {
    const fight = seen.turns.flatMap(({ rolls }) => rolls.filter(({ fight: blow }) => blow?.by === "Teska Varn"));
    expect(fight.filter(({ check }) => check?.kind === "attack").map(({ fight: blow }) => blow?.on)).toEqual([
      "Marek Tull",
    ]);
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
    const checks = seen.turns.map(({ rolls }) => rolls.filter(({ fight }) => fight === undefined));
    expect(checks[2]?.map(({ label, check }) => [label, check?.dc])).toEqual([["wisdom", 15]]);
  });

  it("fights by the rules where the model asks for an attack and does not say on whom", () => {
    const blows = seen.turns.flatMap(({ rolls }, at) =>
      rolls.flatMap(({ fight, check }) =>
        fight?.by === "Bram Ironlatch" && check?.kind === "attack" ? [[at + 1, fight.on]] : [],
      ),
    );
    expect(blows).toEqual([[5, "Grisk"]]);
  });

  it("never hurts the hero where the model hurts a foe by name", () => {
    const [, , , , blow] = seen.turns;
    expect(blow?.effects.filter(({ reason }) => reason.includes("axe hit"))).toEqual([]);
    // In the story the hero is bitten once, and heals overnight. Grisk strikes back when he is attacked, as his dice have it.
    const left = seen.hitPoints[4] ?? 0;
    expect(left).toBeGreaterThan(4);
    expect(seen.hitPoints).toEqual([60, 60, 60, 60, left, left, left - 4, left - 4, left - 4, 60]);
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
