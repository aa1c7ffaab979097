/** Log entries, and the data in them: requests, timings and failed models. */
export { describe, log } from "../logger.ts";
export { modelFailed } from "./model-failed.ts";
export { requestIdOf } from "./request-id.ts";
export { startStages } from "./stages.ts";
