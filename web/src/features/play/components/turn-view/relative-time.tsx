import { useEffect, useState } from "react";

import { formatMoment, relativeTime } from "../../../../shared/format/relative-time.ts";

/**
 * A relative time such as "5 minutes ago", updated while it is shown. Its tooltip with the moment is written when the pointer comes, because
 * writing the moments of all turns takes milliseconds while the page opens.
 */
export function RelativeTime({ at }: { readonly at: string }) {
  const [now, setNow] = useState(() => Date.now());
  const [isPointed, setPointed] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time
      dateTime={at}
      title={isPointed ? formatMoment(at) : undefined}
      onPointerEnter={() => setPointed(true)}
      className="text-xs text-quiet"
    >
      {relativeTime(at, now)}
    </time>
  );
}
