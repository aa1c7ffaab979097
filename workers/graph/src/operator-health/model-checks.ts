import { embedderOf } from "#storyteller/embedders";
import { type ChatModel, modelsOf } from "#storyteller/models";
import { vectorizeIndex } from "#worker-kit/vector-index";
import type { Bindings } from "../bindings.ts";
import { type Check, PROBE } from "./checks.ts";

const REQUEST = {
  messages: [{ role: "user", content: "Answer with one word: yes." }],
  tools: [],
  replyTokens: 16,
  thinkingTokens: 0,
  avoidThinking: true,
  temperature: 0,
} as const;

/** Checks of the models by these settings. A check is null if the settings use no such model. */
export function modelChecks(
  env: Bindings,
): Readonly<Record<"models" | "vectors", ((signal: AbortSignal) => Check) | null>> {
  return {
    models:
      env.GM_PROVIDER === "oracle"
        ? null
        : (signal) => async () => {
            const models = modelsOf(env) ?? [];
            const answers = await Promise.allSettled(models.map((model) => ask(model, signal)));
            const found = models.map(({ id }, place) => [id, answers[place]?.status === "fulfilled"] as const);
            // Another model takes the place of one that fails, so only all of them together are a fault.
            const failed = answers.find((answer) => answer.status === "rejected");
            if (failed && !found.some(([, answered]) => answered)) throw failed.reason;
            return { answered: Object.fromEntries(found) };
          },
    vectors:
      env.EMBEDDING_MODEL === ""
        ? null
        : (signal) => async () => {
            const [vector] = (await embedderOf(env)?.embed(["The bell rang."], signal)) ?? [];
            if (vector && env.VECTORIZE) await vectorizeIndex(env.VECTORIZE).query(PROBE, vector, 1);
            return { index: env.VECTORIZE ? "Vectorize" : "memory" };
          },
  };
}

/** Waits for the first part of a model's answer. */
async function ask(model: ChatModel, signal: AbortSignal): Promise<void> {
  for await (const part of model.stream(REQUEST, signal)) if (part.type !== "alive") return;
  throw new Error(`${model.id} answered nothing`);
}
