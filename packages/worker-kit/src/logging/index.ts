/** Log entries, and what they are about: a request, its stages, a failed model. */
export { describe, log } from "../logger.ts";
export { modelFailed } from "./model-failed.ts";
export { requestIdOf } from "./request-id.ts";
export { startStages } from "./stages.ts";
