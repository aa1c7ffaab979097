import type { Option } from "#contracts/options";

interface RadioTokensProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of a few options, as radio buttons that look like tokens. Arrow keys move between them. */
export function RadioTokens<Value extends string>({ legend, name, options, value, onChange }: RadioTokensProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-2.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 py-1 transition-colors select-none hover:border-quiet has-checked:border-ember has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              className="size-4 accent-ember"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
