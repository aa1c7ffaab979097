import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";

import type { Inspection, InspectionAnswer, SentRequest } from "#contracts/http/inspection";
import type { Tokens } from "#contracts/play/turn";
import { toast } from "../../../shared/ui/overlays/toast.ts";
import { connectionsQuery } from "../../../shared/models/connections.ts";
import { dollars, priceOf } from "../../../shared/models/prices.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";
import { curlOf } from "./curl.ts";
import { figure } from "./figures.ts";
import type { Seal } from "./inspector-api.ts";
import { PartList, Words } from "./part-list.tsx";
import { CallList, RequestList } from "./request-list.tsx";
import { SealNotice } from "./seal.tsx";
import { sealed } from "./sealed-answer.ts";

/** What a model was sent and what it did, or what it would be sent. */
export function InspectionView({
  answer,
  inspection: loaded,
  tokens,
  seal,
  isBusy,
  onSeal,
}: {
  readonly answer: InspectionAnswer;
  readonly inspection: Inspection;
  /** The tokens of the turn. Null for a preview. */
  readonly tokens: Tokens | null;
  readonly seal: Seal;
  readonly isBusy: boolean;
  readonly onSeal: (seal: Seal) => void;
}) {
  // While the sealed answer loads, the open one stays on the screen, without what the seal hides.
  const { hasTexts, sent, inspection } =
    isBusy && seal === "closed" ? sealed(answer, loaded) : { ...answer, inspection: loaded };
  const isPreview = answer.turnId === null;
  return (
    <div className="grid gap-7">
      <Sums inspection={inspection} tokens={tokens} />
      {hasTexts ? (
        <SealNotice seal={seal} isBusy={isBusy} onSeal={onSeal} />
      ) : (
        <p className="text-sm text-quiet">{text.inspector.noTexts}</p>
      )}
      {inspection.parts.length > 0 && <PartList parts={inspection.parts} />}
      {!isPreview && <CallList calls={inspection.calls} hasTexts={hasTexts} />}
      <RequestList requests={inspection.requests} />
      {hasTexts && <AsSent inspection={inspection} sent={sent} />}
    </div>
  );
}

/** The figures of the whole turn. */
function Sums({ inspection, tokens }: { readonly inspection: Inspection; readonly tokens: Tokens | null }) {
  const words = text.inspector;
  const { data } = useQuery(connectionsQuery());
  const { window, replyTokens, thinkingTokens, parts, requests, calling } = inspection;
  const models = [...new Set(requests.map(({ model }) => model))];
  const filled = parts.reduce((sum, part) => sum + part.tokens, 0);
  const price = tokens && data ? priceOf(models.at(-1) ?? null, tokens, data.connections) : null;
  const details: [string, string][] = [[models.length === 1 ? words.model : words.models, models.join(", ")]];
  if (parts.length > 0) {
    details.push(
      [words.window, words.windowOf(figure(filled), figure(window))],
      [words.reserved, words.reservedFor(figure(replyTokens), figure(thinkingTokens))],
      [words.calling, words.callings[calling]],
    );
  }
  if (tokens) {
    details.push(
      [words.tokens, words.tokensOf(figure(tokens.input), figure(tokens.output))],
      [words.price, price === null ? words.priceUnknown : words.about(dollars(price))],
    );
  }
  return <DetailList details={details} />;
}

/** The last request word for word, and the button that copies it. Both wait for the seal. */
function AsSent({ inspection, sent }: { readonly inspection: Inspection; readonly sent: SentRequest | null }) {
  const words = text.inspector;
  const last = inspection.requests.at(-1);
  const copy = async () => {
    if (!last || !sent) return;
    try {
      await navigator.clipboard.writeText(curlOf(last, sent));
      toast.success(words.copied);
    } catch {
      toast.error(words.copyFailed);
    }
  };
  return (
    <section aria-labelledby="inspected-request" className="grid gap-3">
      <h3 id="inspected-request" className="font-display text-lg font-semibold">
        {words.asSent}
      </h3>
      <p className="text-sm text-quiet">{sent ? words.copyHint : words.copyClosed}</p>
      {sent && (
        <>
          <div>
            <Button variant="secondary" size="small" onClick={() => void copy()}>
              <Copy aria-hidden="true" size={15} />
              {words.copyCurl}
            </Button>
          </div>
          {sent.messages.map(({ role, content }, index) => (
            <details key={index}>
              <summary className="cursor-pointer py-1 text-sm text-quiet pointer-coarse:py-2.5">
                {words.roles[role as keyof typeof words.roles] ?? (typeof role === "string" ? role : "")}
              </summary>
              <Words>{typeof content === "string" ? content : JSON.stringify(content)}</Words>
            </details>
          ))}
        </>
      )}
    </section>
  );
}
