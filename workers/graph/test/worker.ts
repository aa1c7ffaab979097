import { graphWorker } from "../src/graph-worker.ts";
import { rpcServices } from "../src/services.ts";
import { FakeServices } from "./fake-services.ts";

export { FakeApi, FakeChat, FakeMemory } from "./fake-entrypoints.ts";

const { chronicler } = new FakeServices();

export default graphWorker((env) => ({ ...rpcServices(env), chronicler }));
