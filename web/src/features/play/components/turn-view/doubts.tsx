import { CircleHelp, EyeOff } from "lucide-react";
import { useState } from "react";

import type { GuardFlag } from "#contracts/play/guard";
import { toast } from "../../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../../shared/api/api-error.ts";
import { plainText, truncate } from "../../../../shared/format/truncate.ts";
import { showModifier } from "../../../../shared/sheet/abilities.ts";
import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { useMoves } from "../../moves/moves-context.ts";
import { useScreen } from "../../screen/screen-store.ts";
import type { StoryTurn } from "../../turn/story-turn.ts";
import { useTable, useTableState } from "../../table/table-context.ts";

const QUOTE = 220;
const isSafety = ({ kind }: GuardFlag) => kind === "line" || kind === "veil";

interface DoubtsProps {
  readonly turn: StoryTurn;
  readonly onOpenTurn: (turnId: string) => void;
}

/**
 * The open flags of a reply: what may be wrong in it, and what was left out of it. Dismissed flags are not shown; proposals have a list of
 * their own.
 */
export function Doubts({ turn, onOpenTurn }: DoubtsProps) {
  const open = turn.doubts.filter(({ kind, resolved }) => !resolved && kind !== "proposed");
  if (open.length === 0) return null;
  return (
    <ul aria-label={text.play.doubts.title} className="grid gap-2">
      {open.map((flag) => (
        <li key={flag.id}>
          {isSafety(flag) ? <LeftOut flag={flag} /> : <Doubt flag={flag} turn={turn} onOpenTurn={onOpenTurn} />}
        </li>
      ))}
    </ul>
  );
}

function LeftOut({ flag: { kind, about } }: { readonly flag: GuardFlag }) {
  return (
    <p className="flex items-center gap-2 text-sm text-quiet">
      <EyeOff aria-hidden="true" size={15} className="shrink-0" />
      {text.play.doubts.kinds[kind](about)}
    </p>
  );
}

function Doubt({ flag, turn, onOpenTurn }: DoubtsProps & { readonly flag: GuardFlag }) {
  const table = useTable();
  const moves = useMoves();
  const screen = useScreen();
  const isBusy = useTableState(({ liveTurnId, moving }) => liveTurnId !== null || moving);
  const [choosing, setChoosing] = useState<"keep" | "record" | null>(null);
  const { doubts, ledger } = text.play;
  const { turnId } = turn;
  const { change, contradicts, sentence } = flag;
  // Flags of these two kinds report no contradiction, so the player can only dismiss them.
  const isPassedOver = flag.kind === "unrecorded" || flag.kind === "hero_speaks";

  const choose = async (choice: "keep" | "record") => {
    setChoosing(choice);
    try {
      await table.keepFlag(turnId, flag.id, choice === "record");
    } catch (error) {
      setChoosing(null);
      toast.error(messageOf(error, doubts.failed));
    }
  };
  return (
    <div className="grid gap-2 rounded-sm border border-l-3 border-line border-l-memory bg-sunken px-3.5 py-3">
      <p className="flex items-center gap-2 font-medium">
        <CircleHelp aria-hidden="true" size={16} className="shrink-0 text-memory" />
        {doubts.kinds[flag.kind](flag.about)}
      </p>
      <blockquote className="font-story text-quiet italic">{truncate(plainText(sentence), QUOTE)}</blockquote>
      {contradicts && (
        <p className="text-sm">
          {doubts.against}
          {contradicts.turnId !== null && contradicts.turnNumber !== null && (
            <>
              {` ${doubts.in} `}
              <button
                type="button"
                onClick={() => contradicts.turnId !== null && onOpenTurn(contradicts.turnId)}
                className="text-memory underline decoration-memory/40 underline-offset-4 hover:decoration-current"
              >
                {doubts.fromTurn(contradicts.turnNumber)}
              </button>
            </>
          )}
          : <q>{truncate(plainText(contradicts.content), QUOTE)}</q>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {change && (
          <Button
            variant="secondary"
            size="small"
            busy={choosing === "record"}
            disabled={choosing === "keep"}
            title={doubts.recordHint}
            onClick={() => void choose("record")}
          >
            {doubts.record(doubts.changes[change.what](showModifier(change.delta)))}
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          busy={choosing === "keep"}
          disabled={choosing === "record"}
          title={isPassedOver ? doubts.ignoreHint : doubts.keepHint}
          onClick={() => void choose("keep")}
        >
          {isPassedOver ? doubts.ignore : doubts.keep}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={isBusy}
          title={ledger.retryHint}
          onClick={() => void moves.retry(turnId)}
        >
          {ledger.retry}
        </Button>
        <Button variant="secondary" size="small" onClick={() => screen.setState({ editing: { turnId, part: "told" } })}>
          {doubts.edit}
        </Button>
      </div>
    </div>
  );
}
