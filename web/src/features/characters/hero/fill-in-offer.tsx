import { PackagePlus } from "lucide-react";

import type { Character } from "#contracts/entities/character";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { useUpdateCharacter } from "../../../shared/api/update-character.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { fillIn } from "./fill-in.ts";

const copy = text.hero;

/** Offers gear and spells by the rules to a character that was made without them. */
export function FillInOffer({ character }: { readonly character: Character }) {
  const update = useUpdateCharacter(character.id);
  const changes = fillIn(character);
  if (!changes) return null;
  return (
    <div className="print:hidden">
      <Notice title={copy.fillTitle}>
        <p>{copy.fillHint}</p>
        <div className="mt-2">
          <Button
            variant="secondary"
            size="small"
            busy={update.isPending}
            onClick={() => update.mutate(changes, { onSuccess: ({ name }) => toast.success(copy.filled(name)) })}
          >
            {!update.isPending && <PackagePlus aria-hidden="true" size={15} />}
            {copy.fill}
          </Button>
        </div>
        {update.error && (
          <p role="alert" className="mt-2 text-loss">
            {text.characters.updateError(messageOf(update.error, text.characters.unknownError))}
          </p>
        )}
      </Notice>
    </div>
  );
}
