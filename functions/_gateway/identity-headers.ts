/**
 * Headers with which a proxy would name the signed-in caller. No proxy stands before the gateway, so such a header can only come from an
 * attacker.
 */
const FORGED = /^(x-user(-.*)?|x-authenticated-.*|x-forwarded(-.*)?|forwarded|(x-)?remote-user|cf-access-.*)$/;

/** Removes identity headers that a client sent. The rest of the request stays as it is, also when the request is a WebSocket upgrade. */
export function withoutIdentityHeaders(request: Request): Request {
  const forged = [...request.headers.keys()].filter((name) => FORGED.test(name));
  if (forged.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const name of forged) headers.delete(name);
  return new Request(request, { headers });
}
