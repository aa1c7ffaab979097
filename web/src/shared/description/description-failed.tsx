import { useState } from "react";

import { text } from "../text/text.ts";
import { Button } from "../ui/buttons/button.tsx";
import { Notice } from "../ui/states/notice.tsx";
import { modelFailureOf } from "./model-failure.ts";

/** Who writes the next attempt: a model or the oracle. */
type Way = "model" | "oracle";

interface DescriptionFailedProps {
  readonly error: Error;
  readonly title?: string;
  /** Makes the sentence that the page shows from the failure's message. */
  readonly say: (sentence: string) => string;
  /** The message to show when the failure was not caused by a model. */
  readonly otherwise: string;
  /** True while another attempt is running. */
  readonly busy: boolean;
  /** Repeats the request; with `oracle`, without a model. */
  readonly onAgain: (by?: "oracle") => void;
}

/** Says why a description was not written. If a model failed, the player chooses whether a model or the oracle tries next. */
export function DescriptionFailed({ error, title, say, otherwise, busy, onAgain }: DescriptionFailedProps) {
  const [choice, setChoice] = useState<{ readonly way: Way; readonly after: Error } | null>(null);
  const pressed = choice?.after === error ? choice.way : null;
  // Another attempt was started elsewhere on the page, so the old message is out of date.
  if (busy && !pressed) return null;
  const failure = modelFailureOf(error);
  const ways: Way[] = [...(failure?.canTryAgain ? ["model" as const] : []), ...(failure ? ["oracle" as const] : [])];
  return (
    <Notice tone="error" {...(title === undefined ? {} : { title })}>
      {/* Another text is shown during the next attempt. If that attempt fails with the same message, the text changes back, and a screen
          reader announces the message again. */}
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
                setChoice({ way, after: error });
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
