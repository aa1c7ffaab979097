/** The game master that asks a language model, and its rules for a reply. */
export { createLlmGameMaster } from "./game-master.ts";
export { INSTRUCTIONS } from "./prompt/rules.ts";
export { judgeSentence } from "./reply/honesty.ts";
export { ReplyWriter } from "./reply/reply-writer.ts";
