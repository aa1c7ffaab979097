import { lazy, Suspense } from "react";

import { SkeletonLines } from "../../../shared/ui/states/skeleton.tsx";
import type { Editing } from "../screen/screen-store.ts";
import type { StoryTurn } from "../turn/story-turn.ts";

const EditSaid = lazy(async () => ({ default: (await import("./edit-turn.tsx")).EditSaid }));
const EditReply = lazy(async () => ({ default: (await import("./edit-turn.tsx")).EditReply }));

/** The editor for a turn's text. Its code is loaded at the first use. */
export function EditInPlace({ turn, part }: { readonly turn: StoryTurn; readonly part: Editing["part"] }) {
  return (
    <Suspense fallback={<SkeletonLines lines={2} />}>
      {part === "said" ? <EditSaid turn={turn} /> : <EditReply turn={turn} />}
    </Suspense>
  );
}
