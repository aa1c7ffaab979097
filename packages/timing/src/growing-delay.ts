/** How the delays between attempts grow. `first` and `longest` must have the same unit; the result has that unit too. */
export interface Growth {
  readonly first: number;
  readonly longest: number;
  /** Each delay is this many times as long as the delay before it. */
  readonly factor: number;
}

/** Returns the delay after an attempt; the first attempt is number 0. Delays grow exponentially, up to `longest`. */
export const growingDelay = ({ first, longest, factor }: Growth, attempt: number): number =>
  Math.min(longest, first * factor ** Math.max(0, attempt));
