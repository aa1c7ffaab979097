import { useFormContext } from "react-hook-form";

import type { Campaign } from "#contracts/entities/campaign";
import { type GeneratedCampaignAnswer, GenerateCampaignRequest } from "#contracts/http/campaigns";
import { isPresent } from "#contracts/non-blank";
import * as z from "zod/mini";

import { DescriptionFailed } from "../../../shared/description/description-failed.tsx";
import { modelFailureOf } from "../../../shared/description/model-failure.ts";
import { useLastError } from "../../../shared/description/use-last-error.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Textarea } from "../../../shared/ui/fields/input.tsx";
import { useGenerateCampaign } from "../api/generate-campaign.ts";
import type { CampaignFormValues } from "../campaign-form.ts";

interface DescriptionFieldProps {
  readonly campaign: Campaign;
  /** Called with the generated description, which is saved together with the field. */
  readonly onWritten: (answer: GeneratedCampaignAnswer) => void;
}

/**
 * The field for the description, with a button to generate or regenerate it. Generating needs a world. When generating fails, the field
 * keeps its text.
 */
export function DescriptionField({ campaign, onWritten }: DescriptionFieldProps) {
  const generate = useGenerateCampaign(campaign.id);
  const failed = useLastError(generate);
  const failure = failed && modelFailureOf(failed);
  const { register, watch, trigger, getValues, setValue, setFocus, formState } = useFormContext<CampaignFormValues>();
  const written = isPresent(watch("description"));

  /** @param by the writer that the player chose after a failure; the button for this choice disappears together with the failure message */
  async function write(by?: "oracle" | "again") {
    if (!(await trigger())) return;
    const { description: _old, maxCharacters: _seats, houseRules: _rules, ...wish } = getValues();
    const request = z.safeParse(GenerateCampaignRequest, wish);
    if (!request.success) return;
    const wished = by === "oracle" ? { ...request.data, gameMaster: by } : request.data;
    generate.mutate(wished, {
      onSuccess: (answer) => {
        setValue("description", answer.description, { shouldDirty: true, shouldValidate: true });
        onWritten(answer);
        if (by) setFocus("description");
      },
    });
  }

  const source = generate.data?.source;
  const button = written ? text.campaigns.regenerate : text.campaigns.generate;
  return (
    <div className="grid gap-3">
      <Field
        label={text.campaigns.description}
        hint={text.worlds.descriptionHint}
        error={formState.errors.description?.message}
      >
        {(field) => (
          <Textarea {...field} {...register("description")} className="min-h-56" readOnly={generate.isPending} />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {campaign.worldName !== null && (
          <Button variant="secondary" size="small" busy={generate.isPending} onClick={() => void write()}>
            {generate.isPending ? text.campaigns.generatingDescription : button}
          </Button>
        )}
        <p aria-live="polite" className={generate.isError ? "text-sm text-loss" : "text-sm text-quiet"}>
          {generate.isError && !failure && text.campaigns.generateError}
          {generate.isSuccess && text.campaigns.generated}
          {source && ` ${text.describing.writtenBy[source]}.`}
        </p>
      </div>
      {failed && failure && (
        <DescriptionFailed
          error={failed}
          title={text.describing.failed}
          say={(sentence) => sentence}
          otherwise={text.campaigns.generateError}
          busy={generate.isPending}
          onAgain={(by) => void write(by ?? "again")}
        />
      )}
    </div>
  );
}
