import * as z from "zod/mini";

import { cleanAddress } from "#contracts/connections/address";
import { type Connection, ConnectionFields, type Samplers, type ToolMode } from "#contracts/connections/connection";
import type { Found, OfferedModel } from "#contracts/connections/test-events";
import { ACCOUNT_ID, type ProviderId, providerOf } from "#contracts/connections/providers";

/** The fields of the form as they are typed. An empty field of a number is unset. */
export interface FormValues {
  readonly name: string;
  readonly provider: ProviderId;
  readonly address: string;
  /** The key as it is typed now. The stored key is never in the form. */
  readonly key: string;
  readonly removeKey: boolean;
  readonly model: string;
  readonly contextTokens: string;
  readonly replyTokens: string;
  readonly thinkingTokens: string;
  readonly toolMode: ToolMode;
  readonly samplers: Readonly<Record<SamplerName, string>>;
  readonly extraBody: string;
  readonly dailyTokens: string;
  readonly priceIn: string;
  readonly priceOut: string;
  readonly tested: Connection["tested"];
}

export const SAMPLER_NAMES = [
  "temperature",
  "topP",
  "topK",
  "minP",
  "frequencyPenalty",
  "presencePenalty",
  "repetitionPenalty",
] as const satisfies readonly (keyof Samplers)[];
export type SamplerName = (typeof SAMPLER_NAMES)[number];

const typed = (value: number | null | undefined): string =>
  value === null || value === undefined ? "" : String(value);
const samplersOf = (samplers: Samplers): FormValues["samplers"] =>
  Object.fromEntries(SAMPLER_NAMES.map((name) => [name, typed(samplers[name])])) as Record<SamplerName, string>;

/** The form for a new connection to a provider. */
export const emptyForm = (provider: ProviderId): FormValues => ({
  // Another address is no name.
  name: provider === "custom" ? "" : providerOf(provider).label,
  provider,
  address: providerOf(provider).address,
  key: "",
  removeKey: false,
  model: "",
  contextTokens: "",
  replyTokens: "",
  thinkingTokens: "",
  toolMode: "auto",
  samplers: samplersOf({}),
  extraBody: "",
  dailyTokens: "",
  priceIn: "",
  priceOut: "",
  tested: null,
});

/** The form for a stored connection. */
export const formOf = (connection: Connection): FormValues => ({
  ...emptyForm(connection.provider),
  name: connection.name,
  address: connection.address,
  model: connection.model,
  contextTokens: typed(connection.contextTokens),
  replyTokens: typed(connection.replyTokens),
  thinkingTokens: typed(connection.thinkingTokens),
  toolMode: connection.toolMode,
  samplers: samplersOf(connection.samplers),
  extraBody: Object.keys(connection.extraBody).length === 0 ? "" : JSON.stringify(connection.extraBody, null, 2),
  dailyTokens: typed(connection.dailyTokens),
  ...typedPrices(connection.prices),
  tested: connection.tested,
});

/**
 * The form after another provider was chosen. What the player wishes stays. The key does not, because the new provider would receive it,
 * and neither does anything that was found out about the provider before.
 */
export function withProvider(values: FormValues, provider: ProviderId): FormValues {
  const hadOwnName = values.name !== "" && values.name !== providerOf(values.provider).label;
  const { samplers, extraBody, dailyTokens } = values;
  const empty = emptyForm(provider);
  return { ...empty, name: hadOwnName ? values.name : empty.name, samplers, extraBody, dailyTokens };
}

/** The form after a model was named. If the server's list has it, what the list says of it is filled in. */
export function withModel(values: FormValues, model: string, models: readonly OfferedModel[] | null): FormValues {
  const offered = models?.find(({ id }) => id === model);
  return {
    ...values,
    model,
    tested: null,
    // That calls are written into the text was found out about the model before.
    ...(values.tested && values.toolMode === "directives" ? { toolMode: "auto" } : {}),
    ...(offered ? { contextTokens: typed(offered.contextTokens), ...typedPrices(offered.prices) } : {}),
  };
}

/** The form after the server's list was fetched. The only model of a list is chosen. */
export const withList = (values: FormValues, models: readonly OfferedModel[]): FormValues =>
  values.model === "" && models.length === 1 ? withModel(values, models[0]?.id ?? "", models) : values;

const typedPrices = (prices: Connection["prices"]): Pick<FormValues, "priceIn" | "priceOut"> => ({
  priceIn: typed(prices?.input),
  priceOut: typed(prices?.output),
});

/** The form after a test, with what was found out. */
export function withFound(values: FormValues, found: Found, ok: boolean, at: string): FormValues {
  const { contextTokens, toolMode, thinkingTokens, prices } = found;
  return {
    ...values,
    tested: { at, ok },
    ...(contextTokens === undefined ? {} : { contextTokens: String(contextTokens) }),
    // The player's own choice stays.
    ...(toolMode === undefined || values.toolMode !== "auto" ? {} : { toolMode }),
    ...(thinkingTokens === undefined ? {} : { thinkingTokens: String(thinkingTokens) }),
    ...(prices ? typedPrices(prices) : {}),
  };
}

/** Fields whose text is not what it should be. */
export type FormErrors = Readonly<Partial<Record<keyof FormValues | SamplerName, string>>>;
export type Read = { readonly fields: ConnectionFields; readonly errors: null } | { readonly errors: FormErrors };

/** The sentences for wrong fields. */
export interface ErrorWords {
  readonly required: string;
  readonly number: string;
  readonly json: string;
}

/** Reads the form. `words` are the sentences for wrong fields. */
export function readForm(values: FormValues, words: ErrorWords): Read {
  const extraBody = objectIn(values.extraBody);
  const number = (text: string) => (text.trim() === "" ? null : Number(text.replace(",", ".")));
  const samplers = Object.fromEntries(
    SAMPLER_NAMES.flatMap((name) =>
      number(values.samplers[name]) === null ? [] : [[name, number(values.samplers[name])]],
    ),
  );
  const [input, output] = [number(values.priceIn), number(values.priceOut)];
  const key = values.removeKey ? "" : values.key.trim() || undefined;
  const parsed = z.safeParse(ConnectionFields, {
    name: values.name.trim() || values.model.trim().slice(0, 120),
    provider: values.provider,
    address: cleanAddress(values.address) ?? "",
    model: values.model,
    contextTokens: number(values.contextTokens),
    replyTokens: number(values.replyTokens),
    thinkingTokens: number(values.thinkingTokens),
    samplers,
    toolMode: values.toolMode,
    extraBody: extraBody ?? {},
    dailyTokens: number(values.dailyTokens),
    prices: input === null || output === null ? null : { input, output },
    tested: values.tested,
    ...(key === undefined ? {} : { key }),
  });
  const errors: Partial<Record<keyof FormValues | SamplerName, string>> = {};
  if (cleanAddress(values.address) === null || values.address.includes(ACCOUNT_ID)) errors.address = words.required;
  if (extraBody === null) errors.extraBody = words.json;
  for (const { path } of parsed.success ? [] : parsed.error.issues) {
    const [field = "", inner] = path.map(String);
    const name = (
      field === "samplers" ? inner : field === "prices" ? (inner === "input" ? "priceIn" : "priceOut") : field
    ) as keyof FormValues | SamplerName;
    // An empty name is the model's, so only the model is missing.
    if (name === "name" && values.name.trim() === "") continue;
    errors[name] ??=
      name === "name" || name === "model" ? words.required : name === "extraBody" ? words.json : words.number;
  }
  return parsed.success && Object.keys(errors).length === 0 ? { fields: parsed.data, errors: null } : { errors };
}

/** The JSON object in a text. An empty text is an empty object; null if the text is none. */
function objectIn(text: string): Record<string, unknown> | null {
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** The player's account in the address of a provider that has it there. Empty if it was not typed yet. */
export function accountIn(address: string, provider: ProviderId): string {
  const [before = "", after = ""] = providerOf(provider).address.split(ACCOUNT_ID);
  const account = address.slice(before.length, address.length - after.length);
  return address.startsWith(before) && address.endsWith(after) && account !== ACCOUNT_ID ? account : "";
}

/** The address of such a provider for an account. */
export const addressFor = (account: string, provider: ProviderId): string =>
  providerOf(provider).address.replace(ACCOUNT_ID, () => account.trim() || ACCOUNT_ID);

/** Whether the typed address is of another server than the stored one, so that the stored key does not apply. */
export function isKeyOfOtherServer(stored: string, typedAddress: string): boolean {
  const address = cleanAddress(typedAddress);
  return address !== null && new URL(address).origin !== new URL(stored).origin;
}
