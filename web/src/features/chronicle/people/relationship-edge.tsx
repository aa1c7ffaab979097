import { BaseEdge, type Edge, type EdgeProps, type InternalNode, useInternalNode } from "@xyflow/react";

/** Distance between the middle of a node and the end of a line, so that the arrow stays visible. */
const CLEARANCE = 58;

/** A straight line between two nodes, also after they were dragged. */
export function RelationshipEdge({ source, target, label, markerEnd }: EdgeProps<Edge>) {
  const [from, to] = [useInternalNode(source), useInternalNode(target)];
  if (!from || !to) return null;
  const [a, b] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < CLEARANCE * 2) return null;
  const [dx, dy] = [((b.x - a.x) / length) * CLEARANCE, ((b.y - a.y) / length) * CLEARANCE];
  return (
    <BaseEdge
      path={`M${a.x + dx},${a.y + dy}L${b.x - dx},${b.y - dy}`}
      label={label}
      labelX={(a.x + b.x) / 2}
      labelY={(a.y + b.y) / 2}
      labelBgPadding={[5, 2]}
      labelBgBorderRadius={4}
      {...(markerEnd !== undefined && { markerEnd })}
    />
  );
}

const middleOf = ({ internals, measured }: InternalNode) => ({
  x: internals.positionAbsolute.x + (measured.width ?? 0) / 2,
  y: internals.positionAbsolute.y + (measured.height ?? 0) / 2,
});
