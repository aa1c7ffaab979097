import type { ReactNode } from "react";

import { useDocumentTitle } from "../../use-document-title.ts";
import { LinkButton } from "../buttons/button.tsx";
import { Page } from "./page.tsx";
import { ErrorState } from "../states/states.tsx";

/** The page for a record that does not exist or belongs to another player. Both cases look the same on purpose. */
export function MissingPage({
  title,
  message,
  back,
}: {
  readonly title: string;
  readonly message: string;
  readonly back: { readonly to: string; readonly label: ReactNode };
}) {
  useDocumentTitle(title);
  return (
    <Page narrow>
      <ErrorState
        as="h1"
        title={title}
        message={message}
        action={
          <LinkButton variant="secondary" to={back.to}>
            {back.label}
          </LinkButton>
        }
      />
    </Page>
  );
}
