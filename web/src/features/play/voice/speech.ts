import { sentencesOf } from "../prose/sentences.ts";
import { chooseVoice } from "./choose-voice.ts";

/** Longer sentences are split, in characters. With some voices, Chrome cuts an utterance off after 15 s. */
const LONGEST = 220;

export interface Manner {
  /** The player's regional variant of the language, such as en-GB. */
  readonly language: string;
  readonly pace: number;
}

export interface Speech {
  readonly say: (words: string, manner: Manner) => void;
  /** Says that no more text follows. `silent` is called when everything has been spoken. */
  readonly finish: () => void;
  readonly stop: () => void;
}

interface Heard {
  readonly silent: () => void;
  /** Called when the browser refused to speak or could not. */
  readonly failed: (code: string) => void;
}

/** Splits text into sentences, and long sentences at commas or spaces. */
export function breaths(words: string): string[] {
  const parts = sentencesOf(words).flatMap(
    (sentence) => sentence.match(new RegExp(`.{1,${LONGEST}}(?:[,;:—–]\\s|\\s|$)|\\S{1,${LONGEST}}`, "gsu")) ?? [],
  );
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Speaks the parts one after the other with one of the browser's voices, and reports when the last part has ended. */
export function createSpeech(synth: SpeechSynthesis, heard: Heard): Speech {
  // The utterances are stored here, because Chrome does not fire `end` for an utterance that was garbage-collected.
  let waiting = new Set<SpeechSynthesisUtterance>();
  let isFinished = false;

  function stop(): void {
    if (waiting.size === 0) return;
    waiting = new Set();
    synth.cancel();
  }

  function over(utterance: SpeechSynthesisUtterance): void {
    if (waiting.delete(utterance) && waiting.size === 0 && isFinished) heard.silent();
  }

  function say(words: string, { language, pace }: Manner): void {
    isFinished = false;
    for (const breath of breaths(words)) {
      const utterance = new SpeechSynthesisUtterance(breath);
      utterance.lang = language;
      utterance.rate = pace;
      utterance.voice = chooseVoice(synth.getVoices(), language);
      utterance.addEventListener("end", () => over(utterance));
      utterance.addEventListener("error", ({ error }) => {
        if (!waiting.has(utterance)) return;
        // Another page interrupted the speech, so stop here too.
        stop();
        if (error === "canceled" || error === "interrupted") heard.silent();
        else heard.failed(error);
      });
      waiting.add(utterance);
      synth.speak(utterance);
    }
  }

  const finish = () => {
    isFinished = true;
    if (waiting.size === 0) heard.silent();
  };
  return { say, finish, stop };
}
