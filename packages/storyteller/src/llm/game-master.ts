import { WORD_RANGES } from "#contracts/options";
import type { Tokens } from "#contracts/play/turn";
import type { GameMaster, GmEvent, LaneReport, TurnBrief } from "../ports.ts";
import { type ChatMessage, type ChatModel, type ChatRequest, ModelFailure } from "./chat-model.ts";
import { type Asking, type Begun, beginWithFirst } from "./choose-model.ts";
import { roundMessages } from "./conversation.ts";
import { rollDeathSaves } from "./death-saves.ts";
import { stopsForAnswer } from "./directives.ts";
import { assemblePrompt, type Prompt } from "./prompt/assemble.ts";
import type { FilledLane } from "./prompt/budget.ts";
import { INSTRUCTIONS } from "./prompt/rules.ts";
import { answerQuickly } from "./quick.ts";
import { answerLength } from "./reply/answer-length.ts";
import { ReplyWriter } from "./reply/reply-writer.ts";
import { messageTokens, readRound, type Round } from "./round.ts";
import { callTool, TOOL_SPECS } from "./tools.ts";
import { countWords } from "./words.ts";

/** How often a model may ask the table in one turn; after that it has to tell what it knows. */
const MOST_ROUNDS = 4;
const TEMPERATURE = 0.9;

export interface LlmGameMasterOptions {
  /** In the order they are asked. */
  readonly models: readonly ChatModel[];
  /** Tokens that prompt and answer may have together. */
  readonly contextTokens: number;
  readonly asking: Asking;
}

/**
 * The game master that is a language model (design.md §9). Throws ModelFailure where the model fails: what was told by then stays
 * told, and nobody steps in for it unasked.
 */
export function createLlmGameMaster(options: LlmGameMasterOptions): GameMaster {
  return {
    narrate: (turn, signal) => new Narration(turn, signal, options).tell(),
    quick: (message, scene, signal) => answerQuickly(message, scene, signal, options),
  };
}

/** One turn as it is told: the conversation with the model, and the reply that grows out of it. */
class Narration {
  readonly #turn: TurnBrief;
  readonly #signal: AbortSignal;
  readonly #options: LlmGameMasterOptions;
  readonly #writer: ReplyWriter;
  readonly #prompts = new Map<boolean, Prompt>();
  readonly #rounds: ChatMessage[] = [];
  #news: readonly string[] = [];
  #spent: Tokens = { input: 0, output: 0 };

  constructor(turn: TurnBrief, signal: AbortSignal, options: LlmGameMasterOptions) {
    this.#turn = turn;
    this.#signal = signal;
    this.#options = options;
    this.#writer = new ReplyWriter(INSTRUCTIONS, answerLength(turn.detailLevel));
  }

  async *tell(): AsyncGenerator<GmEvent> {
    this.#news = await rollDeathSaves(this.#turn.table);
    let speaker: ChatModel | null = null;
    for (let round = 0; ; round += 1) {
      const mayAsk = round < MOST_ROUNDS;
      const begun = await this.#begin(speaker, mayAsk);
      if (begun === null) break;
      speaker = begun.model;
      const { said, calls, cut, tokens } = yield* this.#hear(begun, mayAsk);
      this.#spent = { input: this.#spent.input + tokens.input, output: this.#spent.output + tokens.output };

      const answered = [];
      for (const call of this.#writer.halt ? [] : calls) {
        const { told, introduced } = await callTool(call.name, call.arguments, this.#turn.table);
        if (introduced) yield introduced;
        answered.push({ call, told });
      }
      const settled = !calls.some(stopsForAnswer) && countWords(this.#writer.shown) >= this.#fewestWords;
      if (answered.length === 0 || settled || !mayAsk) {
        yield* asText(this.#writer.end(cut));
        break;
      }
      this.#rounds.push(...roundMessages(said, answered, begun.model.callsTools));
      this.#writer.breakOff();
    }
    this.#failWithoutReply();
    const model = speaker?.id ?? null;
    yield { type: "done", source: "llm", aiEnhanced: true, model, tokens: this.#spent, memo: null };
  }

  /** The next answer begun; null where the model has nothing to add to what it told before it asked the table. */
  async #begin(speaker: ChatModel | null, mayAsk: boolean): Promise<Begun | null> {
    const models = speaker ? [speaker] : this.#options.models;
    try {
      return await beginWithFirst(models, (model) => this.#request(model, mayAsk), this.#signal, this.#options.asking);
    } catch (error) {
      if (error instanceof ModelFailure && error.kind === "empty" && this.#writer.shown.trim() !== "") return null;
      throw error;
    }
  }

  /** Tells what an answer says as it comes. Where it breaks off, what was held back of it is told before it fails. */
  async *#hear(begun: Begun, mayAsk: boolean): AsyncGenerator<GmEvent, Round> {
    const { model } = begun;
    const input = messageTokens(this.#request(model, mayAsk).messages);
    const tokens = { input: this.#spent.input + input, output: this.#spent.output };
    yield { type: "asked", model: model.id, tokens, lanes: this.#prompt(model).lanes.map(laneReport) };
    try {
      const reading = readRound(begun, input, this.#writer);
      for (;;) {
        const step = await reading.next();
        if (step.done === true) return step.value;
        yield* asText(step.value);
      }
    } catch (error) {
      yield* asText(this.#writer.end(true));
      throw error;
    }
  }

  #request(model: ChatModel, mayAsk: boolean): ChatRequest {
    return {
      messages: [...this.#prompt(model).messages, ...this.#rounds],
      tools: model.callsTools && mayAsk ? TOOL_SPECS : [],
      maxTokens: answerLength(this.#turn.detailLevel).tokens,
      temperature: TEMPERATURE,
    };
  }

  #prompt({ callsTools }: ChatModel): Prompt {
    let prompt = this.#prompts.get(callsTools);
    if (!prompt) {
      const answer = answerLength(this.#turn.detailLevel).tokens;
      prompt = assemblePrompt(this.#turn, callsTools, { context: this.#options.contextTokens, answer }, this.#news);
      this.#prompts.set(callsTools, prompt);
    }
    return prompt;
  }

  get #fewestWords(): number {
    return WORD_RANGES[this.#turn.detailLevel][0];
  }

  /** A turn without a reply is a failure, and so is one that is a refusal or hardly more than the instructions. */
  #failWithoutReply(): void {
    const { halt, shown } = this.#writer;
    if (halt === "refusing") throw new ModelFailure("refused", "The model refused to tell the turn");
    if (halt === "reciting" && countWords(shown) < WORD_RANGES.minimal[0]) {
      throw new ModelFailure("malformed", "The model recited its instructions");
    }
    if (shown.trim() === "") throw new ModelFailure("empty", "The model told nothing");
  }
}

function* asText(delta: string): Generator<GmEvent, void> {
  if (delta !== "") yield { type: "text", delta };
}

const laneReport = ({ name, tokens, kept, dropped }: FilledLane): LaneReport => ({
  lane: name,
  tokens,
  kept: kept.length,
  dropped,
});
