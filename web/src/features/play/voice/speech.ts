import { chooseVoice } from "./choose-voice.ts";

/** Chrome breaks off what takes some voices more than a quarter of a minute: longer sentences are said in parts. Characters. */
const LONGEST = 220;

export interface Manner {
  /** As the player speaks it, e.g. en-GB. */
  readonly language: string;
  readonly pace: number;
}

export interface Speech {
  readonly say: (words: string, manner: Manner) => void;
  /** There is nothing more to say: `silent` is told when all is said. */
  readonly finish: () => void;
  readonly stop: () => void;
}

interface Heard {
  readonly silent: () => void;
  /** The browser would not or could not speak. */
  readonly failed: (code: string) => void;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Sentences, and what is too long for one breath in parts at its commas or spaces. */
export function breaths(words: string): string[] {
  const parts = [...segmenter.segment(words)].flatMap(
    ({ segment }) => segment.match(new RegExp(`.{1,${LONGEST}}(?:[,;:—–]\\s|\\s|$)|\\S{1,${LONGEST}}`, "gsu")) ?? [],
  );
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Says words one breath after the other through the browser's own voices, and knows when the last is said. */
export function createSpeech(synth: SpeechSynthesis, heard: Heard): Speech {
  // Chrome forgets to tell the end of an utterance that nobody holds.
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
        // What another page cut off goes no further here either.
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
