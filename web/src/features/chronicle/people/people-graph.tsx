import { Background, Controls, type Edge, MarkerType, type Node, ReactFlow, useNodesState } from "@xyflow/react";
import "@xyflow/react/dist/base.css";
import { useEffect, useMemo, useState } from "react";

import type { GraphAnswer } from "#contracts/http/graph";

import { text } from "../../../shared/text/text.ts";
import { kindLabel } from "./kind-label.ts";
import { useTheme } from "../../../shared/theme/theme-store.ts";
import "./people-graph.css";
import { RelationshipEdge } from "./relationship-edge.tsx";
import { layOut } from "./lay-out.ts";
import { type EntityNodeData, EntityNode } from "./entity-node.tsx";
import { EntityCard } from "./entity-card.tsx";

/** The largest number of nodes in the graph; more would not be readable. The list shows all entities. */
const MOST = 60;
const nodeTypes = { entity: EntityNode };
const edgeTypes = { bond: RelationshipEdge };

/** The graph of entities and relationships. It can be moved with mouse, finger or arrow keys. */
export function PeopleGraph({ graph, genres }: { readonly graph: GraphAnswer; readonly genres: readonly string[] }) {
  const colorMode = useTheme((state) => state.shown);
  const [chosen, choose] = useState<string | null>(null);
  const shown = useMemo(() => mostSpokenOf(graph), [graph]);
  const laidOut = useMemo(() => nodesOf(shown, genres), [shown, genres]);
  const [nodes, setNodes, onNodesChange] = useNodesState(laidOut);
  useEffect(() => setNodes(laidOut), [laidOut, setNodes]);
  const edges = useMemo(() => shown.edges.map(edgeOf), [shown]);
  const somebody = shown.nodes.find(({ id }) => id === chosen);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-quiet">{text.chronicle.people.graphHint}</p>
      <div
        role="group"
        aria-label={text.chronicle.people.graphLabel}
        className="relative h-[min(38rem,72dvh)] overflow-hidden rounded-md border border-line bg-sunken"
      >
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          onNodesChange={onNodesChange}
          onNodeClick={(_, { id }) => choose(id)}
          onSelectionChange={({ nodes: selected }) => choose(selected[0]?.id ?? null)}
          onPaneClick={() => choose(null)}
          nodesConnectable={false}
          edgesFocusable={false}
          deleteKeyCode={null}
          colorMode={colorMode}
          fitView
          fitViewOptions={{ padding: 0.15, maxZoom: 1 }}
          minZoom={0.2}
          maxZoom={2}
          proOptions={{ hideAttribution: false }}
        >
          <Background gap={28} />
          <Controls showInteractive={false} />
        </ReactFlow>
        {somebody && <EntityCard entity={somebody} graph={shown} onClose={() => choose(null)} />}
      </div>
    </div>
  );
}

function mostSpokenOf({ nodes, edges }: GraphAnswer): GraphAnswer {
  const kept = nodes.toSorted((a, b) => b.mentions - a.mentions).slice(0, MOST);
  const ids = new Set(kept.map(({ id }) => id));
  return { nodes: kept, edges: edges.filter((edge) => ids.has(edge.fromEntityId) && ids.has(edge.toEntityId)) };
}

function nodesOf(graph: GraphAnswer, genres: readonly string[]): Node<EntityNodeData>[] {
  const spots = layOut(graph);
  return graph.nodes.map(({ id, name, type }) => ({
    id,
    type: "entity",
    position: spots.get(id) ?? { x: 0, y: 0 },
    data: { name, type, genres },
    ariaLabel: `${name}, ${kindLabel(type)}`,
  }));
}

const edgeOf = ({ id, fromEntityId, toEntityId, type, validTo }: GraphAnswer["edges"][number]): Edge => ({
  id,
  source: fromEntityId,
  target: toEntityId,
  label: validTo === null ? type : `${type} (${text.chronicle.people.ended})`,
  type: "bond",
  markerEnd: { type: MarkerType.ArrowClosed },
  ...(validTo !== null && { className: "ended" }),
});
