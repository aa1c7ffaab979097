import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";

import type { TableState } from "../table/table-state.ts";
import { newTurn, type StoryTurn } from "../turn/story-turn.ts";
import { chooseVoice, spokenAs } from "./choose-voice.ts";
import { plainWords } from "./plain-words.ts";
import { readTurns } from "./read-turns.ts";
import { breaths, createSpeech } from "./speech.ts";
import { type FakeSpeech, installSpeech } from "./web-speech.fake.ts";

let browser: FakeSpeech;
beforeEach(() => {
  browser = installSpeech();
});
afterEach(() => vi.restoreAllMocks());

const turn = (turnId: string, text: string, state: StoryTurn["state"] = "complete"): StoryTurn => ({
  ...newTurn(turnId, "action", "I listen.", "2026-09-15T20:00:00.000Z", "open"),
  state,
  text,
});

function tableWith(turns: readonly StoryTurn[], every = false) {
  const table = createStore(() => ({ turns, liveTurnId: null }) as unknown as TableState);
  const reading = createStore<{ turnId: string | null }>(() => ({ turnId: null }));
  const failed = vi.fn<(code: string) => void>();
  const silent = () => reading.setState({ turnId: null });
  const speech = createSpeech(speechSynthesis, { silent, failed });
  const mannerOf = () => ({ language: "en-GB", pace: 1.25 });
  const leave = readTurns({ table, reading, speech, mannerOf, readsEvery: () => every });
  return { table, reading, failed, leave };
}
const saidNow = () => browser.said.map(({ text }) => text);

describe("a reply that is read aloud", () => {
  it("is said sentence by sentence in the wanted voice, and then there is silence", () => {
    const { reading } = tableWith([turn("1", "The **bell** tolls. Nobody answers.")]);
    reading.setState({ turnId: "1" });
    expect(browser.said).toEqual([{ text: "The bell tolls.", lang: "en-GB", rate: 1.25, voice: "en-GB" }]);
    browser.spoken();
    expect(saidNow().at(-1)).toBe("Nobody answers.");
    expect(reading.getState().turnId).toBe("1");
    browser.spoken();
    expect(reading.getState().turnId).toBeNull();
  });

  it("is broken off when another is asked for, or none", () => {
    const { reading } = tableWith([turn("1", "One. Two. Three."), turn("2", "Four.")]);
    reading.setState({ turnId: "1" });
    reading.setState({ turnId: "2" });
    expect(saidNow()).toEqual(["One.", "Four."]);
    reading.setState({ turnId: null });
    expect(browser.isSpeaking()).toBe(false);
  });

  it("is heard as it is told, where every reply is, and never the sentence that may go on", () => {
    const { table, reading } = tableWith([turn("1", "Old.")], true);
    const handle = (text: string, state: StoryTurn["state"] = "open") =>
      table.setState({ turns: [turn("1", "Old."), turn("2", text, state)], liveTurnId: state === "open" ? "2" : null });
    handle("");
    handle("The door opens. Behind it");
    expect(saidNow()).toEqual(["The door opens."]);
    browser.spoken();
    expect(reading.getState().turnId).toBe("2");
    handle("The door opens. Behind it waits Hanne.", "complete");
    expect(saidNow()).toEqual(["The door opens.", "Behind it waits Hanne."]);
    browser.spoken();
    expect(reading.getState().turnId).toBeNull();
  });

  it("is silent as soon as the player sends something, and reads nothing by itself unless asked to", () => {
    const { table, reading } = tableWith([turn("1", "One. Two.")]);
    reading.setState({ turnId: "1" });
    table.setState({ turns: [turn("1", "One. Two."), turn("2", "", "open")], liveTurnId: "2" });
    expect([browser.isSpeaking(), reading.getState().turnId]).toEqual([false, null]);
    table.setState({ turns: [turn("1", "One. Two."), turn("2", "Three. Four", "open")] });
    expect(saidNow()).toEqual(["One."]);
  });

  it("is silent when the turn is taken back, and when the table is left", () => {
    const { table, reading, leave } = tableWith([turn("1", "One."), turn("2", "Two.")]);
    reading.setState({ turnId: "2" });
    table.setState({ turns: [turn("1", "One.")] });
    expect([browser.isSpeaking(), reading.getState().turnId]).toEqual([false, null]);
    reading.setState({ turnId: "1" });
    leave();
    expect([browser.isSpeaking(), reading.getState().turnId]).toEqual([false, null]);
  });

  it("says why where the browser does not speak", async () => {
    browser.refuse("not-allowed");
    const { reading, failed } = tableWith([turn("1", "One. Two.")]);
    reading.setState({ turnId: "1" });
    await vi.waitFor(() => expect(failed).toHaveBeenCalled());
    expect([failed.mock.calls, browser.isSpeaking()]).toEqual([[["not-allowed"]], false]);
  });
});

describe("what is said", () => {
  it("leaves out what only marks it up, and keeps every word", () => {
    expect(
      plainWords(
        "# The *Drowned* Bell\n\n> **“Who goes?”**\n\n- a `rope`\n- snake_case\n1. [Hanne](https://x.y)\n\n---",
      ),
    ).toBe("The Drowned Bell “Who goes?” a rope snake_case Hanne");
    expect(plainWords("She has 3 - no, 4 - coins; 2 * 3 is six.")).toBe("She has 3 - no, 4 - coins; 2 3 is six.");
  });

  it("is never longer than a breath, and never nothing", () => {
    const long = `${"a word and, ".repeat(60)}end.`;
    expect(Math.max(...breaths(long).map(({ length }) => length))).toBeLessThanOrEqual(221);
    expect(breaths(long).join(" ").replaceAll(/\s+/gu, " ")).toBe(long);
    expect(breaths("x".repeat(500)).join("")).toBe("x".repeat(500));
    expect(breaths("… — !")).toEqual([]);
  });
});

describe("whose voice it is", () => {
  const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault });

  it("is one of the language, on this device before elsewhere, and of the player's own country", () => {
    const [us, gb, far, german] = [voice("en-US"), voice("en_GB"), voice("en-GB", false, true), voice("de-DE")];
    expect(chooseVoice([us, far, gb, german], "en-GB")).toBe(gb);
    expect(chooseVoice([far, us], "en-GB")).toBe(us);
    expect(chooseVoice([us, gb], "de")).toBeNull();
    expect(chooseVoice([us, german], "de")).toBe(german);
  });

  it("speaks a language as the player's browser does", () => {
    expect(spokenAs("en", ["de-DE", "en-GB", "en-US"])).toBe("en-GB");
    expect(spokenAs("fr", ["de-DE"])).toBe("fr");
  });
});
