import { useMutation } from "@tanstack/react-query";
import { CircleCheck, CircleX } from "lucide-react";

import type { HealthQuestion, MemoryHealthAnswer } from "#contracts/http/graph";

import { messageOf } from "../../../shared/api/api-error.ts";
import { request } from "../../../shared/api/request.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { EmptyState } from "../../../shared/ui/states/states.tsx";
import { ReadAgain } from "../reading-notice.tsx";
import { TurnLink } from "../turn-link.tsx";

/** Asks the memory questions about the player's own story, and shows which of them it could answer. */
export function HealthTab({ campaignId }: { readonly campaignId: string }) {
  const { health } = text.chronicle;
  const check = useMutation({
    mutationFn: () => request<MemoryHealthAnswer>("/api/graph/memory-health", { method: "POST", body: { campaignId } }),
  });
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[68ch] text-quiet">{health.lead}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={check.isPending} onClick={() => check.mutate()}>
            {check.isPending ? health.waiting : check.data ? health.askAgain : health.ask}
          </Button>
          {check.data && check.data.share !== null && check.data.share < 1 && <ReadAgain campaignId={campaignId} />}
        </div>
      </div>
      {check.error && (
        <Notice tone="error" title={health.failed}>
          {messageOf(check.error, text.errors.unknown)}
        </Notice>
      )}
      <div role="status">{check.data && <Outcome campaignId={campaignId} answer={check.data} />}</div>
    </div>
  );
}

function Outcome({ campaignId, answer }: { readonly campaignId: string; readonly answer: MemoryHealthAnswer }) {
  const { health } = text.chronicle;
  const { questions, share } = answer;
  if (share === null) return <EmptyState title={health.tooLittle} />;
  const recalled = questions.filter((question) => question.recalled).length;
  return (
    <div className="grid gap-6">
      <p className="font-display text-xl font-semibold">{health.share(recalled, questions.length)}</p>
      <ul className="grid border-t border-line">
        {questions.map((question) => (
          <Question key={question.question} campaignId={campaignId} {...question} />
        ))}
      </ul>
    </div>
  );
}

function Question({
  campaignId,
  question,
  expected,
  turnId,
  turnNumber,
  recalled,
  found,
}: HealthQuestion & { readonly campaignId: string }) {
  const { health } = text.chronicle;
  const Icon = recalled ? CircleCheck : CircleX;
  return (
    <li className="grid gap-1.5 border-b border-line py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-display font-semibold">{question}</h2>
        <span className={recalled ? "inline-flex gap-1.5 text-gain" : "inline-flex gap-1.5 text-loss"}>
          <Icon aria-hidden="true" size={18} className="translate-y-0.5" />
          {recalled ? health.right : health.wrong}
        </span>
      </div>
      <p className="max-w-[68ch] text-sm text-quiet">
        {expected === null ? health.never : `${health.expected}: ${expected} `}
        {turnId !== null && turnNumber !== null && (
          <TurnLink campaignId={campaignId} turnId={turnId} turnNumber={turnNumber} />
        )}
      </p>
      <p className="max-w-[68ch] text-sm">
        {/* If the question is about something that never happened, finding nothing is the right result. */}
        {health.found}:{" "}
        {expected === null && recalled ? health.foundNothing : (found[0]?.content ?? health.foundNothing)}
      </p>
    </li>
  );
}
