import type { UseFormRegisterReturn } from "react-hook-form";

import { text } from "../../../shared/text/text.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Textarea } from "../../../shared/ui/fields/input.tsx";

const copy = text.characters.link;

/** A field for the exported text of a D&D Beyond character. The text is long, so the height of the field is fixed. */
export function ExportField({
  control,
  error,
}: {
  readonly control: UseFormRegisterReturn;
  readonly error?: string | undefined;
}) {
  return (
    <Field label={copy.exported} hint={copy.exportedHint} required error={error}>
      {(field) => (
        <Textarea {...field} {...control} spellCheck={false} className="field-sizing-fixed h-40 text-sm break-all" />
      )}
    </Field>
  );
}
