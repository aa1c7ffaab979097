/** What every answer of a service says to the browser, unless the service itself says otherwise. The pages' own are in web/public/_headers. */
const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Referrer-Policy", "no-referrer"],
  ["X-Content-Type-Options", "nosniff"],
];

/** The answer with the security headers; its body streams through. An accepted WebSocket is handed on as it is. */
export function withSecurityHeaders(response: Response, secure: boolean): Response {
  if (response.webSocket) return response;
  const answer = new Response(response.body, response);
  for (const [name, value] of HEADERS) {
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  }
  if (secure) answer.headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  return answer;
}
