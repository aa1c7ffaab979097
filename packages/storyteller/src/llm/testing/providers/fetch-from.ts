import { PROVIDERS, type ProviderId } from "#contracts/connections/providers";
import type { ModelConnection } from "#contracts/rpc/connections";
import { createProvider, type ProviderKind } from "./providers.ts";

/** A `fetch` that reaches a server of this kind, whatever the address. */
export function fetchFrom(kind: ProviderKind): typeof fetch {
  const answer = createProvider(kind);
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { status, type, pieces } = answer({
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: request.method === "POST" ? await request.json() : null,
    });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    });
    return new Response(body, { status, headers: { "Content-Type": type } });
  };
}

let servers = 0;

/** A connection to a provider. What is learned of a server stays for the life of a worker, so each has a server of its own. */
export const connectionTo = (
  provider: ProviderId,
  model: string,
  more: Partial<ModelConnection> = {},
): ModelConnection => ({
  id: "c",
  provider,
  address: PROVIDERS[provider].address.replace("://", `://t${(servers += 1)}.`).replace(".127.0.0.1", ".localhost"),
  model,
  key: null,
  contextTokens: null,
  replyTokens: null,
  thinkingTokens: null,
  samplers: { temperature: 0.8 },
  toolMode: "auto",
  extraBody: {},
  ...more,
});
