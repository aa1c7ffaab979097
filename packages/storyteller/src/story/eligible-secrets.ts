import type { StorySecret, StoryState } from "#contracts/story/state";
import { findName } from "./find-name.ts";

/** The most secrets that a model sees at once, because a model leaks what it sees. */
const MOST = 3;

/**
 * The secrets that may come out now, nearest first. A secret may come out if it is not revealed yet and belongs to this place, to somebody
 * present, or to an open thread. A secret that belongs to another place stays hidden.
 */
export function eligibleSecrets({ secrets, scene, threads }: StoryState): StorySecret[] {
  const present = (scene?.present ?? []).map((name) => ({ name }));
  const open = new Set(threads.filter(({ state }) => state === "open").map(({ title }) => title));
  const nearness = ({ place, knownBy, thread }: StorySecret): number => {
    const here = place !== "" && place === scene?.place ? 4 : 0;
    const known = knownBy.some((name) => findName(present, name) !== undefined) ? 2 : 0;
    const asked = thread !== "" && open.has(thread) ? 1 : 0;
    return here + known + asked;
  };
  const free = ({ place, knownBy, thread }: StorySecret) => place === "" && knownBy.length === 0 && thread === "";
  return secrets
    .filter((secret) => secret.revealed === null && (secret.place === "" || secret.place === scene?.place))
    .map((secret) => ({ secret, near: nearness(secret) + (free(secret) ? 0.5 : 0) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, MOST)
    .map(({ secret }) => secret);
}
