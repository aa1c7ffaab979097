import { LEGACY_PATHS } from "#contracts/http/legacy-paths";

/** Matches a valid `:id`. Other characters are refused because they could turn the address into another path. */
const ID = /^[A-Za-z0-9_-]{1,64}$/u;

/** Replaces an older path by the path that is used today. Other addresses stay as they are. */
export function currentAddress(url: URL): URL {
  const legacy = LEGACY_PATHS.find(({ path }) => path === url.pathname);
  if (!legacy) return url;
  const present = new URL(url);
  if (!legacy.id) {
    present.pathname = legacy.target;
    return present;
  }
  const id = url.searchParams.get(legacy.id.parameter) ?? legacy.id.otherwise;
  // Without a valid id the path stays unchanged. It matches no route, so the response is a 404, as for any missing world.
  if (id === null || !ID.test(id)) return url;
  present.pathname = legacy.target.replace(":id", id);
  present.searchParams.delete(legacy.id.parameter);
  return present;
}
