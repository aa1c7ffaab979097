import { graphWorker } from "../src/graph-worker.ts";
import { rpcServices } from "../src/services.ts";
import { NO_VECTORS } from "../src/vectors/vector-upkeep.ts";
import { FakeServices } from "./fake-services.ts";

export { FakeApi, FakeChat, FakeMemory } from "./fake-entrypoints.ts";

const { chronicler, summarizerFor } = new FakeServices();

export default graphWorker((env) => ({ ...rpcServices(env), chronicler, summarizerFor, vectors: NO_VECTORS }));
