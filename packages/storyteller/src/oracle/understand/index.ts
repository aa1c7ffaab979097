/** How the oracle reads a player's sentence, in the parts that its training needs. */
export { actFeatures } from "./learned-reader/act-features.ts";
export {
  arraysOf,
  emptyNet,
  inputSize,
  inputsOf,
  type Net,
  pool,
  type Row,
  rowsIn,
  scoresOf,
  storedNet,
  type StoredNet,
  WIDTHS,
} from "./learned-reader/act-net.ts";
export { entitiesOf } from "./entities.ts";
export { inEnglish } from "./german.ts";
export { scoreReadings } from "./learned-reader/decide.ts";
export type { Doubts } from "./learned-reader/doubt.ts";
export { LearnedReader, type LearnedWeights, softmax } from "./learned-reader/learned-reader.ts";
export { messageOf } from "./learned-reader/message.ts";
export type { Act, Reading, ReadingScene } from "./reading.ts";
export { rulesFeatures } from "./learned-reader/rules-features.ts";
export { sortsOf } from "./learned-reader/uses.ts";
export { candidatesOf, featuresForAct, sharedFeatures, targetsIn } from "./learned-reader/target-features.ts";
export {
  arraysOfTargetNet,
  emptyTargetNet,
  poolForTarget,
  scoreOfTarget,
  SPAN,
  storedTargetNet,
  type StoredTargetNet,
  sumsOfWords,
  type TargetInput,
  targetInputs,
  type TargetNet,
  widthOf,
} from "./learned-reader/target-net.ts";
export { type StoredVectors, wordVectors } from "./learned-reader/vectors.ts";
export { readByRules, understand } from "./understand.ts";
export { LETTERS, type StoredWeights, storedWeights } from "./learned-reader/weights.ts";
