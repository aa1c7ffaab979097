import { Link } from "react-router-dom";

import { text } from "../../text/text.ts";

export interface Crumb {
  readonly label: string;
  /** The address that this part links to; absent for the current page. */
  readonly to?: string;
}

/** The path to a page: Dashboard / Worlds / Varrow Point. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={text.nav.breadcrumb} className="text-sm text-quiet">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map((crumb, index) => (
          <li key={`${index}-${crumb.label}`} className="flex min-w-0 gap-2">
            {index > 0 && (
              <span aria-hidden="true" className="leading-6 text-edge">
                /
              </span>
            )}
            {crumb.to ? (
              <Link to={crumb.to} className="inline-block leading-6 hover:text-ember">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0 leading-6">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
