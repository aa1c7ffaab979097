/** Headers with which a proxy names the caller. There is no proxy in front, so only an attacker sends them. */
const FORGED = /^(x-user(-.*)?|x-authenticated-.*|x-forwarded(-.*)?|forwarded|(x-)?remote-user|cf-access-.*)$/;

/** Removes identity headers that a client sent. The rest of the request, an upgrade included, stays as it is. */
export function withoutIdentityHeaders(request: Request): Request {
  const forged = [...request.headers.keys()].filter((name) => FORGED.test(name));
  if (forged.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const name of forged) headers.delete(name);
  return new Request(request, { headers });
}
