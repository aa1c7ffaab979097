/** Headers by which a proxy in front would tell us who is calling or from where. None stands in front: only a liar sends them. */
const FORGED = /^(x-user(-.*)?|x-authenticated-.*|x-forwarded(-.*)?|forwarded|(x-)?remote-user|cf-access-.*)$/;

/** The request without identity claims from outside (design.md §3); everything else, the upgrade included, as it came. */
export function withoutIdentityHeaders(request: Request): Request {
  const forged = [...request.headers.keys()].filter((name) => FORGED.test(name));
  if (forged.length === 0) return request;
  const headers = new Headers(request.headers);
  for (const name of forged) headers.delete(name);
  return new Request(request, { headers });
}
