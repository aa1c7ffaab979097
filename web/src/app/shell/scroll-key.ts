import type { Location } from "react-router-dom";

/** The router's key for the first page of a tab. */
const FIRST = "default";

/** The key under which the scroll position is stored. The first page of a tab has no unique key, so its path is used. */
export const scrollKey = ({ key, pathname }: Location): string => (key === FIRST ? pathname : key);
