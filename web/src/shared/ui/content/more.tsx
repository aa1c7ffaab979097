import { useState, type ReactNode } from "react";

import { text } from "../../text/text.ts";
import { Button } from "../buttons/button.tsx";

/** How many cards a list shows at first, and how many more with each press. */
const STEP = 24;

/** The first items of a list and, while there are more, a button that shows more of them. */
export function More<Item>({
  items,
  children,
}: {
  readonly items: readonly Item[];
  readonly children: (shown: readonly Item[]) => ReactNode;
}) {
  const [count, setCount] = useState(STEP);
  return (
    <>
      {children(items.slice(0, count))}
      {items.length > count && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setCount(count + STEP)}>
          {text.common.more}
        </Button>
      )}
    </>
  );
}
