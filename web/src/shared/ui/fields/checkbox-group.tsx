import { Check } from "lucide-react";
import { useId } from "react";

import type { Option } from "#contracts/options";

import { text } from "../../text/text.ts";

interface CheckboxGroupProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  /** Called with the new selection, in the order of the options. */
  readonly onChange: (value: Value[]) => void;
  readonly name?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** How many may be chosen; the other boxes are disabled once there are so many. */
  readonly most?: number;
}

/** A group of checkboxes that look like tokens. */
export function CheckboxGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  name,
  hint,
  error,
  required,
  disabled,
  most,
}: CheckboxGroupProps<Value>) {
  const id = useId();
  const toggle = (toggled: Value) => {
    const isChosen = (candidate: Value) => value.includes(candidate) !== (candidate === toggled);
    onChange(options.map((option) => option.value).filter(isChosen));
  };
  return (
    <fieldset className="grid gap-2.5" disabled={disabled} aria-describedby={hint || error ? `${id}-said` : undefined}>
      <legend className="mb-2.5 font-medium">
        {legend}
        {required && <span className="ml-1.5 text-sm font-normal text-quiet">({text.common.required})</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-edge px-3.5 py-1 text-sm transition-colors select-none hover:border-quiet has-checked:border-ember has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember has-disabled:opacity-55 pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="peer sr-only"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              disabled={most !== undefined && value.length >= most && !value.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            <Check aria-hidden="true" size={15} className="hidden text-ember peer-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
      {(hint || error) && (
        <p id={`${id}-said`} className={error ? "text-sm text-loss" : "text-sm text-quiet"}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
}
