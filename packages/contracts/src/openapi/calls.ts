import type { Call, Service } from "./call.ts";
import { chatCalls } from "./calls/chat.ts";
import { coreCalls } from "./calls/core.ts";
import { graphCalls } from "./calls/graph.ts";
import { memoryCalls } from "./calls/memory.ts";

/** Every HTTP call there is, by the service that answers it. Each service's own test compares its routes with these. */
export const CALLS: Readonly<Record<Service, readonly Call[]>> = {
  core: coreCalls,
  chat: chatCalls,
  memory: memoryCalls,
  graph: graphCalls,
};
