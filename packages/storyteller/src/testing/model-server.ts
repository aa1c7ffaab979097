/** What a fake model server answers, step by step and as bytes. */
export { encodeStep } from "../llm/testing/encode.ts";
export { BEFORE_THE_CHECK, replying, scriptFor } from "../llm/testing/scripts.ts";
export { type Asked, type Script, type Step, STORY, USAGE } from "../llm/testing/steps.ts";
export { createProvider, type ProviderKind } from "../llm/testing/providers/providers.ts";
export { GOOD_KEY } from "../llm/testing/providers/kind.ts";
