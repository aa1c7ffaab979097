let waiting = 0;

/** Whether a request is still unanswered. */
export const hasPendingRequests = (): boolean => waiting > 0;

/** Counts a request. Call the returned function when it is answered or has failed. */
export function countRequest(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
  };
}
