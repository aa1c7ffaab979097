import { inWords } from "../../../../shared/text/rules-words.ts";

/** Options of which several can be chosen, as checkboxes. */
export function OptionList({
  legend,
  options,
  chosen,
  isFull,
  onChange,
}: {
  readonly legend: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  /** Whether no more can be chosen. */
  readonly isFull: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="grid grid-cols-1 sm:grid-cols-2">
        {options.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
                className="size-4.5 shrink-0 accent-(--ember)"
              />
              {inWords(name)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
