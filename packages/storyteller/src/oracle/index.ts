/** The game master without a language model. */
export { loadIntoStory } from "./adventure/load-into-story.ts";
export { stemsOf } from "./adventure/stage/match-words.ts";
export { shortName } from "./adventure/stage/prose.ts";
export { type CaseContent, hasCases, setCases } from "./premise/case/case-content.ts";
export { hasPatterns, setPatterns, type StoredPatterns } from "./patterns.ts";
export { createOracleGameMaster } from "./game-master.ts";
export {
  hasLearnedWeights,
  type LearnedWeights,
  setLearnedWeights,
} from "./understand/learned-reader/learned-reader.ts";
export { hasVectors, setVectors, type StoredVectors } from "./understand/learned-reader/vectors.ts";
export { hasLexicon, type Lexicon, setLexicon } from "./understand/lexicon/lexicon.ts";
export { offersOf } from "./offers.ts";
export { storyOfMemo } from "./upgrade/story-of-memo.ts";
