import { createContext, use } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** A window that is open over the table. */
export type Opened =
  | { readonly window: "map" | "note" | "safety" | "voice" | "keys" }
  | { readonly window: "checkpoint"; readonly turnId: string };

/** What is being changed in place: the player's words, or the game master's. */
export interface Editing {
  readonly turnId: string;
  readonly part: "said" | "told";
}

/** What the screen shows beside the story itself. */
export interface ScreenState {
  readonly opened: Opened | null;
  readonly editing: Editing | null;
  /** The turn that shall be gone to; a new one each time, though it be the same turn. */
  readonly wanted: { readonly turnId: string } | null;
}

export type Screen = StoreApi<ScreenState>;

export const createScreen = (): Screen =>
  createStore<ScreenState>()(() => ({ opened: null, editing: null, wanted: null }));

export const ScreenContext = createContext<Screen | null>(null);

export function useScreen(): Screen {
  const screen = use(ScreenContext);
  if (!screen) throw new Error("There is no play screen here");
  return screen;
}

export const useScreenState = <Part>(select: (state: ScreenState) => Part): Part => useStore(useScreen(), select);
