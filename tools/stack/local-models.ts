import type { OwnModelSettings } from "./at-home.ts";

/** A model server that was found on this machine. */
interface FoundServer {
  readonly name: string;
  readonly address: string;
  /** The models that it offers, by name. */
  readonly models: readonly string[];
}

/** The servers that people run at home, at the ports that they use unless they are told otherwise. */
const USUAL_SERVERS: readonly { readonly name: string; readonly port: number }[] = [
  { name: "Ollama", port: 11_434 },
  { name: "LM Studio", port: 1_234 },
  { name: "llama.cpp", port: 8_080 },
  { name: "KoboldCpp", port: 5_001 },
];

/** A server on this machine answers at once, or is not there. Milliseconds. */
const PATIENCE_MS = 800;
/** More names would fill the terminal. */
const MOST_NAMES = 3;

/** Looks for model servers on this machine. Never throws. */
export async function findLocalModels(servers = USUAL_SERVERS): Promise<FoundServer[]> {
  const found = await Promise.all(servers.map(({ name, port }) => modelsAt(name, `http://127.0.0.1:${port}/v1`)));
  return found.filter((server) => server !== null);
}

async function modelsAt(name: string, address: string): Promise<FoundServer | null> {
  try {
    const response = await fetch(`${address}/models`, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "manual" });
    const { data } = (await response.json()) as { data?: unknown };
    // Another program may use the port. Only a model server answers with such a list.
    if (!response.ok || !Array.isArray(data)) return null;
    const ids = (data as { id?: unknown }[]).map(({ id }) => id).filter((id) => typeof id === "string");
    return { name, address, models: ids };
  } catch {
    return null;
  }
}

/**
 * The lines that say which model servers were found, and where to switch them on.
 * @param site the address of the site
 */
export function localModelLines(found: readonly FoundServer[], site: string, allowed: OwnModelSettings): string[] {
  if (found.length === 0) return [];
  const usable = allowed.GM_OWN_MODELS === "any" && allowed.GM_LOCAL_ADDRESSES === "on";
  return [
    ...found.map(({ name, address, models }) => `Found ${name} on ${address}${namesOf(models)}`),
    usable
      ? `Let a model lead your stories: ${site}/settings/game-master`
      : "Players may not use it, because others reach this site too: GM_OWN_MODELS=any and GM_LOCAL_ADDRESSES=on let them (docs/at-home.md).",
  ];
}

function namesOf(models: readonly string[]): string {
  if (models.length === 0) return ", without a model";
  const more = models.length - MOST_NAMES;
  return ` with ${models.slice(0, MOST_NAMES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
