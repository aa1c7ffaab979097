import { useFormContext } from "react-hook-form";

import type { Campaign } from "#contracts/entities/campaign";

import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { useGenres } from "../../../shared/sigil/use-genres.ts";
import { text } from "../../../shared/text/text.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import type { CharacterFormValues } from "../character-form.ts";

/** The choice of the campaign that the character plays in. */
export function CampaignField({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const { register, formState } = useFormContext<Pick<CharacterFormValues, "campaignId">>();
  return (
    <Field label={text.characters.campaign} required error={formState.errors.campaignId?.message}>
      {(field) => (
        <Select
          {...field}
          {...register("campaignId")}
          options={campaigns.map(({ id, name, worldName }) => ({
            value: id,
            label: `${name || text.campaigns.unnamed} · ${worldName ?? text.characters.worldDeleted}`,
          }))}
          placeholder={text.characters.campaignPlaceholder}
        />
      )}
    </Field>
  );
}

/** The campaign from the address, which cannot be changed. */
export function FixedCampaign({ campaign }: { readonly campaign: Campaign }) {
  const genres = useGenres(campaign.worldId);
  return (
    <div className="flex items-center gap-4">
      <Sigil kind="campaign" id={campaign.id} genres={genres} size={44} />
      <div className="min-w-0">
        <p className="text-sm text-quiet">{text.characters.campaign}</p>
        <p className="font-display text-lg font-semibold">{campaign.name || text.campaigns.unnamed}</p>
      </div>
    </div>
  );
}
