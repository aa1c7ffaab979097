import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { text } from "../../../shared/text/text.ts";
import { Flame } from "../../../shared/ui/content/flame.tsx";
import { useDocumentTitle } from "../../../shared/use-document-title.ts";

/** The token after the `#` of a mailed link; null when it is missing or empty. Browsers do not send the part after the `#` to a server. */
export const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("token") || null;

/** A page that a mailed link opens, with or without a session. */
export function MailPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[29rem] content-center gap-6 px-5 py-12">
      <Flame size={44} />
      <h1 className="font-display text-2xl font-semibold tracking-tight text-balance">{title}</h1>
      {children}
      <p>
        <Link to="/login" className="link inline-block min-h-6">
          {text.account.toLogin}
        </Link>
      </p>
    </main>
  );
}
