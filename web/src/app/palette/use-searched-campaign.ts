import { useLocation } from "react-router-dom";

import type { Library } from "../../shared/api/use-library.ts";

/** The campaign that the palette searches: the one of this page, else the one that was played last. Null if there is none. */
export function useSearchedCampaign(library: Library | undefined): string | null {
  const { pathname } = useLocation();
  return searchedCampaign(pathname, library?.campaigns ?? []);
}

export function searchedCampaign(pathname: string, campaigns: Library["campaigns"]): string | null {
  const named = /^\/(?:game|campaigns)\/([^/]+)/u.exec(pathname)?.[1];
  if (named !== undefined && campaigns.some(({ id }) => id === named)) return named;
  const [latest] = campaigns
    .filter(({ lastActivity }) => lastActivity !== null)
    .toSorted((a, b) => (b.lastActivity ?? "").localeCompare(a.lastActivity ?? ""));
  return latest?.id ?? null;
}
