/**
 * Installs a fake of the Web Speech API with the event order of real browsers. Utterances wait in a queue and end when the test calls
 * `spoken()`; recognised text comes as growing results. The function imports nothing, so that e2e tests can inject it into a page. Returns
 * the functions by which a test controls the fake.
 */
export function installSpeech() {
  class Utterance extends EventTarget {
    lang = "";
    rate = 1;
    voice: { readonly lang: string } | null = null;
    readonly text: string;
    constructor(words: string) {
      super();
      this.text = words;
    }
  }
  const handle = (target: EventTarget, type: string, more: object = {}) =>
    target.dispatchEvent(Object.assign(new Event(type), more));

  let line: Utterance[] = [];
  let refuses: string | null = null;
  const said: { readonly text: string; readonly lang: string; readonly rate: number; readonly voice: string | null }[] =
    [];
  const begin = () => {
    const next = line[0];
    if (!next) return;
    said.push({ text: next.text, lang: next.lang, rate: next.rate, voice: next.voice?.lang ?? null });
    handle(next, "start");
  };
  const refuse = () => {
    const refused = line.shift();
    if (refused) handle(refused, "error", { error: refuses });
  };
  const voices = [
    { lang: "en-US", localService: false, default: true },
    { lang: "en-GB", localService: true, default: false },
    { lang: "de_DE", localService: true, default: false },
  ];
  const synth = {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      line.push(utterance);
      if (refuses !== null) return queueMicrotask(refuse);
      if (line.length === 1) begin();
    },
    /** Interrupts the current utterance. The others in the queue never start. */
    cancel() {
      const [current, ...others] = line;
      line = [];
      if (current) handle(current, "error", { error: "interrupted" });
      for (const other of others) handle(other, "error", { error: "canceled" });
    },
  };

  type Result = { readonly 0: { readonly transcript: string }; readonly isFinal: boolean };
  class Recognition extends EventTarget {
    lang = "";
    continuous = true;
    interimResults = false;
    private started = false;
    start() {
      if (this.started) throw new DOMException("recognition has already started", "InvalidStateError");
      this.started = true;
      ear.current = this;
      ear.languages.push(this.lang);
    }
    stop() {
      ear.end();
    }
    abort() {
      if (this.started) handle(this, "error", { error: "aborted", message: "" });
      ear.end();
    }
  }
  const ear = {
    current: null as Recognition | null,
    languages: [] as string[],
    /** Simulates that the player allows the microphone. */
    allow: () => {
      for (const type of ["start", "audiostart"]) if (ear.current) handle(ear.current, type);
    },
    hear: (...parts: readonly (readonly [transcript: string, isFinal: boolean])[]) => {
      const results: Result[] = parts.map(([transcript, isFinal]) => ({ 0: { transcript }, isFinal }));
      if (ear.current) handle(ear.current, "result", { results, resultIndex: parts.length - 1 });
    },
    fail: (error: string) => {
      if (ear.current) handle(ear.current, "error", { error, message: "" });
      ear.end();
    },
    end: () => {
      const { current } = ear;
      ear.current = null;
      if (current) handle(current, "end");
    },
  };
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define("speechSynthesis", synth);
  define("SpeechSynthesisUtterance", Utterance);
  // Browsers have the class under one of these two names, or under both.
  for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) define(name, Recognition);
  const speech = {
    said,
    ear,
    isSpeaking: () => line.length > 0,
    /** Ends the current utterance. */
    spoken() {
      const [current] = line;
      line = line.slice(1);
      if (current) handle(current, "end");
      begin();
    },
    refuse: (error: string | null) => {
      refuses = error;
    },
  };
  define("speech", speech);
  return speech;
}

export type FakeSpeech = ReturnType<typeof installSpeech>;
