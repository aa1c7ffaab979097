import { create } from "zustand";

/** Whether the server answered the last request. True until a request fails. */
export const useReach = create<boolean>()(() => true);

export function noteReach(reached: boolean): void {
  if (useReach.getState() !== reached) useReach.setState(reached, true);
}
