import { useState } from "react";

import { inWords } from "../../../../shared/text/rules-words.ts";
import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { Select } from "../../../../shared/ui/fields/select.tsx";
import { useAtSheet } from "../at-sheet.ts";
import { compactSelect, numberField } from "../controls/compact.ts";
import { actOf, featureOf, isSimple, optionsOf, type FeatureOption } from "./feature-question.ts";
import { StoryForm } from "../controls/story-form.tsx";

/**
 * Uses a feature in the story. What the rules do by themselves goes at a press; what they must ask is asked; anything else goes into the
 * text box, where the player says what is meant.
 */
export function UseFeature({
  id,
  name,
  label,
  isSpent = false,
  className,
}: {
  /** Of the feature, or of its counter. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly isSpent?: boolean;
  readonly className?: string;
}) {
  const { hero, who, say, compose, silenced } = useAtSheet();
  const [isOpen, setOpen] = useState(false);
  const words = text.heroSheet;
  const feature = featureOf(id);
  const options = optionsOf(hero, feature);
  const press = () => {
    const said = words.say.use(who, name, "");
    if (options) setOpen(!isOpen);
    else if (isSimple(feature)) say(said, { type: "feature", characterId: hero.id, feature, targets: [] });
    else compose(said);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={className}
        aria-label={words.actWith(name)}
        {...(options && { "aria-expanded": isOpen })}
        disabled={silenced !== null || isSpent}
        title={silenced ?? undefined}
        onClick={press}
      >
        {label}
      </Button>
      {isOpen && options && (
        <div className="w-full basis-full">
          <FeatureForm feature={feature} name={name} options={options} onDone={() => setOpen(false)} />
        </div>
      )}
    </>
  );
}

function FeatureForm({
  feature,
  name,
  options,
  onDone,
}: {
  readonly feature: string;
  readonly name: string;
  readonly options: readonly FeatureOption[];
  readonly onDone: () => void;
}) {
  const { hero, who } = useAtSheet();
  const words = text.heroSheet;
  const [chosen, choose] = useState(options[0]?.id ?? "");
  const option = options.find(({ id }) => id === chosen) ?? options[0];
  const [typed, type] = useState<string | null>(null);
  if (!option) return null;
  const amount = Math.min(option.most ?? 0, Math.max(1, Math.trunc(Number(typed ?? option.most ?? 0)) || 1));
  const detail = [option.label, ...(option.most === undefined ? [] : [words.points(amount)])].filter(Boolean);
  const what = detail.length === 0 ? name : `${name} (${detail.join(", ")})`;
  const named = (target: string) => target.split(",").flatMap((one) => one.trim() || []);
  return (
    <StoryForm
      label={words.actFeature}
      withParty
      isAimed={option.targets !== "none"}
      isMany={option.targets === "many"}
      needsTarget={option.needsTarget ?? false}
      onDone={onDone}
      wordsFor={(target) => words.say.use(who, what, target)}
      doneBy={(target) => actOf(hero.id, feature, option, named(target), amount)}
    >
      {options.length > 1 && (
        <Select
          aria-label={words.wayOf(name)}
          options={options.map(({ id, label }) => ({ value: id, label: inWords(label) }))}
          value={option.id}
          onChange={(event) => choose(event.target.value)}
          className={compactSelect}
        />
      )}
      {option.most !== undefined && (
        <label className="flex items-center justify-between gap-2 text-sm">
          {words.howManyPoints(option.most)}
          <input
            type="number"
            inputMode="numeric"
            className={`${numberField} w-20`}
            min={1}
            max={option.most}
            value={typed ?? amount}
            onChange={({ target }) => type(target.value)}
            onBlur={() => type(String(amount))}
          />
        </label>
      )}
    </StoryForm>
  );
}
