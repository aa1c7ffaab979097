import { useState } from "react";

import { LIMITS } from "#contracts/limits";
import { ApiError, messageOf } from "../../../shared/api/api-error.ts";
import { keyNames } from "../../../shared/key-names.ts";
import { text } from "../../../shared/text/text.ts";
import { elementIdOf } from "../moves/copy-turn.ts";
import { useMoves } from "../moves/moves-context.ts";
import { useScreen } from "../screen/screen-store.ts";
import { useTable } from "../table/table-context.ts";
import type { StoryTurn } from "../turn/story-turn.ts";
import { EditBox } from "./edit-box.tsx";

/** Edits the player's words in place. Saving requests a variant of the turn with the new words; the old variant remains. */
export function EditSaid({ turn: { turnId, playerText } }: { readonly turn: StoryTurn }) {
  const moves = useMoves();
  const close = useClose(turnId);
  const { ledger } = text.play;
  return (
    <EditBox
      words={playerText}
      label={ledger.yourWords}
      hint={ledger.editSaidHint}
      saveLabel={ledger.regenerate}
      onEnter
      maxLength={LIMITS.message}
      onCancel={close}
      onSave={async (words) => {
        close();
        await moves.editAction(turnId, words);
      }}
    />
  );
}

/**
 * Edits the game master's words in place. The turn stays the same and is marked as edited. If another tab has changed the text meanwhile,
 * the changed text is shown first.
 */
export function EditReply({ turn: { turnId, text: reply } }: { readonly turn: StoryTurn }) {
  const table = useTable();
  const close = useClose(turnId);
  const [found, setFound] = useState(reply);
  const { ledger } = text.play;
  return (
    <EditBox
      words={found}
      label={ledger.theReply}
      hint={ledger.editReplyHint(keyNames("Ctrl+Enter"))}
      saveLabel={ledger.saveReply}
      onEnter={false}
      maxLength={LIMITS.description}
      className="font-story text-lg leading-relaxed"
      onCancel={close}
      onSave={async (words) => {
        try {
          await table.editReply(turnId, words, found);
          close();
        } catch (error) {
          const now = table.getState().turns.find((turn) => turn.turnId === turnId);
          if (error instanceof ApiError && error.code === "reply_changed" && now) setFound(now.text);
          return messageOf(error, ledger.editFailed);
        }
      }}
    />
  );
}

/** Closes the editor and moves the focus to the turn, because the box disappears. */
function useClose(turnId: string) {
  const screen = useScreen();
  return () => {
    screen.setState({ editing: null });
    document.getElementById(elementIdOf(turnId))?.focus({ preventScroll: true });
  };
}
