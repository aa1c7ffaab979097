/**
 * The work's result, where it comes within so many milliseconds.
 * The work itself goes on after the deadline: only the waiting ends.
 * @throws Error "<what> took more than <n> ms" after the deadline, and whatever the work throws before it
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
