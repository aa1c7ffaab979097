import type { GmEvent, TurnBrief } from "../../ports.ts";
import { AT_ONCE, FakeChatModel, type ScriptedAnswer } from "../chat-model.fake.ts";
import { createLlmGameMaster } from "../game-master.ts";
import { brief } from "./brief.fake.ts";

/** The result of a turn. */
interface Narrated {
  events: GmEvent[];
  text: string;
  failure: unknown;
}

/** Lets these models write a turn, until its end or its failure. */
export async function narrated(models: readonly FakeChatModel[], turn: TurnBrief = brief()): Promise<Narrated> {
  const result: Narrated = { events: [], text: "", failure: null };
  const gameMaster = createLlmGameMaster({ models, contextTokens: 8_192, requestOptions: AT_ONCE });
  try {
    for await (const event of gameMaster.narrate(turn, new AbortController().signal)) {
      result.events.push(event);
      if (event.type === "text") result.text += event.delta;
    }
  } catch (error) {
    result.failure = error;
  }
  return result;
}

/** A model that gives these answers, in order. */
export const model = (
  answers: readonly ScriptedAnswer[],
  options: ConstructorParameters<typeof FakeChatModel>[1] = {},
) => new FakeChatModel(answers, options);
