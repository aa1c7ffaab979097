import type { Scene } from "#contracts/play/scene";
import { type ChatModel, ModelFailure } from "./chat-model.ts";
import { type RequestOptions, beginWithFirst } from "./choose-model.ts";
import { QUICK_INSTRUCTIONS, QUICK_TOKENS, quickMessages } from "./prompt/quick-answer.ts";
import { ReplyWriter } from "./reply/reply-writer.ts";
import type { TokenLimits } from "./token-limits.ts";
import { readRound } from "./round.ts";

/** Answers a question outside the story. Throws ModelFailure if no model answers. */
export async function answerQuickly(
  message: string,
  scene: Scene | null,
  signal: AbortSignal,
  { models, requestOptions }: { readonly models: readonly ChatModel[]; readonly requestOptions: RequestOptions },
): Promise<string> {
  const messages = quickMessages(message, scene);
  const request = (_: ChatModel, { thinkingTokens, avoidThinking }: TokenLimits) => ({
    messages,
    tools: [],
    replyTokens: QUICK_TOKENS,
    thinkingTokens,
    avoidThinking,
    temperature: 0.5,
  });
  const begun = await beginWithFirst(models, request, signal, requestOptions);
  const writer = new ReplyWriter(QUICK_INSTRUCTIONS);
  const reading = readRound(begun, writer, false);
  let step = await reading.next();
  while (step.done !== true) step = await reading.next();
  writer.end(step.value.cut);
  const answer = writer.shown.trim();
  if (writer.halt === "refusing") throw new ModelFailure("refused", "The model refused to answer");
  if (writer.halt === "reciting") throw new ModelFailure("malformed", "The model recited its instructions");
  if (answer === "") throw new ModelFailure("empty", "The model said nothing");
  return answer;
}
