import { ANSWER_HEADERS } from "./policy.ts";

/** Adds the security headers that the service did not set. The body is streamed on, and an accepted WebSocket is returned unchanged. */
export function withSecurityHeaders(response: Response, secure: boolean): Response {
  if (response.webSocket) return response;
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  // Browsers ignore this header over plain http.
  if (!secure) answer.headers.delete("Strict-Transport-Security");
  return answer;
}
