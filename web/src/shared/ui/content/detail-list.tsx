import type { ReactNode } from "react";

/** Names and values in two columns: Genre, Magic Level, Created. */
export function DetailList({ details }: { readonly details: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-2.5">
      {details.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line pb-2.5 last:border-0">
          <dt className="shrink-0 text-quiet">{name}</dt>
          <dd className="min-w-0 text-right text-balance tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
