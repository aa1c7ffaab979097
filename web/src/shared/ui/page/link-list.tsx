import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";

export interface ListedLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A vertical list of links, such as a page's quick actions. */
export function LinkList({ links }: { readonly links: readonly ListedLink[] }) {
  return (
    <ul className="-mx-3 grid gap-0.5">
      {links.map(({ to, label, icon: Icon }) => (
        <li key={label}>
          <Link
            to={to}
            className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 transition-colors hover:bg-raised hover:text-ember"
          >
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-quiet" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
