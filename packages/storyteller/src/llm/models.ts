import type { ChatModel } from "./chat-model.ts";
import { createOpenAiModel } from "./adapters/openai-model.ts";
import { type AiBinding, createWorkersAiModel } from "./adapters/workers-ai-model.ts";

/** The settings that choose the game master. */
export interface ModelSettings {
  readonly GM_PROVIDER: string;
  /**
   * Model ids in the order in which they are tried, separated by commas. `#directives` after an id says that the model cannot call tools,
   * `#decides` that it does not ask for rolls well while it writes either: then it decides first.
   */
  readonly GM_MODELS: string;
  readonly OPENAI_BASE_URL: string;
  readonly OPENAI_API_KEY?: string;
  readonly AI?: AiBinding;
}

const OPENAI = "https://api.openai.com/v1";
const WITHOUT_TOOLS = "#directives";
const DECIDES_FIRST = "#decides";

/** The configured models, in the order in which they are tried. Null if the oracle is configured. Throws if the settings make no sense. */
export function modelsOf(settings: ModelSettings): ChatModel[] | null {
  const { GM_PROVIDER: provider, AI: ai } = settings;
  if (provider === "oracle") return null;
  const create = creatorOf(settings, provider, ai);
  const named = settings.GM_MODELS.split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (named.length === 0) throw new Error(`GM_PROVIDER is "${provider}", but GM_MODELS names no model`);
  return named.map((name) => {
    if (name.endsWith(WITHOUT_TOOLS)) return create(name.slice(0, -WITHOUT_TOOLS.length), false);
    if (!name.endsWith(DECIDES_FIRST)) return create(name, true);
    return Object.assign(create(name.slice(0, -DECIDES_FIRST.length), false), { decidesFirst: true });
  });
}

function creatorOf(
  settings: ModelSettings,
  provider: string,
  ai: AiBinding | undefined,
): (id: string, callsTools: boolean) => ChatModel {
  if (provider === "openai") {
    const baseUrl = settings.OPENAI_BASE_URL || OPENAI;
    return (id, callsTools) => createOpenAiModel({ id, callsTools, baseUrl, apiKey: settings.OPENAI_API_KEY });
  }
  if (provider !== "workers-ai") {
    throw new Error(`GM_PROVIDER is "${provider}"; known are "oracle", "openai" and "workers-ai"`);
  }
  if (!ai) throw new Error('GM_PROVIDER is "workers-ai", but the worker has no AI binding');
  return (id, callsTools) => createWorkersAiModel(id, callsTools, ai);
}
