import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import type { World } from "#contracts/entities/world";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { DescriptionFailed } from "../../../shared/description/description-failed.tsx";
import { useLastError } from "../../../shared/description/use-last-error.ts";
import { FormButtons } from "../../../shared/form/form-buttons.tsx";
import { formResolver } from "../../../shared/form/form-resolver.ts";
import { useCreateOnce } from "../../../shared/form/use-create-once.ts";
import { SAVED, UnsavedChanges } from "../../../shared/form/unsaved-changes.tsx";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input, Textarea } from "../../../shared/ui/fields/input.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import { useCreateCampaign } from "../api/create-campaign.ts";
import { CreateCampaignForm as schema, type CampaignFormValues } from "../campaign-form.ts";
import { nameOf } from "../campaign-summary.ts";
import { CampaignFields } from "./campaign-fields.tsx";

const resolver = formResolver(schema);

interface CreateCampaignFormProps {
  readonly worlds: readonly World[];
  /** The world that the address names; null when the player chooses a world. */
  readonly fixed: World | null;
  readonly start: CampaignFormValues;
  readonly onCancelTo: string;
}

/** The form of a new campaign. When the generation or the save fails, everything that the player entered stays in the form. */
export function CreateCampaignForm({ worlds, fixed, start, onCancelTo }: CreateCampaignFormProps) {
  const navigate = useNavigate();
  const create = useCreateCampaign();
  const createOnce = useCreateOnce(create);
  const form = useForm({ resolver, mode: "onTouched", defaultValues: start });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;

  const failed = useLastError(create);

  const submit = (by?: "oracle") =>
    handleSubmit((wish) =>
      createOnce(by === undefined ? wish : { ...wish, gameMaster: by }, ({ campaign, source }) => {
        toast.success(text.campaigns.created(nameOf(campaign)), {
          description: source && text.describing.writtenBy[source],
        });
        void navigate(`/campaigns/${campaign.id}`, { state: SAVED, replace: true });
      }),
    );

  return (
    <FormProvider {...form}>
      <form className="grid gap-8" noValidate onSubmit={(event) => void submit()(event)}>
        {fixed ? (
          <FixedWorld world={fixed} />
        ) : (
          <Field label={text.campaigns.world} required error={errors.worldId?.message}>
            {(field) => (
              <Select
                {...field}
                {...register("worldId")}
                options={worlds.map(({ id, name }) => ({ value: id, label: name }))}
                placeholder={text.campaigns.worldPlaceholder}
              />
            )}
          </Field>
        )}
        <Field label={text.campaigns.name} hint={text.campaigns.nameHint} error={errors.name?.message}>
          {(field) => (
            <Input {...field} {...register("name")} placeholder={text.campaigns.namePlaceholder} autoComplete="off" />
          )}
        </Field>
        <CampaignFields />
        <Field label={text.campaigns.notes} hint={text.campaigns.notesHint} error={errors.notes?.message}>
          {(field) => <Textarea {...field} {...register("notes")} className="min-h-24" />}
        </Field>
        <Field
          label={text.campaigns.description}
          hint={text.campaigns.descriptionHint}
          error={errors.description?.message}
        >
          {(field) => <Textarea {...field} {...register("description")} className="min-h-24" />}
        </Field>
        {failed && (
          <DescriptionFailed
            error={failed}
            say={text.campaigns.createError}
            otherwise={messageOf(failed, text.campaigns.unknownError)}
            busy={create.isPending}
            onAgain={(by) => void submit(by)()}
          />
        )}
        <FormButtons
          busy={create.isPending}
          label={create.isPending ? text.campaigns.generating : text.campaigns.create}
          cancelTo={onCancelTo}
        />
      </form>
      <UnsavedChanges active={formState.isDirty} />
    </FormProvider>
  );
}

function FixedWorld({ world }: { readonly world: World }) {
  return (
    <div className="flex items-center gap-4">
      <Sigil kind="world" id={world.id} genres={world.genres} size={44} />
      <div className="min-w-0">
        <p className="text-sm text-quiet">{text.campaigns.world}</p>
        <p className="font-display text-lg font-semibold">{world.name}</p>
      </div>
    </div>
  );
}
