import { Link } from "react-router-dom";

/** A number with its name, linked to the list it counts. Shown in a row with others, separated by thin lines. */
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
