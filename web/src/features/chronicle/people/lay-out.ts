import type { GraphAnswer } from "#contracts/http/graph";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Preferred distance of two connected nodes, in pixels. */
const REACH = 190;
const ROUNDS = 220;

/**
 * The positions of all nodes, by simulated forces: connected nodes attract each other, all nodes repel each other, and the centre attracts
 * all. The result is wider than high, like the canvas. It starts from a sunflower spiral and uses no random numbers, so the same graph
 * always looks the same.
 */
export function layOut({ nodes, edges }: GraphAnswer): ReadonlyMap<string, Spot> {
  const spots = nodes.map((_, place) => spiral(place));
  const at = new Map(nodes.map(({ id }, place) => [id, place]));
  const pairs = edges.flatMap(({ fromEntityId, toEntityId }) => {
    const [from, to] = [at.get(fromEntityId), at.get(toEntityId)];
    return from === undefined || to === undefined || from === to ? [] : [[from, to] as const];
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const pushes = spots.map(({ x, y }) => ({ x: -x * 0.02, y: -y * 0.05 }));
    for (let a = 0; a < spots.length; a += 1) for (let b = a + 1; b < spots.length; b += 1) repel(spots, pushes, a, b);
    for (const [a, b] of pairs) attract(spots, pushes, a, b);
    move(spots, pushes, 1 - round / ROUNDS);
  }
  return new Map(nodes.map(({ id }, place) => [id, rounded(spots[place] ?? { x: 0, y: 0 })]));
}

interface Moving {
  x: number;
  y: number;
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

function spiral(place: number): Moving {
  const radius = REACH * 0.7 * Math.sqrt(place);
  return { x: radius * Math.cos(place * GOLDEN_ANGLE), y: radius * Math.sin(place * GOLDEN_ANGLE) };
}

function repel(spots: readonly Moving[], pushes: readonly Moving[], a: number, b: number): void {
  const { x, y, length } = between(spots, a, b);
  apply(pushes, a, b, x, y, -((REACH * REACH) / (length * length)) * 9);
}

function attract(spots: readonly Moving[], pushes: readonly Moving[], a: number, b: number): void {
  const { x, y, length } = between(spots, a, b);
  apply(pushes, a, b, x, y, (length - REACH) * 0.06);
}

/** The direction from one node to the other as a unit vector, and their distance, which is never zero. */
function between(spots: readonly Moving[], a: number, b: number): { x: number; y: number; length: number } {
  const x = (spots[b]?.x ?? 0) - (spots[a]?.x ?? 0);
  const y = (spots[b]?.y ?? 0) - (spots[a]?.y ?? 0);
  const length = Math.max(1, Math.hypot(x, y));
  return { x: x / length, y: y / length, length };
}

function apply(pushes: readonly Moving[], a: number, b: number, x: number, y: number, force: number): void {
  const [first, second] = [pushes[a], pushes[b]];
  if (!first || !second) return;
  first.x += x * force;
  first.y += y * force;
  second.x -= x * force;
  second.y -= y * force;
}

/** Moves the nodes by the forces on them. `warmth` gets smaller with each round, so the steps get shorter and the layout settles. */
function move(spots: readonly Moving[], pushes: readonly Moving[], warmth: number): void {
  for (const [place, spot] of spots.entries()) {
    const { x, y } = pushes[place] ?? { x: 0, y: 0 };
    const stride = Math.min(1, (40 * warmth + 1) / Math.max(1, Math.hypot(x, y)));
    spot.x += x * stride;
    spot.y += y * stride;
  }
}

const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });
