import { createContext, use } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Which dialog is open. */
export type Opened =
  | { readonly window: "map" | "search" | "note" | "safety" | "voice" | "keys" | "x-card" | "preview" }
  | { readonly window: "checkpoint" | "inspect"; readonly turnId: string };

/** The text that is edited in place: the player's words or the game master's. */
export interface Editing {
  readonly turnId: string;
  readonly part: "said" | "told";
}

/** The state of the play screen apart from the story. */
export interface ScreenState {
  readonly opened: Opened | null;
  readonly editing: Editing | null;
  /** The turn to scroll to. It is a new object each time, so that the same turn can be requested twice in a row. */
  readonly wanted: { readonly turnId: string } | null;
  /** The hero whose sheet is shown and who acts; null for the first of the party. */
  readonly heroId: string | null;
}

export type Screen = StoreApi<ScreenState>;

export const createScreen = (): Screen =>
  createStore<ScreenState>()(() => ({ opened: null, editing: null, wanted: null, heroId: null }));

export const ScreenContext = createContext<Screen | null>(null);

export function useScreen(): Screen {
  const screen = use(ScreenContext);
  if (!screen) throw new Error("There is no play screen here");
  return screen;
}

export const useScreenState = <Part>(select: (state: ScreenState) => Part): Part => useStore(useScreen(), select);
