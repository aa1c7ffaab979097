/** The part of SpeechRecognition used here. Chrome and Safari have it under a prefix. */
export interface Recognizer extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface DictationEvents {
  readonly start: Event;
  readonly result: { readonly results: SpeechRecognitionResultList };
  readonly error: { readonly error: string };
  readonly end: Event;
}

export type Hearing = "idle" | "starting" | "listening";
/** Why dictation produced nothing. */
export type Deaf = "denied" | "nothing" | "no-microphone" | "network" | "language" | "failed";

const WHY: Readonly<Record<string, Deaf>> = {
  "not-allowed": "denied",
  "service-not-allowed": "denied",
  "no-speech": "nothing",
  "audio-capture": "no-microphone",
  network: "network",
  "language-not-supported": "language",
};

interface Taking {
  /** Called with everything that was recognised since the start. The end of it may still change. */
  readonly words: (heard: string) => void;
  readonly state: (hearing: Hearing) => void;
  readonly deaf: (why: Deaf) => void;
}

export interface Dictation {
  readonly start: (language: string) => void;
  /** Stops dictation. The recognised text stays in the text box. */
  readonly stop: () => void;
  /** Stops dictation at once. Nothing more is written to the text box. */
  readonly abort: () => void;
}

const wordsOf = ({ results }: DictationEvents["result"]): string =>
  Array.from(results, (result) => result[0]?.transcript.trim() ?? "")
    .filter(Boolean)
    .join(" ");

/** Dictates one piece of speech, until the player pauses or stops it. */
export function createDictation(make: () => Recognizer, taking: Taking): Dictation {
  let current: Recognizer | null = null;

  function start(language: string): void {
    if (current) return;
    const recognizer = make();
    current = recognizer;
    let hasHeard = false;
    let hasFailed = false;
    const fail = (why: Deaf) => {
      hasFailed = true;
      taking.deaf(why);
    };
    const on = <Type extends keyof DictationEvents>(type: Type, handle: (event: DictationEvents[Type]) => void) =>
      recognizer.addEventListener(type, (event) => {
        if (current === recognizer) handle(event as unknown as DictationEvents[Type]);
      });
    recognizer.lang = language;
    recognizer.continuous = false;
    recognizer.interimResults = true;
    on("start", () => taking.state("listening"));
    on("result", (event) => {
      const words = wordsOf(event);
      hasHeard ||= words !== "";
      taking.words(words);
    });
    on("error", ({ error }) => {
      if (error !== "aborted") fail(WHY[error] ?? "failed");
    });
    on("end", () => {
      current = null;
      if (!hasHeard && !hasFailed) fail("nothing");
      taking.state("idle");
    });
    taking.state("starting");
    try {
      recognizer.start();
    } catch {
      current = null;
      fail("failed");
      taking.state("idle");
    }
  }

  function abort(): void {
    const recognizer = current;
    current = null;
    if (!recognizer) return;
    recognizer.abort();
    taking.state("idle");
  }

  return { start, stop: () => current?.stop(), abort };
}
