import { chooseVoice } from "./choose-voice.ts";

/** Chrome cuts utterances off after 15 s with some voices, so longer sentences are split. Characters. */
const LONGEST = 220;

export interface Manner {
  /** The player's regional variant, such as en-GB. */
  readonly language: string;
  readonly pace: number;
}

export interface Speech {
  readonly say: (words: string, manner: Manner) => void;
  /** No more text follows: `silent` is called when all has been spoken. */
  readonly finish: () => void;
  readonly stop: () => void;
}

interface Heard {
  readonly silent: () => void;
  /** The browser refused to speak or could not. */
  readonly failed: (code: string) => void;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Splits text into sentences, and long sentences at commas or spaces. */
export function breaths(words: string): string[] {
  const parts = [...segmenter.segment(words)].flatMap(
    ({ segment }) => segment.match(new RegExp(`.{1,${LONGEST}}(?:[,;:—–]\\s|\\s|$)|\\S{1,${LONGEST}}`, "gsu")) ?? [],
  );
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Speaks the parts one after the other with the browser's voices, and reports when the last one has ended. */
export function createSpeech(synth: SpeechSynthesis, heard: Heard): Speech {
  // Chrome does not fire `end` for an utterance that was garbage-collected, so hold references.
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
        // Another page interrupted the speech: stop here too.
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
