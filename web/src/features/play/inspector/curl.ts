import type { ModelRequest, SentRequest } from "#contracts/http/inspection";

/** Where Workers AI answers the same requests over HTTP. A request over Cloudflare's binding has no address of its own. */
const WORKERS_AI = "https://api.cloudflare.com/client/v4/accounts/ACCOUNT_ID/ai/v1/chat/completions";

/** Text in single quotes for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a curl command. The key is left to the variable API_KEY. */
export function curlOf({ model, url, parameters }: ModelRequest, { messages, tools }: SentRequest): string {
  const body = { model, messages, ...(tools.length > 0 && { tools }), ...parameters };
  return [
    `curl ${quoted(url ?? WORKERS_AI)}`,
    `-H 'Content-Type: application/json'`,
    `-H "Authorization: Bearer $API_KEY"`,
    `-d ${quoted(JSON.stringify(body, null, 2))}`,
  ].join(" \\\n  ");
}
