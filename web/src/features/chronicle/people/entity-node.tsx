import { Handle, type Node, type NodeProps, Position } from "@xyflow/react";

import type { MemoryEntity } from "#contracts/entities/memory";

import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { kindLabel } from "./kind-label.ts";

export interface EntityNodeData extends Record<string, unknown> {
  readonly name: string;
  readonly type: MemoryEntity["type"];
  readonly genres: readonly string[];
}

/** An entity on the graph: sigil, name and type. */
export function EntityNode({ id, data: { name, type, genres } }: NodeProps<Node<EntityNodeData>>) {
  return (
    <div className="grid w-36 justify-items-center gap-1 rounded-sm px-2 py-1.5 text-center">
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <Sigil kind="person" id={id} genres={genres} size={36} />
      <span className="font-display leading-tight font-semibold text-balance">{name}</span>
      <span className="text-xs text-quiet">{kindLabel(type)}</span>
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </div>
  );
}
