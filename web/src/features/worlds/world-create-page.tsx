import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import { GenerateWorldRequest } from "#contracts/http/worlds";

import { toast } from "../../shared/ui/overlays/toast.ts";
import { ApiError, messageOf } from "../../shared/api/api-error.ts";
import { DescriptionFailed } from "../../shared/description/description-failed.tsx";
import { useLastError } from "../../shared/description/use-last-error.ts";
import { formResolver } from "../../shared/form/form-resolver.ts";
import { useCreateOnce } from "../../shared/form/use-create-once.ts";
import { SAVED, UnsavedChanges } from "../../shared/form/unsaved-changes.tsx";
import { text } from "../../shared/text/text.ts";
import { Button, LinkButton } from "../../shared/ui/buttons/button.tsx";
import { Field } from "../../shared/ui/fields/field.tsx";
import { Textarea } from "../../shared/ui/fields/input.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { useCreateWorld } from "./api/create-world.ts";
import { WorldFields } from "./components/world-fields.tsx";

const resolver = formResolver(GenerateWorldRequest);

/** Returns the server's message, or a general message when the server sent none. */
function messageFor(error: Error): string {
  const hasNoMessage = error instanceof ApiError && error.code === "unknown";
  return hasNoMessage ? text.worlds.createFailed : messageOf(error, text.worlds.unknownError);
}

/** The page /worlds/create. */
export function Component() {
  const navigate = useNavigate();
  const create = useCreateWorld();
  const createOnce = useCreateOnce(create);
  const form = useForm({
    resolver,
    mode: "onTouched",
    defaultValues: { name: "", genres: [], magicLevel: "medium", setting: "", additionalDetails: "" },
  });
  const { register, watch, handleSubmit, formState } = form;
  const ready = watch("genres").length > 0 && Boolean(watch("magicLevel"));

  const failed = useLastError(create);

  const submit = (by?: "oracle") =>
    handleSubmit((body) =>
      createOnce(by === undefined ? body : { ...body, gameMaster: by }, ({ worldId, name, source }) => {
        toast.success(text.worlds.created(name), { description: source && text.describing.writtenBy[source] });
        void navigate(`/worlds/${worldId}`, { state: SAVED, replace: true });
      }),
    );

  return (
    <Page narrow>
      <PageHeader
        title={text.worlds.createNew}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.worlds, to: "/worlds" },
          { label: text.worlds.create },
        ]}
      />
      <Notice title={text.worlds.howTitle}>{text.worlds.how}</Notice>
      <FormProvider {...form}>
        <form className="grid gap-8" noValidate onSubmit={(event) => void submit()(event)}>
          <WorldFields nameHint={text.worlds.nameHint} />
          <Field
            label={text.worlds.details}
            hint={text.worlds.detailsHint}
            error={formState.errors.additionalDetails?.message}
          >
            {(field) => (
              <Textarea
                {...field}
                {...register("additionalDetails")}
                className="min-h-24"
                placeholder={text.worlds.detailsPlaceholder}
              />
            )}
          </Field>
          <Field label={text.worlds.generated}>
            {(field) => (
              <Textarea
                {...field}
                readOnly
                rows={2}
                value={create.data?.aiGeneratedDescription ?? ""}
                placeholder={text.worlds.generatedEmpty}
              />
            )}
          </Field>
          {failed && (
            <DescriptionFailed
              error={failed}
              say={text.worlds.createError}
              otherwise={messageFor(failed)}
              busy={create.isPending}
              onAgain={(by) => void submit(by)()}
            />
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={create.isPending} disabled={!ready}>
              {create.isPending ? text.worlds.creating : text.worlds.create}
            </Button>
            <LinkButton variant="quiet" to="/worlds">
              {text.common.cancel}
            </LinkButton>
            {!ready && <p className="text-sm text-quiet">{text.worlds.createNeeds}</p>}
          </div>
        </form>
      </FormProvider>
      <UnsavedChanges active={formState.isDirty} />
    </Page>
  );
}
