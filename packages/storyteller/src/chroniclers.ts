/** The readers of finished turns and sittings, with a model and without. */
export { createOracleSummarizer } from "./chronicle/session-summary.ts";
export { Notes } from "./llm/chronicle/notes.ts";
export { createLlmChronicler } from "./llm/chronicler.ts";
export { createLlmSummarizer } from "./llm/session-summary.ts";
export { CHRONICLE_VERSION, createOracleChronicler } from "./oracle/chronicler.ts";
