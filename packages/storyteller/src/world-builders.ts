/** The writers of worlds and campaigns, with a model and without. */
export { createLlmWorldBuilder } from "./llm/world-builder.ts";
export { createOracleWorldBuilder } from "./oracle/world-builder.ts";
