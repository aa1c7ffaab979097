import { FormProvider, useForm } from "react-hook-form";
import { Link } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { formResolver } from "../../../shared/form/form-resolver.ts";
import { UnsavedChanges } from "../../../shared/form/unsaved-changes.tsx";
import { text } from "../../../shared/text/text.ts";
import { Button, LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { useLinkCharacter } from "../api/link-character.ts";
import { useStepHistory } from "../creation/step-history.ts";
import { LinkRequestForm, type LinkRequestValues } from "../link-request.ts";
import { CampaignField, FixedCampaign } from "./campaign-field.tsx";
import { ExportField } from "./export-field.tsx";
import { RadioGroup } from "./radio-group.tsx";

const copy = text.characters.link;
const resolver = formResolver(LinkRequestForm);
const ways = (["address", "paste"] as const).map((value) => ({ value, label: copy.ways[value] }));

interface LinkFormProps {
  readonly campaigns: readonly Campaign[];
  /** The campaign that the address names; null when the player chooses a campaign. */
  readonly fixed: Campaign | null;
}

/** Links a D&D Beyond character by its address, or by its exported text if the character is private. */
export function LinkForm({ campaigns, fixed }: LinkFormProps) {
  const { here, leave } = useStepHistory();
  const link = useLinkCharacter();
  const form = useForm<LinkRequestValues, unknown, LinkRequestValues>({
    resolver,
    defaultValues: { way: "address", campaignId: fixed?.id ?? "", sheet: "", exported: "" },
  });
  const { register, watch, setValue, handleSubmit, formState } = form;
  const { errors } = formState;
  const way = watch("way");
  const chosen = campaigns.find(({ id }) => id === watch("campaignId"));
  const full = chosen !== undefined && chosen.characterCount >= chosen.maxCharacters;

  const submit = handleSubmit(({ campaignId, sheet, exported, ...values }) =>
    link.mutate(
      { campaignId, ...(values.way === "paste" ? { exported } : { sheet: sheet.trim() }) },
      {
        onSuccess: ({ id, name }) => {
          toast.success(copy.linked(name));
          leave(`/characters/${id}`);
        },
      },
    ),
  );

  return (
    <FormProvider {...form}>
      <form className="grid gap-8" noValidate onSubmit={(event) => void submit(event)}>
        {fixed ? <FixedCampaign campaign={fixed} /> : <CampaignField campaigns={campaigns} />}
        {full && <Notice tone="warning">{text.characters.campaignFull(chosen.maxCharacters)}</Notice>}
        <RadioGroup
          legend={copy.how}
          name="way"
          options={ways}
          value={way}
          onChange={(next) => setValue("way", next, { shouldDirty: true })}
        />
        {way === "address" ? (
          <Field label={copy.address} hint={copy.addressHint} required error={errors.sheet?.message}>
            {(field) => (
              <Input {...field} {...register("sheet")} placeholder={copy.addressPlaceholder} autoComplete="off" />
            )}
          </Field>
        ) : (
          <ExportField control={register("exported")} error={errors.exported?.message} />
        )}
        {link.error && <Notice tone="error">{copy.error(messageOf(link.error, text.characters.unknownError))}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={link.isPending} disabled={full}>
            {link.isPending ? copy.linking : copy.submit}
          </Button>
          <LinkButton variant="quiet" to={fixed ? `/campaigns/${fixed.id}#character` : "/characters"}>
            {text.common.cancel}
          </LinkButton>
        </div>
      </form>
      <p>
        <Link to="#" replace state={here} className="link">
          {copy.ownInstead}
        </Link>
      </p>
      <UnsavedChanges active={formState.isDirty} />
    </FormProvider>
  );
}
