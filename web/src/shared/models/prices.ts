import type { Connection } from "#contracts/connections/connection";
import type { Tokens } from "#contracts/play/turn";

import { language } from "../text/catalogue.ts";

type Priced = Pick<Connection, "model" | "prices">;

/**
 * What a model's tokens cost, in dollars, by the prices of the player's connections. Null if they are not known: for the site's models, and
 * if two connections to this model have different prices. Tokens from a cache may cost less than this.
 */
export function priceOf(model: string | null, tokens: Tokens, connections: readonly Priced[]): number | null {
  if (tokens.own !== true || model === null) return null;
  const known = connections.flatMap(({ model: its, prices }) => (its === model && prices ? [prices] : []));
  const [first] = known;
  const isClear = known.every(({ input, output }) => input === first?.input && output === first.output);
  return first && isClear ? (tokens.input * first.input + tokens.output * first.output) / 1_000_000 : null;
}

/** The sum of prices. Null if one of them is not known, and if there are none. */
export const sumOfPrices = (prices: readonly (number | null)[]): number | null =>
  prices.length === 0 ? null : prices.reduce((sum, one) => (sum === null || one === null ? null : sum + one));

/** An amount of dollars: small amounts with two digits that matter. */
export const dollars = (amount: number): string =>
  new Intl.NumberFormat(language(), {
    style: "currency",
    currency: "USD",
    ...(amount > 0 && amount < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 }),
  }).format(amount);
