/** How delays between attempts grow. Both delays in the same unit, which is the unit of the result. */
export interface Growth {
  readonly first: number;
  readonly longest: number;
  /** Each delay is so many times the one before. */
  readonly factor: number;
}

/** The delay after the nth attempt, counted from 0: exponential, up to the longest. */
export const growingDelay = ({ first, longest, factor }: Growth, attempt: number): number =>
  Math.min(longest, first * factor ** Math.max(0, attempt));
