import type { ProviderId } from "#contracts/connections/providers";
import type { ModelConnection } from "#contracts/rpc/connections";
import { ModelFailure } from "../chat-model.ts";
import { findOffered, offeredModels } from "./offered-models.ts";
import { probe } from "./server-probe.ts";

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const tokensIn = (value: unknown): number | null =>
  typeof value === "number" && Number.isInteger(value) && value > 0 ? value : null;

/** Where servers on a player's own machine say which window they run a model with. The model must be loaded. */
const PLACES: Partial<
  Record<ProviderId, { readonly path: string; read(answer: unknown, model: string): number | null }>
> = {
  "llama-cpp": {
    path: "/props",
    read: (answer) => tokensIn(fieldsOf(fieldsOf(answer)["default_generation_settings"])["n_ctx"]),
  },
  "lm-studio": {
    path: "/api/v0/models",
    read: (answer, model) => findOffered(offeredModels(answer) ?? [], model)?.contextTokens ?? null,
  },
  ollama: {
    path: "/api/ps",
    read: (answer, model) => findOffered(offeredModels(answer) ?? [], model)?.contextTokens ?? null,
  },
  koboldcpp: {
    path: "/api/extra/true_max_context_length",
    read: (answer) => tokensIn(fieldsOf(answer)["value"]),
  },
};

/** The window that the server runs the model with, in tokens. Null if it does not say. */
export async function serverWindow(
  { provider, address, model, key }: ModelConnection,
  signal: AbortSignal,
): Promise<number | null> {
  const place = PLACES[provider];
  if (!place) return null;
  try {
    const { json } = await probe(`${new URL(address).origin}${place.path}`, key, signal);
    return place.read(json, model);
  } catch (error) {
    if (error instanceof ModelFailure) return null;
    throw error;
  }
}
