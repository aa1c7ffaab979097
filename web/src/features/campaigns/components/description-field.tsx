import { useFormContext } from "react-hook-form";

import type { Campaign } from "#contracts/entities/campaign";
import { GenerateCampaignRequest } from "#contracts/http/campaigns";
import { isPresent } from "#contracts/present";
import * as z from "zod/mini";

import { text } from "../../../shared/text/en.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { Field } from "../../../shared/ui/field.tsx";
import { Textarea } from "../../../shared/ui/input.tsx";
import { useGenerateCampaign } from "../api/generate-campaign.ts";
import type { CampaignFormValues } from "../campaign-form.ts";

/** The description with its Generate / Regenerate button, which needs a world to draw on. A failure leaves what stands in the field as it is (product.md §8). */
export function DescriptionField({ campaign }: { readonly campaign: Campaign }) {
  const generate = useGenerateCampaign(campaign.id);
  const { register, watch, trigger, getValues, setValue, formState } = useFormContext<CampaignFormValues>();
  const written = isPresent(watch("description"));

  async function write() {
    if (!(await trigger())) return;
    const { description: _old, maxCharacters: _seats, ...wish } = getValues();
    const request = z.safeParse(GenerateCampaignRequest, wish);
    if (!request.success) return;
    generate.mutate(request.data, {
      onSuccess: ({ description }) => setValue("description", description, { shouldDirty: true, shouldValidate: true }),
    });
  }

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
          {generate.isError && text.campaigns.generateError}
          {generate.isSuccess && text.campaigns.generated}
        </p>
      </div>
    </div>
  );
}
