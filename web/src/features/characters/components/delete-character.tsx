import { useState } from "react";

import type { Character } from "#contracts/entities/character";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { text } from "../../../shared/text/text.ts";
import type { ButtonSize } from "../../../shared/ui/buttons/button-style.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { DeleteDialog } from "../../../shared/ui/overlays/delete-dialog.tsx";
import { useDeleteCharacter } from "../api/delete-character.ts";

interface DeleteCharacterProps {
  readonly character: Pick<Character, "id" | "name">;
  readonly size?: ButtonSize;
  readonly onDeleted?: () => void;
}

/** Deletes a character after a confirmation. */
export function DeleteCharacter({ character: { id, name }, size = "normal", onDeleted }: DeleteCharacterProps) {
  const [confirming, setConfirming] = useState(false);
  const { mutateAsync } = useDeleteCharacter(id);
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        aria-label={text.characters.deleteOf(name)}
        onClick={() => setConfirming(true)}
      >
        {text.characters.delete}
      </Button>
      <DeleteDialog
        open={confirming}
        onOpenChange={setConfirming}
        question={text.characters.deleteQuestion}
        hint={text.characters.deleteHint(name)}
        confirmLabel={text.characters.delete}
        failure={text.characters.deleteError}
        remove={() => mutateAsync()}
        onDeleted={() => {
          toast.success(text.characters.deleted(name));
          onDeleted?.();
        }}
      />
    </>
  );
}
