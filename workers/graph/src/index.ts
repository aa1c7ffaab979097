import { createOracleChronicler } from "#storyteller/oracle/chronicler";
import { graphWorker } from "./graph-worker.ts";
import { rpcServices } from "./services.ts";

export default graphWorker((env) => ({ ...rpcServices(env), chronicler: createOracleChronicler() }));
