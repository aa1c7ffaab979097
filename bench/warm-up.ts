/** So many times a story is played before it counts: then the JIT has compiled nearly all that its turns need. */
export const WARM_UP = 3;
