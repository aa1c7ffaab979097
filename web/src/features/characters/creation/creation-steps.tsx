import { useEffect, useRef, type FormEvent } from "react";
import { FormProvider, type FieldPath, type SubmitErrorHandler, type SubmitHandler } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { UnsavedChanges } from "../../../shared/form/unsaved-changes.tsx";
import { useCreateOnce } from "../../../shared/form/use-create-once.ts";
import { text } from "../../../shared/text/text.ts";
import { Button, LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { useCreateCharacter } from "../api/create-character.ts";
import type { CharacterFormValues } from "../character-form.ts";
import { FixedCampaign } from "../components/campaign-field.tsx";
import { FormHeroContext } from "../hero/form-hero.ts";
import { builtSheetOf } from "../hero/hero-of-form.ts";
import { stepOfChoice } from "../hero/step-of-choice.ts";
import { ChooseForMe, QuickHero } from "./choose-buttons.tsx";
import { StepContent } from "./step-content.tsx";
import { useStepHistory } from "./step-history.ts";
import { StepNav } from "./step-nav.tsx";
import { FIELDS_OF_STEP, firstError, hasErrors, stepAt, stepsFor } from "./steps.ts";
import { useCreation } from "./use-creation.ts";

const copy = text.characters.creation;

interface CreationStepsProps {
  readonly campaigns: readonly Campaign[];
  /** The campaign that the address names; null when the player chooses a campaign. */
  readonly fixed: Campaign | null;
  readonly onStartOver: () => void;
}

/**
 * The form of a new character, in steps; the hash of the address names the step. The character begins at the campaign's starting level.
 * After saving, the form leads to the campaign's session tab. The steps can be visited in any order; errors are reported when the form is
 * sent, at their fields.
 */
export function CreationSteps({ campaigns, fixed, onStartOver }: CreationStepsProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { onwards, leave } = useStepHistory();
  const create = useCreateCharacter();
  const createOnce = useCreateOnce(create);
  const creation = useCreation(campaigns, fixed);
  const { form } = creation;
  const { watch, trigger, setFocus, handleSubmit } = form;
  const casts = creation.hero.choices.some(({ id }) => stepOfChoice(id) === "spells");
  const steps = stepsFor(fixed !== null, casts);
  const step = stepAt(hash, steps);
  const at = steps.indexOf(step);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const chosen = campaigns.find(({ id }) => id === watch("campaignId"));
  const full = chosen !== undefined && chosen.characterCount >= chosen.maxCharacters;

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const wanted = useRef<FieldPath<CharacterFormValues> | null>(null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (wanted.current) setFocus(wanted.current);
    else heading.current?.focus();
    wanted.current = null;
  }, [step, setFocus]);

  const onValid: SubmitHandler<CharacterFormValues> = (values) =>
    createOnce(builtSheetOf(values), ({ name, campaignId }) => {
      creation.discard();
      toast.success(text.characters.created(name));
      leave(`/campaigns/${campaignId}#session`);
    });

  /** Goes to the first step with an error. If that step is already shown, the form itself focuses the field. */
  const onInvalid: SubmitErrorHandler<CharacterFormValues> = (errors) => {
    const wrong = steps.find((one) => hasErrors(one, errors));
    if (!wrong || wrong === step) return;
    wanted.current = firstError(wrong, errors) as FieldPath<CharacterFormValues> | null;
    void navigate(`#${wrong}`, { state: onwards });
  };

  async function goToNextStep(event: FormEvent) {
    event.preventDefault();
    if (!after) return handleSubmit(onValid, onInvalid)();
    if (await trigger(FIELDS_OF_STEP[step], { shouldFocus: true })) void navigate(`#${after}`, { state: onwards });
    return undefined;
  }

  return (
    <FormProvider {...form}>
      <FormHeroContext value={creation.hero}>
        <StepNav steps={steps} step={step} />
        {creation.hasDraft && (
          <Notice>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              {copy.draftKept}
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  creation.discard();
                  onStartOver();
                }}
              >
                {copy.startOver}
              </Button>
            </div>
          </Notice>
        )}
        <form className="grid gap-8" noValidate onSubmit={(event) => void goToNextStep(event)}>
          <header className="grid gap-2">
            <p className="text-sm text-quiet">{copy.stepOf(at + 1, steps.length)}</p>
            <h2 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold outline-none">
              {copy.headings[step]}
            </h2>
            <p className="text-quiet">{copy.leads[step]}</p>
          </header>
          {fixed && step === steps[0] && <FixedCampaign campaign={fixed} />}
          {full && <Notice tone="warning">{text.characters.campaignFull(chosen.maxCharacters)}</Notice>}
          {step === steps[0] && <QuickHero setMethod={creation.setMethod} />}
          {step !== "campaign" && step !== "review" && <ChooseForMe key={step} step={step} making={creation.making} />}
          <StepContent step={step} steps={steps} campaigns={campaigns} creation={creation} />
          {create.error && (
            <Notice tone="error">
              {text.characters.createError(messageOf(create.error, text.characters.unknownError))}
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            {before && (
              <LinkButton variant="secondary" to={`#${before}`} state={onwards}>
                {copy.back}
              </LinkButton>
            )}
            <Button type="submit" busy={create.isPending} disabled={!after && full}>
              {after ? copy.next : create.isPending ? text.characters.creating : text.characters.create}
            </Button>
            <LinkButton variant="quiet" to={fixed ? `/campaigns/${fixed.id}#character` : "/characters"}>
              {text.common.cancel}
            </LinkButton>
          </div>
        </form>
        <UnsavedChanges active={creation.isBegun} title={copy.leaveTitle} hint={copy.leaveHint} />
      </FormHeroContext>
    </FormProvider>
  );
}
