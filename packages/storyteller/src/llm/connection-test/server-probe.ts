import { ModelFailure } from "../chat-model.ts";
import { failureOf, failureOnTheWay } from "../adapters/provider-failure.ts";

/** How long a server may take for its list of models. Milliseconds. */
const PATIENCE_MS = 15_000;
/** The longest answer that is read, in bytes. OpenRouter's list is about a tenth of it. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What a server answered to a question that asks no model. */
export interface Probed {
  readonly status: number;
  /** The answer, if it is JSON. */
  readonly json: unknown;
  readonly isPage: boolean;
  /** The refusal, if the status is one. */
  readonly failure: ModelFailure | null;
}

/**
 * Reads an address of a server. Redirects are not followed.
 * @throws ModelFailure `network` if the server cannot be reached, `stalled` if it does not answer in time
 */
export async function probe(url: string, key: string | null, signal: AbortSignal): Promise<Probed> {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(url, {
      headers: {
        Accept: "application/json",
        ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
        // Anthropic reads these where it lists its models, and not the header above.
        ...(key !== null && isAnthropic(url) ? { "x-api-key": key, "anthropic-version": "2023-06-01" } : {}),
      },
      redirect: "manual",
      signal: AbortSignal.any([signal, timeout]),
    });
    const text = await textOf(response);
    const { status } = response;
    const refused = status >= 400;
    return {
      status,
      json: parsed(text),
      isPage: text.trimStart().startsWith("<"),
      failure: refused ? failureOf({ status, body: text, headers: response.headers, key: key ?? undefined }) : null,
    };
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted) throw new ModelFailure("stalled", "The server did not answer in time");
    throw failureOnTheWay(error);
  }
}

const isAnthropic = (url: string): boolean => /(?:^|\.)anthropic\.com$/u.test(new URL(url).hostname);

/** The body, up to MOST_BYTES. */
async function textOf({ body }: Response): Promise<string> {
  if (!body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new ModelFailure("malformed", "The server's answer is too long");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
