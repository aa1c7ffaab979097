/**
 * Returns the work's result if it comes within this many milliseconds.
 * After the deadline only the waiting ends. The work itself continues.
 * @throws Error "<what> took more than <n> ms" after the deadline; before it, any error that the work throws
 */
export async function withDeadline<Value>(work: Promise<Value>, milliseconds: number, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took more than ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
