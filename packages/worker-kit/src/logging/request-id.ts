/**
 * Matches the id that Cloudflare gives a request (`cf-ray`). On a server without Cloudflare in front, a client can put anything into that
 * header.
 */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/u;

/** Returns the request's id. In production it is Cloudflare's own id, so that the log entry can be found from a player's report. */
export const requestIdOf = (request: Request): string => {
  const ray = request.headers.get("cf-ray");
  return ray !== null && RAY.test(ray) ? ray : crypto.randomUUID();
};
