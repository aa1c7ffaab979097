import { Link } from "react-router-dom";

/** A number with its name, leading to what it counts. Stands in a row of its kind, told apart by thin rules. */
export function StatTile({
  label,
  value,
  to,
}: {
  readonly label: string;
  readonly value: number;
  readonly to: string;
}) {
  return (
    <Link to={to} className="group grid gap-0.5 px-3 py-4 transition-colors first:pl-0 hover:text-ember sm:px-6">
      <span className="font-display text-2xl font-semibold tabular-nums">{value}</span>
      <span className="text-quiet transition-colors group-hover:text-ember">{label}</span>
    </Link>
  );
}
