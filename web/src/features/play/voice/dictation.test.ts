import { beforeEach, describe, expect, it } from "vitest";

import { createDictation, type Deaf, type Hearing, type Recognizer } from "./dictation.ts";
import { type FakeSpeech, installSpeech } from "./web-speech.fake.ts";

let browser: FakeSpeech;
let words: string[];
let states: Hearing[];
let deaf: Deaf[];
beforeEach(() => {
  browser = installSpeech();
  [words, states, deaf] = [[], [], []];
});

const dictation = () =>
  createDictation(
    () => new (globalThis as unknown as { webkitSpeechRecognition: new () => Recognizer }).webkitSpeechRecognition(),
    {
      words: (heard) => words.push(heard),
      state: (state) => states.push(state),
      deaf: (why) => deaf.push(why),
    },
  );

describe("dictation", () => {
  it("listens in the wanted language, once it may, and gives all that was heard each time", () => {
    dictation().start("en-GB");
    expect([browser.ear.languages, states]).toEqual([["en-GB"], ["starting"]]);
    browser.ear.allow();
    browser.ear.hear(["I search", false]);
    browser.ear.hear(["I search the cabin", true], [" for a", false]);
    browser.ear.hear(["I search the cabin", true], [" for a rope", true]);
    browser.ear.end();
    expect(words).toEqual(["I search", "I search the cabin for a", "I search the cabin for a rope"]);
    expect([states, deaf]).toEqual([["starting", "listening", "idle"], []]);
  });

  it.each([
    ["not-allowed", "denied"],
    ["service-not-allowed", "denied"],
    ["no-speech", "nothing"],
    ["audio-capture", "no-microphone"],
    ["network", "network"],
    ["language-not-supported", "language"],
    ["something-new", "failed"],
  ])("says once why it heard nothing: %s is %s", (code, why) => {
    dictation().start("en");
    browser.ear.fail(code);
    expect([deaf, states.at(-1)]).toEqual([[why], "idle"]);
  });

  it("says so where it listened and nobody spoke", () => {
    dictation().start("en");
    browser.ear.allow();
    browser.ear.end();
    expect([deaf, states.at(-1)]).toEqual([["nothing"], "idle"]);
  });

  it("keeps what was heard when it is stopped, and writes nothing after it was broken off", () => {
    const taking = dictation();
    taking.start("en");
    browser.ear.allow();
    browser.ear.hear(["I wait", false]);
    taking.stop();
    expect([words, deaf, states.at(-1)]).toEqual([["I wait"], [], "idle"]);

    taking.start("en");
    browser.ear.allow();
    const { current } = browser.ear;
    taking.abort();
    browser.ear.current = current;
    browser.ear.hear(["too late", true]);
    expect([words, deaf, states.at(-1)]).toEqual([["I wait"], [], "idle"]);
  });

  it("is one at a time, and can begin again after it could not begin", () => {
    const taking = dictation();
    taking.start("en");
    taking.start("de");
    expect(browser.ear.languages).toEqual(["en"]);
    taking.abort();
    taking.start("de");
    expect(browser.ear.languages).toEqual(["en", "de"]);
  });
});
