import { useQuery } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { Navigate, useNavigate, useParams } from "react-router-dom";
import * as z from "zod/mini";

import { genres, magicLevel, setting, type World } from "#contracts/entities/world";
import { isPresent } from "#contracts/non-blank";
import { description, name } from "#contracts/text";

import { toast } from "../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../shared/api/api-error.ts";
import { worldQuery } from "../../shared/api/records.ts";
import { FormButtons } from "../../shared/form/form-buttons.tsx";
import { formResolver } from "../../shared/form/form-resolver.ts";
import { SAVED, UnsavedChanges } from "../../shared/form/unsaved-changes.tsx";
import { Sigil } from "../../shared/sigil/sigil.tsx";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { Field } from "../../shared/ui/fields/field.tsx";
import { Textarea } from "../../shared/ui/fields/input.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { useUpdateWorld } from "./api/update-world.ts";
import { WorldFields } from "./components/world-fields.tsx";

const resolver = formResolver(
  z.strictObject({
    name,
    genres: genres.check(z.minLength(1, { error: text.worlds.genresMissing })),
    magicLevel,
    setting,
    description,
  }),
);

/** The page /worlds/:worldId/edit. If the world does not exist or belongs to another player, it redirects to the list. */
export function Component() {
  const { worldId = "" } = useParams();
  const world = useQuery(worldQuery(worldId));
  return (
    <Page narrow>
      <Loaded query={world} missing={<Navigate to="/worlds" replace />}>
        {(loaded) => (
          <>
            <PageHeader
              title={text.worlds.editWorld}
              sigil={<Sigil kind="world" id={loaded.id} genres={loaded.genres} size={52} />}
              breadcrumb={[
                { label: text.nav.dashboard, to: "/" },
                { label: text.nav.worlds, to: "/worlds" },
                { label: loaded.name, to: `/worlds/${loaded.id}` },
                { label: text.worlds.edit },
              ]}
            />
            {loaded.campaignCount > 0 ? <LockedWorld world={loaded} /> : <WorldForm key={loaded.id} world={loaded} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function LockedWorld({ world }: { readonly world: World }) {
  return (
    <>
      <Notice tone="warning" title={text.worlds.lockedTitle}>
        {text.worlds.locked(world.campaignCount)}
      </Notice>
      <div>
        <LinkButton variant="secondary" to={`/worlds/${world.id}`}>
          {text.worlds.backToWorld}
        </LinkButton>
      </div>
    </>
  );
}

function WorldForm({ world }: { readonly world: World }) {
  const navigate = useNavigate();
  const update = useUpdateWorld(world.id);
  const form = useForm({
    resolver,
    mode: "onTouched",
    defaultValues: {
      name: world.name,
      genres: world.genres,
      magicLevel: world.magicLevel,
      setting: world.setting,
      description: isPresent(world.description) ? world.description : world.additionalDetails,
    },
  });
  const { register, handleSubmit, formState } = form;

  const submit = handleSubmit((body) =>
    update.mutate(body, {
      onSuccess: () => {
        toast.success(text.worlds.saved);
        void navigate(`/worlds/${world.id}`, { state: SAVED, replace: true });
      },
    }),
  );

  return (
    <FormProvider {...form}>
      <form className="grid gap-8" noValidate onSubmit={(event) => void submit(event)}>
        <WorldFields />
        <Field
          label={text.worlds.description}
          hint={text.worlds.descriptionHint}
          error={formState.errors.description?.message}
        >
          {(field) => <Textarea {...field} {...register("description")} className="min-h-56" />}
        </Field>
        {update.error && (
          <Notice tone="error">{text.worlds.updateError(messageOf(update.error, text.worlds.unknownError))}</Notice>
        )}
        <FormButtons busy={update.isPending} cancelTo={`/worlds/${world.id}`} />
      </form>
      <UnsavedChanges active={formState.isDirty} />
    </FormProvider>
  );
}
