/** A stream of random choices that is the same for the same seed. For the story's own choices, never for the dice. */
export interface Random {
  /** A number with 0 ≤ x < 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with probability `p`. */
  chance(p: number): boolean;
  /** One entry of the list. Throws RangeError if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** `count` entries from different positions of the list, in random order. Fewer if the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[];
  /** A separate stream that does not depend on how far this one has run. So an added choice here never changes the choices there. */
  fork(label: string): Random;
}

/** Makes the stream for a seed: sfc32 (Chris Doty-Humphrey's small fast chaotic generator) over a hash of the text. */
export function createRandom(seed: string): Random {
  const next = sfc32(hash128(seed));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const deck = [...list];
    for (let i = deck.length - 1; i > 0; i--) {
      const j = int(0, i);
      [deck[i], deck[j]] = [deck[j]!, deck[i]!];
    }
    return deck;
  };
  return {
    next,
    int,
    shuffle,
    chance: (p) => next() < p,
    pick: (list) => {
      if (list.length === 0) throw new RangeError("Nothing to pick from");
      return list[int(0, list.length - 1)]!;
    },
    sample: (list, count) => shuffle(list).slice(0, Math.max(0, count)),
    fork: (label) => createRandom(`${seed}\u001f${label}`),
  };
}

type State = [number, number, number, number];

/** Hashes the text's UTF-16 units in four lanes of multiply-and-mix. The last step makes each unit affect every bit. */
function hash128(text: string): State {
  const lanes: State = [0x9e3779b9, 0x243f6a88, 0xb7e15162, text.length];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul(lanes[lane]! ^ (unit + lane * 0x10001), 0x85ebca6b);
      lanes[lane] = (mixed << 13) | (mixed >>> 19);
    }
  }
  return lanes.map((lane) => finish(lane)) as State;
}

function finish(lane: number): number {
  let h = lane;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

function sfc32([a, b, c, counter]: State): () => number {
  const step = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) step();
  return step;
}
