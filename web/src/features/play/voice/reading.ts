import { createStore } from "zustand/vanilla";

/** The id of the turn that is being read aloud, or null. The code that reads turns aloud is loaded separately (read-turns.ts). */
export const reading = createStore<{ readonly turnId: string | null }>()(() => ({ turnId: null }));

export const readAloud = (turnId: string): void => reading.setState({ turnId });
export const stopReading = (): void => reading.setState({ turnId: null });
