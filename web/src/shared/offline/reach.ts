import { create } from "zustand";

/** Whether the server answered when it was last asked. Assumed until somebody has asked. */
export const useReach = create<boolean>()(() => true);

export function noteReach(reached: boolean): void {
  if (useReach.getState() !== reached) useReach.setState(reached, true);
}
