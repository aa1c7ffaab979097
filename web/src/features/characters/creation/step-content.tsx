import type { ReactNode } from "react";

import type { Campaign } from "#contracts/entities/campaign";

import { OTHER } from "../../../shared/sheet/sheet-summary.ts";
import { text } from "../../../shared/text/text.ts";
import { totalLevel } from "../character-form.ts";
import { CampaignField } from "../components/campaign-field.tsx";
import { ClassFields } from "../components/class-fields.tsx";
import { BackgroundFields, RaceFields } from "../components/origin-fields.tsx";
import { backgroundGives, classGives, speciesGives } from "../hero/gives.ts";
import { StepChoices } from "../hero/step-choices.tsx";
import { AbilitiesStep } from "./abilities-step.tsx";
import { EquipmentStep } from "./equipment-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { SkillsStep } from "./skills-step.tsx";
import { SpellsStep } from "./spells-step.tsx";
import type { Step } from "./steps.ts";
import type { Creation } from "./use-creation.ts";

const copy = text.hero;

interface StepContentProps {
  readonly step: Step;
  readonly steps: readonly Step[];
  readonly campaigns: readonly Campaign[];
  readonly creation: Creation;
}

/** The fields of one step. */
export function StepContent({ step, steps, campaigns, creation }: StepContentProps) {
  const { watch } = creation.form;
  const level = totalLevel(watch("classes"));
  const isOwnClass = watch("classes.0.choice") === OTHER;
  /** Whether something is chosen that the rules do not know: the player's own, or a name of the list without rules. */
  const isOwn = (name: "race" | "background") => watch(name) !== "";
  switch (step) {
    case "campaign":
      return <CampaignField campaigns={campaigns} />;
    case "race":
      return (
        <ChosenStep step={step} gives={speciesGives(watch("race"))} own={isOwn("race") && copy.gives.ownSpecies}>
          <RaceFields />
        </ChosenStep>
      );
    case "class":
      return (
        <ChosenStep step={step} gives={classGives(watch("classes.0.choice"))} own={isOwnClass && copy.ownClassHint}>
          <ClassFields />
          {level > 1 && <p className="text-sm text-quiet">{copy.laterLevels(level)}</p>}
        </ChosenStep>
      );
    case "background":
      return (
        <ChosenStep
          step={step}
          gives={backgroundGives(watch("background"))}
          own={isOwn("background") && copy.gives.own}
        >
          <BackgroundFields />
        </ChosenStep>
      );
    case "abilities":
      return <AbilitiesStep making={creation.making} setMethod={creation.setMethod} />;
    case "skills":
      return <SkillsStep />;
    case "equipment":
      return <EquipmentStep />;
    case "spells":
      return <SpellsStep />;
    case "review":
      return <ReviewStep steps={steps} />;
  }
}

interface ChosenStepProps {
  readonly step: Step;
  /** What the choice gives by the rules; null where they do not know it. */
  readonly gives: string | null;
  /** What the player's own gives; false where nothing of that kind is chosen. */
  readonly own: string | false;
  readonly children: ReactNode;
}

/** The fields of a step, what the choice gives in a line, and what it asks further. */
function ChosenStep({ step, gives, own, children }: ChosenStepProps) {
  const line = gives ?? own;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        {children}
        {line !== false && <p className="border-l-3 border-edge pl-3 text-sm text-quiet">{line}</p>}
      </div>
      <StepChoices step={step} />
    </div>
  );
}
