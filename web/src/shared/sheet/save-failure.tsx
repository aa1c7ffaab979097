import { messageOf } from "../api/api-error.ts";
import { isOutdated } from "../api/correct-character.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/buttons/button.tsx";
import { Notice } from "../ui/states/notice.tsx";

const copy = text.characters;

/**
 * Says why a character was not saved. What was typed stays in the form. If the story has changed the sheet meanwhile, the player chooses
 * which of the two counts.
 */
export function SaveFailure({
  error,
  onSaveAnyway,
  onReload,
}: {
  readonly error: unknown;
  readonly onSaveAnyway: () => void;
  readonly onReload: () => void;
}) {
  if (!error) return null;
  if (!isOutdated(error)) return <Notice tone="error">{copy.updateError(messageOf(error, copy.unknownError))}</Notice>;
  return (
    <Notice tone="error" title={copy.outdated}>
      <p>{copy.outdatedHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={onSaveAnyway}>
          {copy.saveAnyway}
        </Button>
        <Button variant="quiet" size="small" onClick={onReload}>
          {copy.showPresent}
        </Button>
      </div>
    </Notice>
  );
}
