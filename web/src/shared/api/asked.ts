let waiting = 0;

/** Whether the server has been asked something that it has not answered yet. */
export const isWaiting = (): boolean => waiting > 0;

/** Counts a question; what it answers is to be called once that one has its answer, or never will. */
export function noteAsked(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
  };
}
