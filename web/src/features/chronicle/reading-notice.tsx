import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";

import type { GraphStatusAnswer } from "#contracts/http/graph";

import { messageOf } from "../../shared/api/api-error.ts";
import { request } from "../../shared/api/request.ts";
import { text } from "../../shared/text/en.ts";
import { Button } from "../../shared/ui/button.tsx";
import { Notice } from "../../shared/ui/notice.tsx";
import { chronicleKey, statusQuery } from "./api/queries.ts";

/** Says where the chronicle is behind the story, and lets it be read again where turns could not be read. Else nothing. */
export function ReadingNotice({ campaignId }: { readonly campaignId: string }) {
  const { data } = useQuery(statusQuery(campaignId));
  if (!data) return null;
  const lost = data.deadLetters.length;
  if (data.rebuilding) return <Notice>{text.chronicle.rebuilding}</Notice>;
  if (lost === 0) return data.pending > 0 ? <Notice>{text.chronicle.behind(data.pending)}</Notice> : null;
  return (
    <Notice tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {text.chronicle.deadLetters(lost)}
        <ReadAgain campaignId={campaignId} />
      </div>
    </Notice>
  );
}

/** POST /api/graph/rebuild: has the whole story read into memory again. */
export function ReadAgain({ campaignId }: { readonly campaignId: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => request<GraphStatusAnswer>("/api/graph/rebuild", { method: "POST", body: { campaignId } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [...chronicleKey(campaignId), "status"] }),
    onError: (error) => void toast.error(messageOf(error, text.errors.unknown)),
  });
  return (
    <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
      {isPending ? text.chronicle.readAgainBusy : text.chronicle.readAgain}
    </Button>
  );
}
