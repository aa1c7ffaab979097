import { ArrowRight } from "lucide-react";

import { messageOf } from "../../../shared/api/api-error.ts";
import { DescriptionFailed } from "../../../shared/describing/description-failed.tsx";
import { useStandingError } from "../../../shared/describing/use-standing-error.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/en.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Card, Panel } from "../../../shared/ui/card.tsx";
import { type Beginning, BEGINNINGS } from "./beginnings.ts";
import { useBegin } from "./use-begin.ts";

/** What somebody with an empty shelf can play tonight: three stories, each one click away. */
export function ReadyBeginnings() {
  const begin = useBegin();
  const failed = useStandingError(begin);
  const begun = begin.isPending ? begin.variables.beginning.key : null;
  return (
    <Panel title={text.dashboard.beginnings.title}>
      <p className="-mt-1 mb-5 text-quiet">{text.dashboard.beginnings.lead}</p>
      {failed && (
        <div className="mb-5">
          <DescriptionFailed
            error={failed}
            title={text.dashboard.beginnings.failed}
            say={(sentence) => `${sentence} ${text.dashboard.beginnings.failedHint}`}
            otherwise={messageOf(failed, text.errors.unknown)}
            busy={begin.isPending}
            onAgain={(by) => begin.variables && begin.mutate({ ...begin.variables, by })}
          />
        </div>
      )}
      <ul className="grid gap-4">
        {BEGINNINGS.map((beginning) => (
          <Story
            key={beginning.key}
            beginning={beginning}
            busy={begun === beginning.key}
            blocked={begin.isPending}
            onBegin={() => begin.mutate({ beginning })}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Story({
  beginning: { key, world },
  busy,
  blocked,
  onBegin,
}: {
  readonly beginning: Beginning;
  readonly busy: boolean;
  readonly blocked: boolean;
  readonly onBegin: () => void;
}) {
  const story = text.dashboard.beginnings.stories[key];
  return (
    <Card as="li" className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Sigil kind="campaign" id={key} genres={world.genres} size={56} />
      <div className="grid min-w-0 gap-2">
        <h3 className="font-display text-xl font-semibold text-balance">{story.campaign}</h3>
        <p className="font-story text-lg text-pretty">{story.pitch}</p>
        <p className="text-sm text-quiet">{story.you}</p>
        <div className="mt-2">
          <Button
            busy={busy}
            disabled={blocked}
            aria-label={busy ? undefined : text.dashboard.beginnings.beginNamed(story.campaign)}
            onClick={onBegin}
          >
            {busy ? text.dashboard.beginnings.beginning : text.dashboard.beginnings.begin}
            {!busy && <ArrowRight aria-hidden="true" size={17} />}
          </Button>
        </div>
      </div>
    </Card>
  );
}
