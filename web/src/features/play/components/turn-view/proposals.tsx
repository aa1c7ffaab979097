import { HelpCircle } from "lucide-react";
import { useId, useState } from "react";

import type { Effect } from "#contracts/play/effects";
import { toast } from "../../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../../shared/api/api-error.ts";
import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { useTable, useTableState } from "../../table/table-context.ts";
import type { StoryTurn } from "../../turn/story-turn.ts";
import { showEffect } from "./effect-words.ts";

/** A change of a sheet that waits, by the id of its flag. */
interface Waiting {
  readonly id: string;
  readonly about: string;
  readonly effect: Effect;
}

const waitingIn = ({ doubts }: StoryTurn): Waiting[] =>
  doubts.flatMap(({ id, about, effect, resolved }) => (effect && !resolved ? [{ id, about, effect }] : []));

/** What the game master wants to change on a sheet and the player has not decided about yet. */
export function Proposals({ turn }: { readonly turn: StoryTurn }) {
  const id = useId();
  const waiting = waitingIn(turn);
  const { proposals } = text.play;
  if (waiting.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-1 rounded-sm border border-l-3 border-line border-l-ember bg-sunken px-3.5 py-3"
    >
      <h3 id={id} className="flex items-center gap-2 font-medium">
        <HelpCircle aria-hidden="true" size={16} className="shrink-0 text-ember" />
        {proposals.title}
      </h3>
      <p className="text-sm text-quiet">{proposals.hint}</p>
      <ul className="grid divide-y divide-line">
        {waiting.map((one) => (
          <Proposal key={one.id} turnId={turn.turnId} waiting={one} />
        ))}
      </ul>
    </section>
  );
}

function Proposal({ turnId, waiting }: { readonly turnId: string; readonly waiting: Waiting }) {
  const table = useTable();
  const isBusy = useTableState(({ liveTurnId, moving }) => liveTurnId !== null || moving);
  const [choosing, setChoosing] = useState<"accept" | "decline" | null>(null);
  const { proposals, doubts, someone } = text.play;
  const { id, about, effect } = waiting;
  const { words } = showEffect(effect, about || someone);

  const choose = async (choice: "accept" | "decline") => {
    setChoosing(choice);
    try {
      await table.keepFlag(turnId, id, choice === "accept");
      toast.success(choice === "accept" ? proposals.accepted(words) : proposals.declined(words));
    } catch (error) {
      setChoosing(null);
      toast.error(messageOf(error, doubts.failed));
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-pretty">{words}</p>
        {effect.reason !== "" && <p className="text-sm text-quiet text-pretty">{effect.reason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={choosing === "accept"}
          disabled={isBusy || choosing === "decline"}
          aria-label={proposals.acceptOne(words)}
          onClick={() => void choose("accept")}
        >
          {proposals.accept}
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={choosing === "decline"}
          disabled={isBusy || choosing === "accept"}
          aria-label={proposals.declineOne(words)}
          onClick={() => void choose("decline")}
        >
          {proposals.decline}
        </Button>
      </div>
    </li>
  );
}
