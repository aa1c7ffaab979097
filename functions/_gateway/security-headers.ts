import { ANSWER_HEADERS } from "./policy.ts";

/** The answer with the security headers, unless the service itself says otherwise; its body streams through. An accepted WebSocket is handed on as it is. */
export function withSecurityHeaders(response: Response, secure: boolean): Response {
  if (response.webSocket) return response;
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  // Over plain http it means nothing, and a laptop's localhost is no place for it.
  if (!secure) answer.headers.delete("Strict-Transport-Security");
  return answer;
}
