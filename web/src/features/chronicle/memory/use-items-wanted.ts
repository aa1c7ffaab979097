import { useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router-dom";

import { MEMORY_KINDS } from "#contracts/memory/items";

import type { ItemsWanted } from "../api/queries.ts";

/** How long nothing more is typed before it is asked for. Milliseconds. */
const PAUSE = 200;

interface Wanting {
  /** What the fields show, letter by letter. */
  readonly typed: ItemsWanted;
  /** What is looked for. */
  readonly asked: ItemsWanted;
  readonly want: (wanted: ItemsWanted) => void;
  /** Looks for it now: whoever leaves the fields has typed all of it, and is not called back from a link that they follow. */
  readonly settle: () => void;
}

/**
 * What is looked for, kept in the address: a search can be bookmarked, and Back leads out of the page, not through its letters. The
 * router changes the address when there is time to, so that letters typed faster are kept here until the address has them.
 */
export function useItemsWanted(): Wanting {
  const [parameters, setParameters] = useSearchParams();
  // Whoever has followed a link meanwhile is not called back.
  const isLeaving = useNavigation().state !== "idle";
  const asked = readFrom(parameters);
  const [ahead, setAhead] = useState<ItemsWanted | null>(null);
  // The address has them: from here on it is the address again that says what is looked for.
  if (ahead?.q === asked.q && ahead.kind === asked.kind) setAhead(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = () => {
    clearTimeout(waiting.current);
    if (ahead) setParameters(parametersOf(ahead), { replace: true, preventScrollReset: true });
  };
  const settling = useRef(settle);
  useEffect(() => {
    settling.current = settle;
  });
  useEffect(() => {
    if (!ahead || isLeaving) return;
    waiting.current = setTimeout(() => settling.current(), PAUSE);
    return () => clearTimeout(waiting.current);
  }, [ahead, isLeaving]);
  return { typed: ahead ?? asked, asked, want: setAhead, settle };
}

const readFrom = (parameters: URLSearchParams): ItemsWanted => ({
  kind: MEMORY_KINDS.find((known) => known === parameters.get("kind")) ?? null,
  q: parameters.get("q") ?? "",
});

function parametersOf({ q, kind }: ItemsWanted): URLSearchParams {
  const given = new URLSearchParams();
  if (q !== "") given.set("q", q);
  if (kind) given.set("kind", kind);
  return given;
}
