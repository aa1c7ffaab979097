import type { Option } from "#contracts/options";

/** The shape that English texts have, for another language's words: the same keys, the same parameters, as many of a list. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Texts extends readonly Option<infer Value>[]
      ? readonly Option<Value>[]
      : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };
