import { Navigate, useLocation } from "react-router-dom";

import { useSession } from "../../shared/session/session-store.ts";
import { text } from "../../shared/text/text.ts";
import { CreditsLink } from "../../shared/ui/page/credits-link.tsx";
import { Flame } from "../../shared/ui/content/flame.tsx";
import { PageLoading } from "../../shared/ui/page/page-loading.tsx";
import { useDocumentTitle } from "../../shared/use-document-title.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { LoginForm } from "./login-form.tsx";

/** The page /login. A player who is signed in already is sent on to the page they wanted. */
export function Component() {
  const session = useSession();
  const location = useLocation();
  const from = (location.state as { from?: string } | null)?.from;
  useDocumentTitle(text.login.pageTitle);

  if (session.status === "signed-in") return <Navigate to={from ?? "/"} replace />;
  if (session.status === "unknown") return <PageLoading />;
  const expired = session.status === "signed-out" && session.reason === "expired";
  return (
    <main className="mx-auto grid min-h-dvh max-w-6xl content-center items-center gap-x-20 gap-y-10 px-5 py-12 sm:px-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <header className="grid gap-6 max-lg:justify-items-center max-lg:text-center">
        <span className="lg:-ml-2.5">
          <Flame size={56} />
        </span>
        <div>
          <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-[3.5rem] sm:leading-none">
            {text.login.title}
          </h1>
          <p className="mt-3 text-lg text-balance text-quiet sm:text-xl">{text.login.subtitle}</p>
        </div>
        <div className="prose-story mt-4 hidden border-t border-line pt-7 lg:block">
          <p className="drop-cap">{text.login.epigraph}</p>
          <p>
            <span className="text-ember">{text.login.epigraphSaid[0]}</span> {text.login.epigraphSaid[1]}{" "}
            <span className="text-ember">{text.login.epigraphSaid[2]}</span>
          </p>
        </div>
        <p className="hidden max-w-prose text-quiet lg:block">{text.login.promises}</p>
      </header>
      <div className="grid w-full gap-5 max-lg:max-w-[27rem] max-lg:justify-self-center">
        <LoginForm firstMessage={expired ? text.login.sessionEnded : null} />
        <LanguageSwitch />
        <p className="justify-self-center text-sm text-quiet">
          <CreditsLink />
        </p>
      </div>
    </main>
  );
}
