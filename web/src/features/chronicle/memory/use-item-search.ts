import { useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router-dom";

import { MEMORY_KINDS } from "#contracts/memory/items";

import type { ItemSearch } from "../api/queries.ts";

/** Time without typing before the search starts, in ms. */
const PAUSE = 200;

interface ItemSearchState {
  /** The values that the fields show. */
  readonly typed: ItemSearch;
  /** The values that the search uses. */
  readonly applied: ItemSearch;
  readonly setSearch: (wanted: ItemSearch) => void;
  /**
   * Searches at once. Called when the focus leaves the fields, so that a link that the player follows is not undone by a late change of the
   * address.
   */
  readonly searchNow: () => void;
}

/**
 * The search for items, stored in the address. So a search can be bookmarked, and Back leaves the page instead of undoing single letters.
 * The router may update the address later than the player types, so newer input is stored here until it is in the address.
 */
export function useItemSearch(): ItemSearchState {
  const [parameters, setParameters] = useSearchParams();
  // Do not change the address while the player is leaving the page.
  const isLeaving = useNavigation().state !== "idle";
  const applied = readFrom(parameters);
  const [ahead, setAhead] = useState<ItemSearch | null>(null);
  // The address now has the newest input, so the copy here is no longer needed.
  if (ahead?.q === applied.q && ahead.kind === applied.kind) setAhead(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searchNow = () => {
    clearTimeout(waiting.current);
    if (ahead) setParameters(parametersOf(ahead), { replace: true, preventScrollReset: true });
  };
  const settling = useRef(searchNow);
  useEffect(() => {
    settling.current = searchNow;
  });
  useEffect(() => {
    if (!ahead || isLeaving) return;
    waiting.current = setTimeout(() => settling.current(), PAUSE);
    return () => clearTimeout(waiting.current);
  }, [ahead, isLeaving]);
  return { typed: ahead ?? applied, applied, setSearch: setAhead, searchNow };
}

const readFrom = (parameters: URLSearchParams): ItemSearch => ({
  kind: MEMORY_KINDS.find((known) => known === parameters.get("kind")) ?? null,
  q: parameters.get("q") ?? "",
});

function parametersOf({ q, kind }: ItemSearch): URLSearchParams {
  const given = new URLSearchParams();
  if (q !== "") given.set("q", q);
  if (kind) given.set("kind", kind);
  return given;
}
