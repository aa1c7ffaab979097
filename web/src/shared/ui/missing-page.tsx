import type { ReactNode } from "react";

import { useDocumentTitle } from "../use-document-title.ts";
import { LinkButton } from "./button.tsx";
import { Page } from "./page.tsx";
import { ErrorState } from "./states.tsx";

/** A page for a thing that is not there, or not this player's: the two look the same (design.md §3). */
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
