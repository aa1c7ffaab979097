import type { Location } from "react-router-dom";

/** The router's key of whatever page a tab opened first, by its address rather than by a link. */
const FIRST = "default";

/** Under which the place on a page is kept. The first page of a tab has no key of its own: there it is the page itself. */
export const scrollKey = ({ key, pathname }: Location): string => (key === FIRST ? pathname : key);
