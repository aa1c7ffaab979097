import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";

import type { Campaign } from "#contracts/entities/campaign";

import { messageOf } from "../../../shared/api/api-error.ts";
import { formResolver } from "../../../shared/form/form-resolver.ts";
import { SAVED, UnsavedChanges } from "../../../shared/form/unsaved-changes.tsx";
import { text } from "../../../shared/text/en.ts";
import { Button, LinkButton } from "../../../shared/ui/button.tsx";
import { Notice } from "../../../shared/ui/notice.tsx";
import { useCreateCharacter } from "../api/create-character.ts";
import { CharacterForm, sheetOf, type CharacterFormValues } from "../character-form.ts";
import { newCharacter } from "../new-character.ts";
import { useFollowSuggestions } from "../use-suggested-stats.ts";
import { CampaignField, FixedCampaign } from "./campaign-field.tsx";
import { CharacterFields } from "./character-fields.tsx";

const resolver = formResolver(CharacterForm);

interface CreateCharacterFormProps {
  readonly campaigns: readonly Campaign[];
  /** The campaign the route carries; then there is nothing to choose. */
  readonly fixed: Campaign | null;
}

/** The form of a new character; it begins at the campaign's starting level and leads on to the session. */
export function CreateCharacterForm({ campaigns, fixed }: CreateCharacterFormProps) {
  const navigate = useNavigate();
  const create = useCreateCharacter();
  const form = useForm<CharacterFormValues, unknown, CharacterFormValues>({
    resolver,
    mode: "onTouched",
    defaultValues: newCharacter(fixed?.id ?? "", fixed?.startingLevel ?? 1),
  });
  useFollowSuggestions(form);
  const { watch, setValue, handleSubmit, formState } = form;
  const chosen = campaigns.find(({ id }) => id === watch("campaignId"));
  const full = chosen !== undefined && chosen.characterCount >= chosen.maxCharacters;

  const submit = handleSubmit((values) =>
    create.mutate(sheetOf(values), {
      onSuccess: ({ name, campaignId }) => {
        toast.success(text.characters.created(name));
        void navigate(`/campaigns/${campaignId}#session`, { state: SAVED });
      },
    }),
  );

  /** The starting level follows the campaign until the player has set one of their own. */
  function follow(campaign: Campaign | undefined) {
    if (campaign && !formState.dirtyFields.classes?.[0]?.level) setValue("classes.0.level", campaign.startingLevel);
  }

  return (
    <FormProvider {...form}>
      <form className="grid gap-10" noValidate onSubmit={(event) => void submit(event)}>
        {fixed ? <FixedCampaign campaign={fixed} /> : <CampaignField campaigns={campaigns} onChoose={follow} />}
        {full && <Notice tone="warning">{text.characters.campaignFull(chosen.maxCharacters)}</Notice>}
        <CharacterFields isNew />
        {create.error && (
          <Notice tone="error">
            {text.characters.createError(messageOf(create.error, text.characters.unknownError))}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={create.isPending} disabled={full}>
            {create.isPending ? text.characters.creating : text.characters.create}
          </Button>
          <LinkButton variant="quiet" to={fixed ? `/campaigns/${fixed.id}#character` : "/characters"}>
            {text.common.cancel}
          </LinkButton>
        </div>
      </form>
      <UnsavedChanges active={formState.isDirty} />
    </FormProvider>
  );
}
