import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";

import type { MemoryEntity } from "#contracts/entities/memory";
import type { GraphAnswer } from "#contracts/http/graph";
import { ENTITY_TYPES } from "#contracts/memory/items";
import { entityTypeOf } from "#contracts/memory/lenient-fields";

import { text } from "../../../shared/text/text.ts";
import { CheckboxGroup } from "../../../shared/ui/fields/checkbox-group.tsx";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { SkeletonLines } from "../../../shared/ui/states/skeleton.tsx";
import { EmptyState } from "../../../shared/ui/states/states.tsx";
import { graphQuery } from "../api/queries.ts";
import { PeopleList } from "./people-list.tsx";
import { PeopleViews, usePeopleView } from "./people-views.tsx";

// The graph's code is large and only this tab needs it.
const PeopleGraph = lazy(async () => ({ default: (await import("./people-graph.tsx")).PeopleGraph }));

const { types } = text.chronicle.people;
const TYPES = ENTITY_TYPES.map((value) => ({ value, label: types[value] }));
/** The entity types that are shown at first. The player can add things and creatures. */
const AT_FIRST = ["person", "place", "faction"] as const;

/** The entities and their relationships, as a graph and as a list with the same content. */
export function PeopleTab({ campaignId, genres }: { readonly campaignId: string; readonly genres: readonly string[] }) {
  const graph = useQuery(graphQuery(campaignId));
  const [shown, setShown] = useState<readonly NonNullable<MemoryEntity["type"]>[]>(AT_FIRST);
  const [view, setView] = usePeopleView();
  return (
    <Loaded query={graph} failed={text.chronicle.loadFailed}>
      {(whole) => {
        if (whole.nodes.length === 0) {
          return <EmptyState title={text.chronicle.people.empty}>{text.chronicle.people.emptyHint}</EmptyState>;
        }
        const part = only(whole, shown);
        return (
          <div className="grid gap-6">
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
              <CheckboxGroup legend={text.chronicle.people.filter} options={TYPES} value={shown} onChange={setShown} />
              <PeopleViews view={view} onChange={setView} />
            </div>
            {view === "list" ? (
              <PeopleList campaignId={campaignId} genres={genres} graph={part} />
            ) : (
              <Suspense fallback={<SkeletonLines lines={8} />}>
                <PeopleGraph genres={genres} graph={part} />
              </Suspense>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/**
 * The nodes of the given types, with the edges between them. A node without a type counts as a person. A client's own kind has no checkbox
 * and is always shown.
 */
function only({ nodes, edges }: GraphAnswer, types: readonly string[]): GraphAnswer {
  const kept = nodes.filter(
    ({ type }) => types.includes(type ?? "person") || (type !== null && entityTypeOf(type) === null),
  );
  const ids = new Set(kept.map(({ id }) => id));
  return { nodes: kept, edges: edges.filter((edge) => ids.has(edge.fromEntityId) && ids.has(edge.toEntityId)) };
}
