import { tableOf } from "../patterns.ts";

/** The title of a thread of release 0.1.0, by its campaign element; that of a mystery for an element that is no more. */
export const troubleOf = (element: string): string => {
  const titles = tableOf("upgrade troubles");
  return titles.get(element) ?? titles.get("mystery")!;
};
