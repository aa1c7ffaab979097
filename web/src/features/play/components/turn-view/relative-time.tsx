import { useEffect, useState } from "react";

import { formatMoment, relativeTime } from "../../../../shared/format/relative-time.ts";

/** A relative time such as "5 minutes ago", updated while it is shown. */
export function RelativeTime({ at }: { readonly at: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={formatMoment(at)} className="text-xs text-quiet">
      {relativeTime(at, now)}
    </time>
  );
}
