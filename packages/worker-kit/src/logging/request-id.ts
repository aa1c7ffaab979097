/** Cloudflare's id of a request, as it sends it; from a client of a server without Cloudflare in front it could be anything. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/u;

/** Cloudflare's own id in production, so that a player's report finds the log line. */
export const requestIdOf = (request: Request): string => {
  const ray = request.headers.get("cf-ray");
  return ray !== null && RAY.test(ray) ? ray : crypto.randomUUID();
};
