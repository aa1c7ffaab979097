import { WORD_RANGES } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryState } from "#contracts/story/state";
import type { GameMaster, GmEvent, LaneReport, TurnBrief } from "../ports.ts";
import {
  callingOf,
  type ChatMessage,
  type ChatModel,
  type ChatRequest,
  ModelFailure,
  type ToolCall,
} from "./chat-model.ts";
import { type RequestOptions, type Begun, beginWithFirst } from "./choose-model.ts";
import { type Answered, correctionMessages, roundMessages, withDirectives } from "./conversation.ts";
import { rollDeathSaves } from "./death-saves.ts";
import { broughtIn, decideFirst, isAgreed } from "./decide-first.ts";
import { callInWords, takesTurn } from "./fight-in-words.ts";
import type { FilledLane } from "./prompt/budget.ts";
import { INSTRUCTIONS } from "./prompt/rules.ts";
import { answerQuickly } from "./quick-answer.ts";
import { answerTokens } from "./reply/answer-length.ts";
import { stopsForAnswer } from "./reply/call-reader.ts";
import { correctionFor, judgeSentence, proposedChange } from "./reply/honesty.ts";
import { ReplyWriter } from "./reply/reply-writer.ts";
import type { Verdict } from "./reply/sentence-gate.ts";
import type { TokenLimits } from "./token-limits.ts";
import { readRound, type Round } from "./round.ts";
import { type ToolResult, TurnTools } from "./tools/turn-tools.ts";
import { previewTurn, type TurnPrompt, turnPrompt, turnRequest } from "./turn-request.ts";
import { countWords } from "./words.ts";

/** How often a model may call tools that need an answer in one turn. After that it must write the reply with what it knows. */
const MOST_ROUNDS = 4;

export interface LlmGameMasterOptions {
  /** The models in the order in which they are tried. */
  readonly models: readonly ChatModel[];
  /** Tokens that prompt and answer may have together. */
  readonly contextTokens: number;
  readonly requestOptions: RequestOptions;
}

/**
 * The game master that uses a language model (docs/game-master.md). Throws ModelFailure if the model fails. Text that was already sent
 * stays, and no other narrator takes over unasked.
 */
export function createLlmGameMaster(options: LlmGameMasterOptions): GameMaster {
  return {
    narrate: (turn, signal) => new Narration(turn, signal, options).run(),
    preview: (turn) => previewTurn(turn, options),
    quick: (message, scene, signal) => answerQuickly(message, scene, signal, options),
  };
}

/** One turn while it is being written: the conversation with the model, and the reply that it produces. */
class Narration {
  readonly #turn: TurnBrief;
  readonly #signal: AbortSignal;
  readonly #options: LlmGameMasterOptions;
  readonly #writer: ReplyWriter;
  readonly #tools: TurnTools;
  readonly #prompts = new Map<string, TurnPrompt>();
  readonly #rounds: ChatMessage[] = [];
  #news: readonly string[] = [];
  /** Whether the model may call tools in this round. */
  #tooled = true;
  /** True once the model was corrected because of a sentence that it must not write. The next such sentence is shown with a flag. */
  #corrected = false;
  readonly #doubts: Extract<GmEvent, { type: "doubt" }>[] = [];
  /** What the table reported in this turn, as text. The reply may contain its numbers. */
  #recorded = "";

  constructor(turn: TurnBrief, signal: AbortSignal, options: LlmGameMasterOptions) {
    this.#turn = turn;
    this.#signal = signal;
    this.#options = options;
    this.#writer = new ReplyWriter(INSTRUCTIONS, (sentence) => this.#judge(sentence));
    this.#tools = new TurnTools(turn, signal);
  }

  async *run(): AsyncGenerator<GmEvent> {
    const { acted = [], table } = this.#turn;
    this.#news = [...(await rollDeathSaves(table)), ...decidedByRules(acted)];
    const struck = yield* this.#strike();
    if (!struck) yield* this.#decide();
    let speaker: ChatModel | null = null;
    /** `wrong` holds the tools whose calls were wrong in the last round, if there was nothing else to ask the model for. */
    let wrong: readonly string[] = [];
    let hasText = false;
    let cut = false;
    for (let round = 0; ; round += 1) {
      const mayAsk = round < MOST_ROUNDS;
      const from = this.#writer.shown.length;
      // After the last round the model may only repeat a call that was wrong.
      const begun = await this.#begin(speaker, mayAsk || wrong.length > 0, hasText);
      if (begun === null) break;
      speaker = begun.model;
      const read = yield* this.#hear(begun, mayAsk);
      cut = read.cut;
      const checked = mayAsk && read.calls.some(stopsForAnswer);
      // Text from before a call is yielded before the results of that call.
      yield* asText(this.#writer.endRound(checked));
      // Read this after the round has ended, because the round's last sentence is judged only then.
      const { breach } = this.#writer;
      const answered = yield* this.#answer(read.calls, mayAsk);
      const shown = this.#writer.shown.slice(from);
      if (breach) {
        this.#corrected = true;
        const correction = correctionFor(breach.kind, breach.about);
        this.#rounds.push(...correctionMessages(shown, answered, correction, begun.model.callsTools));
        this.#writer.reopen();
        if (round < MOST_ROUNDS + 1) continue;
      }
      wrong = answered.filter(({ refused }) => refused).map(({ call }) => call.name);
      hasText = !read.calls.some(stopsForAnswer) && countWords(this.#writer.shown) >= this.#fewestWords;
      if (!mayAsk || this.#writer.halt || answered.length === 0 || (hasText && wrong.length === 0)) {
        const others = this.#writer.halt ? "" : yield* this.#letOthersAct();
        if (others === "") break;
        this.#rounds.push(...correctionMessages(shown, answered, others, begun.model.callsTools));
        this.#writer.breakOff();
        continue;
      }
      // Text that was not shown is not sent back to the model either, because the model would continue from it.
      const said = checked ? withDirectives(shown, read.said) : read.said;
      this.#rounds.push(...roundMessages(said, answered, begun.model.callsTools));
      this.#writer.breakOff();
    }
    for (const tool of wrong) yield { type: "call_lost", tool };
    yield* asText(this.#writer.end(cut));
    this.#failWithoutReply();
    yield* this.#doubts;
    const model = speaker?.id ?? null;
    const contextFrom = [...this.#prompts.values()].at(-1)?.contextFrom ?? null;
    yield {
      type: "done",
      source: "llm",
      aiEnhanced: true,
      model,
      memo: null,
      ...(contextFrom === null ? {} : { contextFrom }),
    };
  }

  /** Does what the player's words plainly mean in a fight, before the model writes. Whatever the table refuses is left to the model. */
  async *#strike(): AsyncGenerator<GmEvent, boolean> {
    const { kind, acted = [], playerText, story } = this.#turn;
    const call = kind === "action" && acted.length === 0 ? callInWords(playerText, story) : null;
    if (call === null) return false;
    const result = await this.#tools.call(call.name, JSON.stringify(call.arguments));
    if (result.refused) return false;
    yield* result.events;
    this.#recorded += ` ${result.content}`;
    this.#news = [...this.#news, ...decidedByRules([result.content])];
    return true;
  }

  /**
   * In a fight everybody else takes their turn, even if the model has done nothing by the rules: a fight never stalls. Returns what they did,
   * for the model to write; empty if they have acted, or the player's words took no turn.
   */
  async *#letOthersAct(): AsyncGenerator<GmEvent, string> {
    const { kind, acted = [], playerText, story } = this.#turn;
    const isFight = story.encounter !== null && this.#tools.story.encounter !== null;
    if (kind !== "action" || acted.length > 0 || !isFight || this.#tools.hasFought || !takesTurn(playerText)) return "";
    const result = await this.#tools.call("encounter", JSON.stringify({ op: "pass" }));
    if (result.refused) return "";
    yield* result.events;
    this.#recorded += ` ${result.content}`;
    return othersActed(result.content);
  }

  /**
   * Lets a model that decides first say what has to be rolled, and rolls it: the model then writes with the result in its prompt. Without a
   * decision it writes as if nothing was at risk; if it fails here, it is asked for the turn all the same.
   */
  async *#decide(): AsyncGenerator<GmEvent> {
    const { kind, acted = [], waiting = () => {} } = this.#turn;
    const [model] = this.#options.models;
    if (!model?.decidesFirst || kind !== "action" || acted.length > 0) return;
    const { requestOptions, contextTokens } = this.#options;
    const request = (each: ChatModel, limits: TokenLimits) => this.#request(each, limits);
    const options = { ...requestOptions, contextTokens, waiting };
    const call = await decideFirst(model, request, options, this.#signal).catch((error: unknown) => {
      if (error instanceof ModelFailure) return undefined;
      throw error;
    });
    if (call === undefined) yield { type: "call_lost", tool: "check" };
    if (!call) return;
    let result = await this.#call(call.name, call.arguments);
    for (const each of broughtIn(call, result.content)) {
      result = merged(result, await this.#call(each.name, each.arguments));
    }
    yield* result.events;
    this.#recorded += ` ${result.content}`;
    this.#news = [...this.#news, result.refused ? notRolled(result.content) : rolledFirst(result.content)];
    if (this.#turn.story.encounter !== null && isAgreed(call, result.content)) {
      const end = await this.#tools.call("encounter", JSON.stringify({ op: "end", outcome: "parley" }));
      yield* end.events;
      this.#news = [...this.#news, rolledFirst(end.content)];
    }
    this.#prompts.clear();
  }

  /**
   * Begins the next answer. Null if the model has nothing to add to the text from before its tool calls. Also null if the model fails when
   * the reply was already written and it was asked only to correct a call.
   */
  async #begin(speaker: ChatModel | null, withTools: boolean, hasText: boolean): Promise<Begun | null> {
    const models = speaker ? [speaker] : this.#options.models;
    this.#tooled = withTools;
    try {
      const { requestOptions, contextTokens } = this.#options;
      const request = (model: ChatModel, limits: TokenLimits) => this.#request(model, limits);
      const { waiting = () => {} } = this.#turn;
      return await beginWithFirst(models, request, this.#signal, { ...requestOptions, contextTokens, waiting });
    } catch (error) {
      const mayEnd = error instanceof ModelFailure && (hasText || error.kind === "empty");
      if (mayEnd && this.#writer.shown.trim() !== "") return null;
      throw error;
    }
  }

  /**
   * Carries out the model's tool calls. If the model may not continue after them, no dice are rolled, because no text could use their
   * outcome.
   */
  async *#answer(calls: readonly ToolCall[], mayAsk: boolean): AsyncGenerator<GmEvent, (Answered & ToolResult)[]> {
    const answered = [];
    // A model that recites its instructions also recites the example calls in them. A model that refuses calls nothing.
    if (this.#writer.halt === "reciting" || this.#writer.halt === "refusing") return [];
    for (const call of calls) {
      if (!mayAsk && stopsForAnswer(call)) continue;
      const result = await this.#call(call.name, call.arguments);
      yield* result.events;
      this.#recorded += ` ${result.content}`;
      answered.push({ call, ...result });
    }
    return answered;
  }

  /**
   * Yields an answer's text as it arrives. If the answer breaks off, the text that was held back is yielded before the failure is thrown.
   */
  async *#hear(begun: Begun, mayAsk: boolean): AsyncGenerator<GmEvent, Round> {
    const { model, limits } = begun;
    yield { type: "asked", model: model.id, lanes: this.#prompt(model, limits).lanes.map(laneReport) };
    try {
      const reading = readRound(begun, this.#writer, mayAsk);
      for (;;) {
        const step = await reading.next();
        if (step.done === true) return step.value;
        yield* asText(step.value);
      }
    } catch (error) {
      yield* asText(this.#writer.end(true));
      throw brokenOff(error, model.id);
    }
  }

  #request(model: ChatModel, limits: TokenLimits): ChatRequest {
    const prompt = this.#prompt(model, limits);
    this.#turn.inspector?.prompt(prompt.inspected());
    const messages = [...prompt.messages, ...this.#rounds];
    return turnRequest(messages, model.callsTools && this.#tooled, limits, this.#answerTokens);
  }

  #prompt(model: ChatModel, limits: TokenLimits): TurnPrompt {
    const calling = callingOf(model);
    const key = `${calling} ${limits.contextTokens} ${limits.thinkingTokens}`;
    let prompt = this.#prompts.get(key);
    if (!prompt) {
      prompt = turnPrompt(this.#turn, calling, limits, this.#answerTokens, this.#news);
      this.#prompts.set(key, prompt);
    }
    return prompt;
  }

  /** Carries out a tool call, and reports it to the player who inspects the turn. */
  async #call(name: string, json: string): Promise<ToolResult> {
    const result = await this.#tools.call(name, json);
    const { refused, content } = result;
    this.#turn.inspector?.called({ name, refused, arguments: json, result: content });
    return result;
  }

  /** Decides whether a sentence is shown. The second wrong sentence of a turn is shown with a flag, and the player decides about it. */
  #judge(sentence: string): Verdict {
    const { playerText, scene, table } = this.#turn;
    const verdict = judgeSentence(sentence, {
      language: scene.campaign.language,
      playerText,
      numbers: () => numbersIn(`${this.#recorded} ${sheetText(table.sheets())} ${playerText} ${this.#news.join(" ")}`),
      damage: () => damageIn(`${this.#recorded} ${this.#news.join(" ")}`),
      fighting: () => fightingIn(this.#tools.story),
      mayCheck: () => this.#tooled,
    });
    if (typeof verdict !== "object" || !this.#corrected) return verdict;
    this.#doubts.push({ type: "doubt", ...verdict, change: proposedChange(verdict) });
    return "tell";
  }

  get #answerTokens(): number {
    return answerTokens(this.#turn.detailLevel, this.#options.contextTokens);
  }

  get #fewestWords(): number {
    return WORD_RANGES[this.#turn.detailLevel][0];
  }

  /** A turn without a reply is a failure. So is a reply that is a refusal or hardly more than the recited instructions. */
  #failWithoutReply(): void {
    const { halt, shown } = this.#writer;
    if (halt === "refusing") throw new ModelFailure("refused", "The model refused to write the turn");
    if (halt === "reciting" && countWords(shown) < WORD_RANGES.minimal[0]) {
      throw new ModelFailure("malformed", "The model recited its instructions");
    }
    if (shown.trim() === "") throw new ModelFailure("empty", "The model wrote nothing");
  }
}

/** The failure of an answer that had begun, with the model's name. A connection that broke then is no address to check. */
function brokenOff(error: unknown, model: string): unknown {
  if (!(error instanceof ModelFailure)) return error;
  const { kind, message, details } = error;
  return new ModelFailure(kind === "network" ? "cut" : kind, message, { ...details, model });
}

/** The sheets without their ids: digits in an id are not numbers of the rules. */
const sheetText = (sheets: readonly Sheet[]): string =>
  JSON.stringify(sheets.map(({ characterId: _, ...sheet }) => sheet));

/** The names of the foes who still fight. */
const fightingIn = ({ encounter }: StoryState): readonly string[] =>
  (encounter?.combatants ?? []).filter(({ side, hp }) => side === "foe" && hp.current > 0).map(({ name }) => name);

/** The harm that the table reported: each hit, and all of them together. How many hit points somebody has is no damage. */
function damageIn(text: string): ReadonlySet<number> {
  const harms = [...text.matchAll(/\btakes (\d+)|"(?:changed|proposed)":-?(\d+)/gu)].map(([, hit, change]) =>
    Number(hit ?? change),
  );
  return new Set([...harms, harms.reduce((sum, one) => sum + one, 0)]);
}

const numbersIn = (text: string): ReadonlySet<number> =>
  new Set((text.match(/\d+/gu) ?? []).map((digits) => Number(digits)));

function* asText(delta: string): Generator<GmEvent, void> {
  if (delta !== "") yield { type: "text", delta };
}

const laneReport = ({ name, tokens, kept, dropped }: FilledLane): LaneReport => ({
  lane: name,
  tokens,
  kept: kept.length,
  dropped,
});

/** What the rules have already decided of the player's act, in words for the model. */
const decidedByRules = (acted: readonly string[]): string[] =>
  acted.length === 0
    ? []
    : [
        `The rules have already decided what the player does, and the sheets have it. Tell it, and roll nothing for it: ${acted.join(" ")}`,
      ];

/** Two calls as one, the second after the first. */
const merged = (one: ToolResult, other: ToolResult): ToolResult =>
  one.refused
    ? other
    : { ...one, content: `${one.content} ${other.content}`, events: [...one.events, ...other.events] };

const othersActed = (content: string): string =>
  `The hero has done nothing by the rules of the fight, and everybody else has acted meanwhile. Go on after what was shown with exactly this: ${content}`;

const rolledFirst = (content: string): string =>
  `What you decided was rolled. Tell exactly this, and nothing beyond it: ${content}`;
const notRolled = (content: string): string =>
  `What you decided was refused, and nothing was rolled: ${content}. Show in the story why it does not work so, and let the player choose again.`;
