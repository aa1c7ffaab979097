import { isRouteErrorResponse, Link, useRouteError } from "react-router-dom";

import { useDocumentTitle } from "../shared/use-document-title.ts";
import { text } from "../shared/text/text.ts";

/** Shown when a page fails outside of the shell. */
export function ErrorPage() {
  return (
    <main>
      <ErrorInShell />
    </main>
  );
}

/** Shown inside the shell when a page fails. */
export function ErrorInShell() {
  const error = useRouteError();
  return <Unexpected missing={isRouteErrorResponse(error) && error.status === 404} />;
}

/** Shown for an unknown address. */
export const PageMissing = () => <Unexpected missing />;

/** A page about an error. The heading says what happened; the links lead back into the app. */
function Unexpected({ missing }: { readonly missing: boolean }) {
  useDocumentTitle(text.errors.unexpected);
  return (
    <div className="mx-auto grid min-h-[70dvh] w-full max-w-xl content-center gap-4 px-6 py-14">
      <h1 className="font-display text-2xl font-semibold">{text.errors.unexpected}</h1>
      <p className="text-quiet">{missing ? text.errors.pageMissing : text.errors.pageBroke}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        <Link className="link" to="/">
          {text.errors.backHome}
        </Link>
        {!missing && (
          <button className="link" type="button" onClick={() => window.location.reload()}>
            {text.errors.reload}
          </button>
        )}
      </p>
    </div>
  );
}
