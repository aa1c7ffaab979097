import type { Call, Service } from "./call.ts";
import { chatCalls } from "./calls/chat.ts";
import { coreCalls } from "./calls/core.ts";
import { graphCalls } from "./calls/graph.ts";
import { memoryCalls } from "./calls/memory.ts";

/** All HTTP calls of the product, by the service that answers them. A test in each service compares its routes with this list. */
export const CALLS: Readonly<Record<Service, readonly Call[]>> = {
  core: coreCalls,
  chat: chatCalls,
  memory: memoryCalls,
  graph: graphCalls,
};
