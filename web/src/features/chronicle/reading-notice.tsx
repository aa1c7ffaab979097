import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { GraphStatusAnswer } from "#contracts/http/graph";

import { toast } from "../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../shared/api/api-error.ts";
import { request } from "../../shared/api/request.ts";
import { text } from "../../shared/text/text.ts";
import { Button } from "../../shared/ui/buttons/button.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import { chronicleKey, statusQuery } from "./api/queries.ts";

/**
 * Says that memory is behind the story. If turns could not be read, or if messages of the table could not be delivered, it offers to read
 * the story again; this also sends those messages again. Shows nothing when memory is up to date.
 */
export function ReadingNotice({ campaignId }: { readonly campaignId: string }) {
  const { data } = useQuery(statusQuery(campaignId));
  return data ? <ReadingState campaignId={campaignId} status={data} /> : null;
}

interface ReadingStateProps {
  readonly campaignId: string;
  readonly status: GraphStatusAnswer;
}

export function ReadingState({ campaignId, status: data }: ReadingStateProps) {
  const lost = data.deadLetters.length;
  if (data.rebuilding) return <Notice>{text.chronicle.rebuilding}</Notice>;
  const parked = data.parked.length;
  if (lost + parked === 0) return data.pending > 0 ? <Notice>{text.chronicle.behind(data.pending)}</Notice> : null;
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          {lost > 0 && <p>{text.chronicle.deadLetters(lost)}</p>}
          {parked > 0 && <p>{text.chronicle.parked(parked)}</p>}
        </div>
        <ReadAgain campaignId={campaignId} />
      </div>
    </Notice>
  );
}

/** A button that reads the whole story into memory again (POST /api/graph/rebuild). */
export function ReadAgain({ campaignId }: { readonly campaignId: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => request<GraphStatusAnswer>("/api/graph/rebuild", { method: "POST", body: { campaignId } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [...chronicleKey(campaignId), "status"] }),
    onError: (error) => toast.error(messageOf(error, text.errors.unknown)),
  });
  return (
    <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
      {isPending ? text.chronicle.readAgainBusy : text.chronicle.readAgain}
    </Button>
  );
}
