import type { OfferedModel } from "#contracts/connections/test-events";

/** More models than a player can look through. */
const MOST_MODELS = 1_000;

/** The names under which servers report the size of a model's context window, the one that is in use first. */
const WINDOW_FIELDS = [
  "loaded_context_length",
  "context_length",
  "max_model_len",
  "context_window",
  "max_context_length",
  "max_input_tokens",
] as const;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const positive = (value: unknown): number | null => {
  const number = Number(value);
  return typeof value !== "boolean" && Number.isFinite(number) && number > 0 ? number : null;
};

/**
 * The address of a server's list of models. Cloudflare has none at the address for OpenAI's requests, but one beside it that can be
 * searched.
 */
export const listAddress = (address: string): string =>
  /(?:^|\.)api\.cloudflare\.com$/u.test(new URL(address).hostname)
    ? `${address.replace(/\/v1$/u, "")}/models/search?per_page=100&task=Text%20Generation`
    : `${address}/models`;

/** Reads a server's list of models. Null if the answer is no such list. */
export function offeredModels(answer: unknown): OfferedModel[] | null {
  const list = Array.isArray(answer)
    ? (answer as unknown[])
    : isObject(answer)
      ? (answer["data"] ?? answer["models"] ?? answer["result"])
      : null;
  if (!Array.isArray(list)) return null;
  return list
    .filter((one): one is Fields => isObject(one) && typeof idOf(one) === "string")
    .slice(0, MOST_MODELS)
    .map((one) => {
      const model = withProperties(one);
      return { id: String(idOf(one)), contextTokens: windowOf(model), prices: pricesOf(model) };
    });
}

/** A model's name for requests. Cloudflare's ids are only for its own lists. */
const idOf = ({ id, name }: Fields): unknown => (String(name).startsWith("@") ? name : (id ?? name));

/** A model of Cloudflare's list with its properties as fields, as other servers have them. */
function withProperties(model: Fields): Fields {
  if (!Array.isArray(model["properties"])) return model;
  const properties = Object.fromEntries(
    (model["properties"] as unknown[]).filter(isObject).map((one) => [String(one["property_id"]), one["value"]]),
  );
  return { ...model, ...properties };
}

function windowOf(model: Fields): number | null {
  const meta = isObject(model["meta"]) ? model["meta"] : {};
  for (const field of WINDOW_FIELDS) {
    const tokens = positive(model[field]);
    if (tokens !== null) return Math.floor(tokens);
  }
  // llama.cpp names the window that the model was trained with; its own may be smaller.
  return positive(meta["n_ctx"]);
}

/** OpenRouter's prices are texts in dollars for one token, Cloudflare's a list in dollars for a million tokens. */
function pricesOf({ pricing, price }: Fields): OfferedModel["prices"] {
  if (Array.isArray(price)) {
    const of = (what: string) =>
      positive(price.filter(isObject).find(({ unit }) => String(unit).includes(what))?.["price"]);
    const [input, output] = [of("M input tokens"), of("M output tokens")];
    return input === null || output === null ? null : { input, output };
  }
  if (!isObject(pricing)) return null;
  const [input, output] = [Number(pricing["prompt"]), Number(pricing["completion"])];
  if (!(input >= 0) || !(output >= 0)) return null;
  const forMillion = (price: number) => Math.round(price * 1e10) / 1e4;
  return { input: forMillion(input), output: forMillion(output) };
}

/** The model with this name in a list. Ollama adds a tag to names, and Google a folder. */
export const findOffered = (models: readonly OfferedModel[], name: string): OfferedModel | undefined =>
  models.find(({ id }) => id === name) ??
  models.find(({ id }) => id === `${name}:latest` || id === `models/${name}` || `models/${id}` === name);
