/** The prices of a class of models, in US dollars for a million tokens. */
export interface PriceClass {
  readonly name: string;
  readonly input: number;
  readonly output: number;
  /** The price of tokens that the provider reads from its cache. */
  readonly cachedInput: number;
}

/** Rounded prices of three classes of hosted models in autumn 2026. Check your provider's own prices before you rely on a sum. */
export const PRICE_CLASSES: readonly PriceClass[] = [
  { name: "small", input: 0.1, output: 0.4, cachedInput: 0.025 },
  { name: "middle", input: 0.3, output: 1.2, cachedInput: 0.06 },
  { name: "large", input: 3, output: 15, cachedInput: 0.3 },
];
