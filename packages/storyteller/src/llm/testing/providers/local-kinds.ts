import { bearer, GOOD_KEY, json, type Kind, list, openAiUsage, plainUsage } from "./kind.ts";

/** Model servers that people run on their own machines. */
export const LOCAL_KINDS = {
  ollama: {
    other: (path) =>
      path === "/v1/models"
        ? list([{ id: "qwen3:8b", object: "model", created: 1, owned_by: "library" }])
        : path === "/api/ps"
          ? json({ models: [{ name: "qwen3:8b", model: "qwen3:8b", size: 6_000_000_000, context_length: 4_096 }] })
          : null,
    silentWindow: 4_096,
    thinks: { field: "reasoning", text: "A short greeting will do." },
    usage: plainUsage,
  },
  /** An older Ollama: it does not say which window it uses. */
  "ollama-older": {
    other: (path) => (path === "/v1/models" ? list([{ id: "gemma3:latest", object: "model" }]) : null),
    refuse: ({ tools }) =>
      tools === undefined
        ? null
        : json(
            {
              error: { message: "registry.ollama.ai/library/gemma3:latest does not support tools", type: "api_error" },
            },
            400,
          ),
    silentWindow: 4_096,
    usage: plainUsage,
  },
  "lm-studio": {
    other: (path) =>
      path === "/v1/models"
        ? list([{ id: "qwen/qwen3-8b", object: "model", owned_by: "organization_owner" }])
        : path === "/api/v0/models"
          ? json({
              data: [
                { id: "qwen/qwen3-8b", state: "loaded", max_context_length: 131_072, loaded_context_length: 16_384 },
              ],
            })
          : json({ error: `Unexpected endpoint or method. (GET ${path})` }),
    usage: plainUsage,
  },
  "llama-cpp": {
    other: (path) =>
      path === "/v1/models"
        ? list([{ id: "model.gguf", object: "model", meta: { n_ctx_train: 131_072 } }])
        : path === "/props"
          ? json({ default_generation_settings: { n_ctx: 16_384 } })
          : json({ error: { code: 404, message: "File Not Found", type: "not_found_error" } }, 404),
    thinks: { field: "reasoning_content", text: "A short greeting will do." },
    usage: openAiUsage,
  },
  /**
   * Started with `--password`: the list is for everybody, the model is not. A request with tools is answered at once and without counts
   * (its issue 2480), and a prompt that is too long loses its beginning.
   */
  koboldcpp: {
    other: (path) =>
      path === "/v1/models"
        ? list([
            {
              id: "koboldcpp/mistral-nemo-12b",
              object: "model",
              created: 1,
              owned_by: "koboldcpp",
              permission: [],
              root: "koboldcpp",
            },
          ])
        : path === "/api/extra/true_max_context_length"
          ? json({ value: 8_192 })
          : {
              status: 404,
              type: "text/html",
              pieces: [
                "Error: KoboldCpp HTTP Server is running, but this endpoint does not exist. Please check the URL.",
              ],
            },
    refuse: (_, request) =>
      bearer(request) === GOOD_KEY
        ? null
        : json(
            {
              detail: {
                error: "Unauthorized",
                msg: "Authentication key is missing or invalid.",
                type: "unauthorized",
              },
            },
            401,
          ),
    silentWindow: 8_192,
    toolsAtOnce: true,
    usage: plainUsage,
  },
  "web-page": {
    other: () => ({ status: 200, type: "text/html", pieces: ["<!doctype html><title>Open WebUI</title>"] }),
    usage: () => null,
  },
} satisfies Readonly<Record<string, Kind>>;
