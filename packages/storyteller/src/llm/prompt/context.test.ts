import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { EMPTY_STORY } from "#contracts/story/state";
import type { TranscriptTurn } from "../../ports.ts";
import { applyStoryEvents } from "../../story/reduce-story.ts";
import { brief } from "../testing/brief.fake.ts";
import { countTokens } from "../tokens.ts";
import { assemblePrompt } from "./assemble.ts";
import { calledEntries, loreEntries } from "./lore-entries.ts";
import { transcriptWithin } from "./transcript.ts";
import { repetitionNote } from "./repetition-note.ts";

const turnOf = (number: number, more: Partial<TranscriptTurn> = {}): TranscriptTurn => ({
  turnId: `t${number}`,
  number,
  playerText: `I climb to landing ${number}.`,
  reply: `Landing ${number} smells of oil and of the sea. `.repeat(12).trim(),
  ...more,
});
const turns = (count: number) => Array.from({ length: count }, (_, at) => turnOf(at + 1));

describe("the transcript of a prompt", () => {
  it("only grows until it is over its budget, then drops a block, and goes on from there", () => {
    let from: number | null = null;
    const starts: number[] = [];
    for (let count = 1; count <= 60; count += 1) {
      const kept = transcriptWithin(turns(count), from, 4_000, 2_400);
      expect(kept.tokens).toBeLessThanOrEqual(4_000);
      expect(kept.turns.at(-1)?.number).toBe(count);
      from = kept.from;
      starts.push(from ?? -1);
    }
    const moves = starts.filter((start, at) => at > 0 && start !== starts[at - 1]);
    expect(moves.length).toBeGreaterThan(2);
    // If the transcript's start moved with each turn, there would be as many moves as turns.
    expect(moves.length).toBeLessThan(12);
  });

  it("is cut where a scene ended, where one did nearby", () => {
    const all = turns(40).map((turn) => (turn.number === 24 ? { ...turn, sceneEnded: true } : turn));
    const kept = transcriptWithin(all, null, 4_000, 3_200);
    expect(kept.from).toBe(25);
  });

  it("is the newest turns without a gap, whatever their lengths", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 20 }),
        fc.integer({ min: 50, max: 3_000 }),
        (lengths, most) => {
          const all = lengths.map((length, at) => turnOf(at + 1, { reply: "a ".repeat(length) }));
          const kept = transcriptWithin(all, null, most, Math.floor(most * 0.7));
          const game = all.filter(({ reply }) => reply.trim() !== "").map(({ number }) => number);
          expect(kept.turns.map(({ number }) => number)).toEqual(game.slice(game.length - kept.turns.length));
        },
      ),
    );
  });
});

describe("a prompt from turn to turn", () => {
  it("begins with what the last one began with: most of it may come from a provider's cache", () => {
    let before = "";
    let from: number | null = null;
    const shares: number[] = [];
    for (let count = 10; count <= 60; count += 1) {
      const turn = brief({ transcript: turns(count), contextFrom: from, number: count + 1 });
      const prompt = assemblePrompt(turn, "tools", { context: 32_768, answer: 5_000 }, []);
      const text = JSON.stringify(prompt.messages);
      let common = 0;
      while (common < before.length && text[common] === before[common]) common += 1;
      if (before !== "") shares.push(common / text.length);
      before = text;
      from = prompt.contextFrom;
    }
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.6);
  });

  it("has what the table did with the turn in which it did it", () => {
    const transcript = [turnOf(1, { results: ["insight 9 against 15: failed", "Hit points −6 (the hook)"] })];
    const prompt = assemblePrompt(brief({ transcript }), "tools", { context: 8_192, answer: 400 }, []);
    expect(prompt.messages[1]?.content).toContain(
      "<table>\ninsight 9 against 15: failed\nHit points −6 (the hook)\n</table>",
    );
  });

  it("holds the story card, the author's note and the wishes, and no secret that cannot come out here", () => {
    const by = "game_master" as const;
    const secret = { knownBy: [], when: "", thread: "", revealed: null };
    const story = applyStoryEvents(
      EMPTY_STORY,
      [
        {
          type: "scene_opened",
          by,
          place: "the lamp room",
          present: ["Hanne"],
          exits: ["the stair"],
          question: "Who put it out?",
        },
        { type: "cast_changed", by, name: "Hanne", want: "to keep her post", hides: "the oil" },
        {
          type: "secret_added",
          by,
          secret: { ...secret, id: "near", text: "The oil is under the bed.", place: "the lamp room" },
        },
        { type: "secret_added", by, secret: { ...secret, id: "far", text: "CANARY in the cove.", place: "the cove" } },
        { type: "scenes_summarized", by, summary: { from: 1, to: 4, text: "They crossed the causeway." } },
      ],
      5,
    );
    const prompt = assemblePrompt(
      brief({ story, authorsNote: "Slow dread, dry humour.", transcript: [turnOf(5)], contextFrom: 5, number: 6 }),
      "tools",
      { context: 8_192, answer: 400 },
      [],
    );
    const text = prompt.messages.map(({ content }) => content).join("\n");
    for (const fact of [
      "Place: the lamp room",
      "Ways on from here: the stair",
      "wants: to keep her post",
      "The oil is under the bed.",
      "Slow dread, dry humour.",
      "They crossed the causeway.",
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain("CANARY");
    // Everything that may change from turn to turn comes after the transcript.
    expect(prompt.messages[0]?.content).not.toContain("lamp room");
  });

  it("sums up whatever the transcript does not hold, in the very turn that it lets go of it", () => {
    const scenes = Array.from({ length: 12 }, (_, at) => ({ from: at * 5 + 1, to: at * 5 + 5 }));
    const summaries = scenes.map(({ from, to }) => ({ from, to, text: `They climbed from ${from} to ${to}.` }));
    for (let last = 6; last <= 60; last += 1) {
      const prompt = assemblePrompt(
        brief({ story: { ...EMPTY_STORY, summaries }, transcript: turns(last), contextFrom: 1, number: last + 1 }),
        "tools",
        { context: 8_192, answer: 400 },
        [],
      );
      const first = prompt.contextFrom ?? last + 1;
      const game = scenes.filter(({ from, to }) => prompt.messages[0]?.content.includes(`from ${from} to ${to}.`));
      const gone = turns(last).filter(({ number }) => number < first);
      const lost = gone.filter(({ number }) => !game.some(({ from, to }) => from <= number && number <= to));
      expect(lost.map(({ number }) => number)).toEqual([]);
    }
  });

  it("keeps within a small window, rules and the player's words first", () => {
    const prompt = assemblePrompt(brief({ transcript: turns(30) }), "tools", { context: 4_096, answer: 700 }, []);
    const cost = prompt.messages.reduce((sum, { content }) => sum + countTokens(content), 0);
    expect(cost).toBeLessThanOrEqual(4_096 - 700);
    expect(prompt.messages.at(-1)?.content).toContain("I ask Hanne about the oil.");
    expect(prompt.contextFrom).not.toBeNull();
  });
});

describe("lore", () => {
  const scene = {
    ...brief().scene,
    campaign: {
      ...brief().scene.campaign,
      description:
        "## Subtitle\n\nA light goes out.\n\n## Campaign Overview\n\nSomebody has put out the flame. The wreckers of Dunmar profit.\n\n## Plot Elements\n\nHanne did it herself, for the wreckers pay her in milk teeth.\n\n## Story Hooks\n\n- Tamsin Orre, a courier, has not come back from the Ninefold Rope.",
    },
  };
  const all = { campaignOverview: true, worldInfo: true, characterRecap: true };
  const entries = loreEntries(scene, all);

  it("is all that the texts say beyond the first sentence, and knows what is the game master's own", () => {
    const text = entries.map((entry) => entry.text).join(" ");
    expect(text).toContain("The wreckers of Dunmar profit.");
    expect(text).not.toContain("Somebody has put out the flame.");
    expect(text).not.toContain("A light goes out.");
    expect(entries.filter(({ secret }) => secret).map((entry) => entry.text)).toEqual([
      "Hanne did it herself, for the wreckers pay her in milk teeth.",
    ]);
  });

  it("comes where it is named, and not where a common word falls", () => {
    const called = (playerText: string) =>
      calledEntries(entries, { playerText, situation: "", opening: false }).map(({ title }) => title);
    expect(called("I ask about Tamsin and the Ninefold Rope.")).toContain("Story Hooks");
    expect(called("I wait and look at the sea.")).toEqual([]);
  });

  it("is each campaign's own, however many are played at once, and new where the text was changed", () => {
    const game = (place: string) => {
      const campaign = { ...scene.campaign, description: `Somebody has put out the flame. ${place} is dark.` };
      return loreEntries({ ...scene, campaign }, { ...all, worldInfo: false }).map(({ text }) => text);
    };
    const places = Array.from({ length: 12 }, (_, at) => `Lamp ${at}`);
    for (const place of [...places, ...places]) expect(game(place)).toEqual([`${place} is dark.`]);
  });

  it("is left out where the player switches its kind off", () => {
    expect(loreEntries(scene, { ...all, campaignOverview: false }).some(({ id }) => id.startsWith("campaign"))).toBe(
      false,
    );
    expect(loreEntries(scene, { ...all, worldInfo: false }).some(({ id }) => id.startsWith("world"))).toBe(false);
  });
});

describe("the note on what to vary", () => {
  it("names openings, phrases and a habit of asking, in at most 60 tokens, and is silent where nothing repeats", () => {
    const worn = [
      "The lamp gutters, a testament to neglect. What do you do?",
      "The stair creaks, a testament to neglect. What do you do?",
      "The door waits, a testament to neglect. What do you do?",
    ];
    const note = repetitionNote(worn);
    expect(note).toContain("open alike");
    expect(note).toContain("testament to neglect");
    expect(note).toContain("question");
    expect(countTokens(note)).toBeLessThanOrEqual(60);
    expect(repetitionNote(["Rain falls on the quay.", "Hanne turns away.", "A bell sounds twice."])).toBe("");
  });
});
