import { useState } from "react";

import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { modelFailureOf } from "./model-failure.ts";

/** Who writes next. */
type Way = "model" | "oracle";

interface DescriptionFailedProps {
  readonly error: Error;
  readonly title?: string;
  /** What the page says of the failure, around its sentence. */
  readonly say: (sentence: string) => string;
  /** The sentence of a failure that is not a model's. */
  readonly otherwise: string;
  /** True while it is being tried again. */
  readonly busy: boolean;
  /** Asks once more with the same wishes; `oracle` writes without a model. */
  readonly onAgain: (by?: "oracle") => void;
}

/** Why a description was not written. Where a model failed, the player chooses who tries next. */
export function DescriptionFailed({ error, title, say, otherwise, busy, onAgain }: DescriptionFailedProps) {
  const [asked, setAsked] = useState<{ readonly way: Way; readonly after: Error } | null>(null);
  const pressed = asked?.after === error ? asked.way : null;
  // Tried again from elsewhere on the page: what was said before is over.
  if (busy && !pressed) return null;
  const failure = modelFailureOf(error);
  const ways: Way[] = [...(failure?.canTryAgain ? ["model" as const] : []), ...(failure ? ["oracle" as const] : [])];
  return (
    <Notice tone="error" {...(title === undefined ? {} : { title })}>
      {/* Other words in between: a sentence that comes again is announced again. */}
      <p>{busy ? text.describing.again : say(failure?.sentence ?? otherwise)}</p>
      {ways.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2 text-text">
          {ways.map((way) => (
            <Button
              key={way}
              variant="secondary"
              size="small"
              busy={busy && pressed === way}
              disabled={busy && pressed !== way}
              onClick={() => {
                setAsked({ way, after: error });
                onAgain(way === "oracle" ? way : undefined);
              }}
            >
              {way === "oracle" ? text.describing.oracle : text.describing.tryAgain}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
