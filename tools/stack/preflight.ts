import { Failure } from "../shared/failure.ts";
import { TOOLS, installed } from "../shared/paths.ts";
import { portIsFree } from "../shared/ports.ts";
import { atHomeOf, certificateOf } from "./at-home.ts";
import { requireGameMaster } from "./game-master.ts";
import { developmentVars } from "./secret.ts";
import { prepareDataDir, stackSettings, type StackSettings } from "./settings.ts";

/** Checks the dependencies, the data folder, the game master and the port before the start. Returns the settings. */
export async function preflight(env: NodeJS.ProcessEnv): Promise<StackSettings> {
  installed(TOOLS.wrangler);
  const settings = stackSettings(env);
  atHomeOf(env);
  certificateOf(env);
  prepareDataDir(settings.dataDir);
  await requireGameMaster({ ...developmentVars(), ...env });
  await requireFreePort(settings.port, "PORT=… npm start");
  return settings;
}

/** Throws a Failure if the port is taken. The message says what to do about it. */
export async function requireFreePort(port: number, otherwise: string): Promise<void> {
  if (await portIsFree(port)) return;
  throw new Failure(`Port ${port} is taken: stop what uses it, or choose another with ${otherwise}.`);
}
