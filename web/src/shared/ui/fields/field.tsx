import { useId, type ReactNode } from "react";

import { text } from "../../text/text.ts";
import { serverWords } from "../../text/server-words.ts";

/** The attributes that connect a control to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
  readonly "aria-required"?: true;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** Shown after the label; screen readers announce the control as required. */
  readonly required?: boolean;
  /** A small text at the right of the label, such as a count of characters. */
  readonly aside?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A labelled control with a hint and an error: `<Field label="Name">{(control) => <Input {...control} />}</Field>`. */
export function Field({ label, hint, error, required, aside, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
          {required && <span className="ml-1.5 text-sm font-normal text-quiet">({text.common.required})</span>}
        </label>
        {aside && <span className="text-sm text-quiet">{aside}</span>}
      </div>
      {children({
        id,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error && { "aria-invalid": true as const }),
        ...(required && { "aria-required": true as const }),
      })}
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm text-loss">
          {serverWords(error)}
        </p>
      )}
    </div>
  );
}
