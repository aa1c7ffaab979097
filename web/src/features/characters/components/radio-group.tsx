import type { Option } from "#contracts/options";

import { cx } from "../../../shared/cx.ts";

interface RadioGroupProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Tokens for a word or two; rows for options of a line or more. */
  readonly look?: keyof typeof LOOKS;
}

const LOOKS = {
  tokens: {
    options: "flex flex-wrap gap-2",
    option: "inline-flex items-center gap-2 rounded-full py-1 select-none",
    button: "",
  },
  rows: { options: "grid gap-2", option: "flex items-start gap-3 rounded-sm py-2.5", button: "mt-1" },
};

/** A choice of one of a few options, as radio buttons. Arrow keys move between them. */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  look = "tokens",
}: RadioGroupProps<Value>) {
  const classes = LOOKS[look];
  return (
    <fieldset>
      <legend className="mb-2.5 font-medium">{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "min-h-11 border border-edge px-4 transition-colors hover:border-quiet has-checked:border-ember has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember",
              classes.option,
            )}
          >
            <input
              type="radio"
              className={cx("size-4 shrink-0 accent-ember", classes.button)}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
