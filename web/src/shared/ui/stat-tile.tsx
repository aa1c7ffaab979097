import { Link } from "react-router-dom";

/** A number with its name, leading to what it counts. */
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
    <Link
      to={to}
      className="group grid gap-1 rounded-md border border-line bg-raised px-5 py-4 shadow-table transition-colors hover:border-ember"
    >
      <span className="font-display text-2xl font-semibold tabular-nums">{value}</span>
      <span className="text-quiet transition-colors group-hover:text-text">{label}</span>
    </Link>
  );
}
