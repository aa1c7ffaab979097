import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";
import type { GeneratedCampaignAnswer, UpdateCampaignRequest } from "#contracts/http/campaigns";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { FormButtons } from "../../../shared/form/form-buttons.tsx";
import { formResolver } from "../../../shared/form/form-resolver.ts";
import { SAVED, UnsavedChanges } from "../../../shared/form/unsaved-changes.tsx";
import { text } from "../../../shared/text/text.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input, Textarea } from "../../../shared/ui/fields/input.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { useUpdateCampaign } from "../api/update-campaign.ts";
import { EditCampaignForm as schema, formOf } from "../campaign-form.ts";
import { CampaignFields } from "./campaign-fields.tsx";
import { DescriptionField } from "./description-field.tsx";

const resolver = formResolver(schema);

/** The form of a stored campaign. A generated description only fills the field; it is stored when the player saves. */
export function EditCampaignForm({ campaign }: { readonly campaign: Campaign }) {
  const navigate = useNavigate();
  const update = useUpdateCampaign(campaign.id);
  const form = useForm({ resolver, mode: "onTouched", defaultValues: formOf(campaign) });
  const { register, handleSubmit, formState } = form;
  const toCampaign = `/campaigns/${campaign.id}#campaign-overview`;

  const [written, setWritten] = useState<GeneratedCampaignAnswer | null>(null);

  const submit = handleSubmit(({ worldId: _fixed, ...changes }) =>
    update.mutate(
      { ...changes, ...savedWith(changes.description, campaign, written) },
      {
        onSuccess: () => {
          toast.success(text.campaigns.saved);
          void navigate(toCampaign, { state: SAVED, replace: true });
        },
      },
    ),
  );

  return (
    <FormProvider {...form}>
      <form className="grid gap-8" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={text.campaigns.name} required error={formState.errors.name?.message}>
          {(field) => <Input {...field} {...register("name")} autoComplete="off" />}
        </Field>
        <DescriptionField campaign={campaign} onWritten={setWritten} />
        <CampaignFields />
        <Field label={text.campaigns.notes} hint={text.campaigns.notesHint} error={formState.errors.notes?.message}>
          {(field) => <Textarea {...field} {...register("notes")} className="min-h-24" />}
        </Field>
        {update.error && (
          <Notice tone="error">
            {text.campaigns.updateError(messageOf(update.error, text.campaigns.unknownError))}
          </Notice>
        )}
        <FormButtons busy={update.isPending} cancelTo={toCampaign} />
      </form>
      <UnsavedChanges active={formState.isDirty} />
    </FormProvider>
  );
}

/** The metadata to save together with a description that was generated in this form. Empty when the stored description stays. */
function savedWith(
  description: string,
  campaign: Campaign,
  written: GeneratedCampaignAnswer | null,
): Pick<UpdateCampaignRequest, "aiGeneratedDescription" | "sealedSecrets"> {
  if (!written || description === campaign.description) return {};
  const { aiGeneratedDescription, sealedSecrets } = written;
  return { aiGeneratedDescription, sealedSecrets };
}
