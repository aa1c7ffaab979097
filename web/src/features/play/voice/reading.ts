import { createStore } from "zustand/vanilla";

/** The turn whose reply is read aloud now; null in silence. Who reads it is the voice's own chunk (read-turns.ts). */
export const reading = createStore<{ readonly turnId: string | null }>()(() => ({ turnId: null }));

export const readAloud = (turnId: string): void => reading.setState({ turnId });
export const stopReading = (): void => reading.setState({ turnId: null });
