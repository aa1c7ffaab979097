/** What a provider takes for a million tokens, US dollars. */
export interface PriceClass {
  readonly name: string;
  readonly input: number;
  readonly output: number;
  /** Of a token that its cache holds. */
  readonly cachedInput: number;
}

/** Round figures of three classes of hosted models, autumn 2026: check your provider's own before you rely on a sum. */
export const PRICE_CLASSES: readonly PriceClass[] = [
  { name: "small", input: 0.1, output: 0.4, cachedInput: 0.025 },
  { name: "middle", input: 0.3, output: 1.2, cachedInput: 0.06 },
  { name: "large", input: 3, output: 15, cachedInput: 0.3 },
];
