import type { Found, OfferedModel, StepResult, TestEvent, TestStep } from "#contracts/connections/test-events";
import { TEST_STEPS } from "#contracts/connections/test-events";
import { providerOf } from "#contracts/connections/providers";
import type { ModelConnection } from "#contracts/rpc/connections";
import { type ChatModel, ModelFailure } from "../chat-model.ts";
import { askOnce, type Received } from "./ask-once.ts";
import { findOffered, listAddress, offeredModels } from "./offered-models.ts";
import { asJson, canary, hello, isTheObject, ROLL, rollDice } from "./questions.ts";
import { probe, type Probed } from "./server-probe.ts";
import { serverWindow } from "./server-window.ts";

/** The length of the long prompt, in tokens: longer than the window that Ollama uses unless it is changed. */
const LONG_PROMPT = 6_000;
/** The part of a window that the long prompt leaves free: room for thoughts, the answer, and a wrong estimate. Tokens. */
const LEFT_FREE = 3_200;
/** A prompt of which the server read less than this share was cut. */
const CUT_BELOW = 0.7;
/** The room for thoughts of a model that used up the usual room. Tokens. */
const MORE_THINKING = 8_000;

/** The outcome of a step, before its time is measured. */
type Outcome = Pick<StepResult, "outcome" | "reason"> & Partial<Pick<StepResult, "values" | "words">>;

const passed = (reason: string, values: StepResult["values"] = {}): Outcome => ({ outcome: "passed", reason, values });
const unknown = (reason: string, values: StepResult["values"] = {}): Outcome => ({
  outcome: "unknown",
  reason,
  values,
});
const failed = (reason: string, values: StepResult["values"] = {}, words: string | null = null): Outcome => ({
  outcome: "failed",
  reason,
  values,
  words,
});

/** A model's failure as an outcome. Its kind chooses the sentence. */
function failedBy({ kind, details }: ModelFailure): Outcome {
  const { status, retryAfterMs, contextTokens, providerWords } = details;
  const values = {
    ...(status === null ? {} : { status }),
    ...(retryAfterMs === null ? {} : { seconds: Math.ceil(retryAfterMs / 1_000) }),
    ...(contextTokens === null ? {} : { tokens: contextTokens }),
  };
  return failed(kind, values, providerWords);
}

/**
 * Tries a connection step by step and yields what happens: which step runs, how it ended, and at the end what was found out. A failed step
 * ends the test if nothing after it could work.
 * @param model makes the model, so that its tokens can be counted
 * @param steps `list` stops after the list of models
 */
export async function* testConnection(
  connection: ModelConnection,
  {
    model,
    steps,
    signal,
  }: {
    readonly model: (connection: ModelConnection) => ChatModel;
    readonly steps: "all" | "list";
    readonly signal: AbortSignal;
  },
): AsyncGenerator<TestEvent> {
  const test = new ConnectionTest(connection, model, signal);
  const wanted = steps === "list" ? TEST_STEPS.slice(0, TEST_STEPS.indexOf("list") + 1) : TEST_STEPS;
  let isOver = false;
  let ok = true;
  for (const step of wanted) {
    signal.throwIfAborted();
    if (!isOver) yield { type: "running", step };
    const since = Date.now();
    const outcome = isOver ? ({ outcome: "skipped", reason: "skipped" } as const) : await test.run(step);
    yield { type: "step", step, ms: Date.now() - since, values: {}, words: null, ...outcome };
    if (step === "list" && test.models.length > 0) yield { type: "models", models: test.models };
    if (outcome.outcome !== "failed") continue;
    isOver ||= ESSENTIAL.has(step);
    ok &&= !ESSENTIAL.has(step);
  }
  yield { type: "end", ok, found: test.found };
}

/** Steps without which no game master can work. */
const ESSENTIAL: ReadonlySet<TestStep> = new Set<TestStep>(["reach", "authorise", "hello"]);

class ConnectionTest {
  models: OfferedModel[] = [];
  readonly found: Found = {};
  readonly #connection: ModelConnection;
  readonly #make: (connection: ModelConnection) => ChatModel;
  readonly #signal: AbortSignal;
  #list: Probed | null = null;
  #greeting: Received | null = null;
  #thought = false;
  #window: number | null;
  #long: { readonly received: Received; readonly sent: ReturnType<typeof canary> } | null = null;

  constructor(connection: ModelConnection, make: (connection: ModelConnection) => ChatModel, signal: AbortSignal) {
    this.#connection = connection;
    this.#make = make;
    this.#signal = signal;
    this.#window = connection.contextTokens;
  }

  /** Runs a step. A model's failure is an outcome; only an abort is thrown. */
  async run(step: TestStep): Promise<Outcome> {
    try {
      return await this.#steps[step]();
    } catch (error) {
      this.#signal.throwIfAborted();
      if (!(error instanceof ModelFailure)) throw error;
      return error.kind === "wrong_key" && this.#connection.key === null ? failed("key_missing") : failedBy(error);
    }
  }

  readonly #steps: Readonly<Record<TestStep, () => Promise<Outcome> | Outcome>> = {
    reach: async () => {
      this.#list = await probe(listAddress(this.#connection.address), this.#connection.key, this.#signal);
      const { status, isPage, failure } = this.#list;
      if (status >= 300 && status < 400) return failed("redirected", { status });
      if (isPage && !failure) return failed("wrong_address", { status });
      return passed("reached", { status });
    },

    authorise: async () => {
      const { provider, address, key } = this.#connection;
      // OpenRouter shows its list to everybody, so another address says whether the key is right.
      const answer = provider === "openrouter" ? await probe(`${address}/key`, key, this.#signal) : this.#list;
      // Cloudflare's list wants a right of its own, which a key for the models need not have.
      if (answer?.failure?.kind === "wrong_key" && provider !== "workers-ai") throw answer.failure;
      if (answer?.failure) return unknown("seen_later", { status: answer.status });
      if (key === null) return passed("no_key_needed");
      // Servers at home (llama.cpp, KoboldCpp) show their lists to everybody, and check keys only when their model is asked.
      return providerOf(provider).where === "company" ? passed("accepted") : unknown("seen_later");
    },

    list: () => {
      const { model } = this.#connection;
      const list = this.#list?.failure ? null : offeredModels(this.#list?.json);
      if (!list) return unknown("no_list");
      this.models = list;
      const offered = findOffered(list, model);
      if (!offered) return failed("not_in_list", { count: list.length });
      this.#window ??= offered.contextTokens;
      if (offered.contextTokens !== null) this.found.contextTokens = offered.contextTokens;
      if (offered.prices) this.found.prices = offered.prices;
      return passed("offered", { count: list.length });
    },

    hello: async () => {
      let received = await this.#ask(hello());
      if (received.text.trim() === "" && received.reason === "length") {
        this.found.thinkingTokens = MORE_THINKING;
        received = await this.#ask(hello(MORE_THINKING));
      }
      this.#greeting = received;
      const real = await serverWindow(this.#connection, this.#signal);
      if (real !== null) {
        this.#window = Math.min(this.#window ?? real, real);
        this.found.contextTokens = real;
      }
      if (received.text.trim() === "") return failed(received.reason === "length" ? "thinking_used_up" : "empty");
      return passed("answered", { firstMs: received.firstMs });
    },

    stream: () => {
      const pieces = this.#greeting?.pieces ?? 0;
      return pieces > 1 ? passed("in_pieces", { count: pieces }) : unknown("at_once");
    },

    tool: async () => {
      if (["directives", "decides"].includes(this.#connection.toolMode)) return unknown("switched_off");
      const model = this.#make(this.#connection);
      const received = model.callsTools ? await this.#ask(rollDice).catch(toolsRefused) : null;
      if (received?.calls.some(({ name, arguments: json }) => name === ROLL && namesDice(json))) {
        this.found.toolMode = "auto";
        return passed("called");
      }
      this.found.toolMode = "directives";
      return failed(received ? "not_called" : "tools_unsupported");
    },

    json: async () => (isTheObject((await this.#ask(asJson)).text) ? passed("written") : failed("not_json")),

    canary: async () => {
      const room = this.#window === null ? LONG_PROMPT : Math.min(LONG_PROMPT, this.#window - LEFT_FREE);
      if (room < 500) return unknown("small_window", { tokens: this.#window ?? 0 });
      const sent = canary(room);
      try {
        this.#long = { sent, received: await this.#ask(sent.request) };
      } catch (error) {
        if (!(error instanceof ModelFailure) || error.kind !== "context_too_small") throw error;
        const named = error.details.contextTokens;
        if (named !== null) this.found.contextTokens = named;
        return failed("context_too_small", named === null ? {} : { tokens: named });
      }
      const { text, usage } = this.#long.received;
      if (text.toLowerCase().includes(sent.word)) return passed("remembered", { tokens: usage?.input ?? sent.tokens });
      const read = usage?.input ?? null;
      if (read === null || read >= sent.tokens * CUT_BELOW) return failed("forgotten", { tokens: read ?? sent.tokens });
      // The server counts what it has read, so this is about the size of its window.
      this.found.contextTokens = Math.max(1_500, Math.ceil(read / 1_024) * 1_024);
      return failed("cut", { sent: sent.tokens, tokens: this.found.contextTokens });
    },

    thinking: () => {
      if (!this.#thought) return passed("none");
      const tokens = this.#greeting?.usage?.reasoning;
      return passed("apart", tokens === undefined ? {} : { tokens });
    },

    usage: () => {
      const usage = this.#greeting?.usage;
      return usage ? passed("counted", { input: usage.input, output: usage.output }) : unknown("not_counted");
    },

    cache: async () => {
      if (!this.#long) return unknown("not_tried");
      const { usage } = await this.#ask(this.#long.sent.request);
      if (usage?.cached === undefined) return unknown("not_said");
      return usage.cached > 0 ? passed("hit", { tokens: usage.cached }) : unknown("no_hit");
    },
  };

  async #ask(request: Parameters<typeof askOnce>[1]): Promise<Received> {
    const received = await askOnce(this.#make(this.#connection), request, this.#signal);
    this.#thought ||= received.thought;
    return received;
  }
}

/** A refusal of tools is an outcome of that step. Any other failure is passed on. */
function toolsRefused(error: unknown): null {
  if (error instanceof ModelFailure && error.kind === "tools_unsupported") return null;
  throw error;
}

function namesDice(json: string): boolean {
  try {
    return "notation" in (JSON.parse(json) as Readonly<Record<string, unknown>>);
  } catch {
    return false;
  }
}
