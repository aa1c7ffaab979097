import type { Option } from "#contracts/options";

/** The type of a translation of English texts: the same keys, the same parameters, lists of the same length. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => string
    ? (...given: Given) => string
    : Texts extends readonly Option<infer Value>[]
      ? readonly Option<Value>[]
      : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };
