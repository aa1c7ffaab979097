import type { Choice } from "#rules/growth";
import { inWords } from "../../../../shared/text/rules-words.ts";
import { text } from "../../../../shared/text/text.ts";
import { Field } from "../../../../shared/ui/fields/field.tsx";
import { Select } from "../../../../shared/ui/fields/select.tsx";
import { OptionList } from "../controls/option-list.tsx";

interface LevelChoiceProps {
  readonly choice: Choice;
  readonly answer: readonly string[];
  readonly onAnswer: (answer: readonly string[]) => void;
}

/** One choice of a level: a list of checkboxes, or as many lists to choose one from as there are answers. */
export function LevelChoice({ choice, answer, onAnswer }: LevelChoiceProps) {
  const { name, most, same, options } = choice;
  const words = text.heroSheet;
  if (most > 1 && same === 1) {
    return (
      <OptionList
        legend={`${inWords(name)} (${words.chosenOf(answer.length, most)})`}
        options={options}
        chosen={answer}
        isFull={answer.length >= most}
        onChange={onAnswer}
      />
    );
  }
  const list = options.map(({ id, name: label }) => ({ value: id, label: inWords(label) }));
  return (
    <div className="grid grid-cols-1 gap-3">
      {Array.from({ length: most }, (_, at) => (
        <Field key={at} label={most === 1 ? inWords(name) : `${inWords(name)} ${at + 1}`}>
          {(control) => (
            <Select
              {...control}
              options={list}
              placeholder={choice.least === 0 ? words.none : words.choose}
              value={answer[at] ?? ""}
              onChange={(event) =>
                onAnswer(
                  Array.from({ length: most }, (__, place) =>
                    place === at ? event.target.value : (answer[place] ?? ""),
                  ).filter((one) => one !== ""),
                )
              }
            />
          )}
        </Field>
      ))}
    </div>
  );
}
