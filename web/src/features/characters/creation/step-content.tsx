import type { Campaign } from "#contracts/entities/campaign";

import { CampaignField } from "../components/campaign-field.tsx";
import { ClassFields } from "../components/class-fields.tsx";
import { BackgroundFields, RaceFields } from "../components/origin-fields.tsx";
import { AbilitiesStep } from "./abilities-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { SkillsStep } from "./skills-step.tsx";
import type { Step } from "./steps.ts";
import type { Creation } from "./use-creation.ts";

interface StepContentProps {
  readonly step: Step;
  readonly steps: readonly Step[];
  readonly campaigns: readonly Campaign[];
  readonly creation: Creation;
}

/** The fields of one step. */
export function StepContent({ step, steps, campaigns, creation }: StepContentProps) {
  switch (step) {
    case "campaign":
      return <CampaignField campaigns={campaigns} />;
    case "race":
      return <RaceFields />;
    case "class":
      return <ClassFields />;
    case "background":
      return <BackgroundFields />;
    case "abilities":
      return <AbilitiesStep making={creation.making} setMethod={creation.setMethod} />;
    case "skills":
      return <SkillsStep />;
    case "review":
      return <ReviewStep steps={steps} />;
  }
}
