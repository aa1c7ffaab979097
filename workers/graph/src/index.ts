import { graphWorker } from "./graph-worker.ts";
import { chroniclerOf, rpcServices } from "./services.ts";

export default graphWorker((env) => ({ ...rpcServices(env), chronicler: chroniclerOf(env) }));
