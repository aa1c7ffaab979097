import { Navigate, Outlet, useLocation } from "react-router-dom";

import { refreshSession } from "../shared/session/refresh-session.ts";
import { useSession } from "../shared/session/session-store.ts";
import { text } from "../shared/text/text.ts";
import { PageLoading } from "../shared/ui/page-loading.tsx";

/** Lets signed-in players through; sends others to /login, which brings them back here afterwards (product.md §2). */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  switch (session.status) {
    case "signed-in":
      return <Outlet />;
    case "unknown":
      return <PageLoading />;
    case "unreachable":
      return (
        <main className="grid min-h-dvh place-content-center justify-items-center gap-4 px-6 text-center">
          <h1 className="font-display text-xl font-semibold">{text.errors.unreachable}</h1>
          <p className="text-quiet">{text.errors.unreachableHint}</p>
          <button className="link" type="button" onClick={() => void refreshSession()}>
            {text.common.retry}
          </button>
        </main>
      );
    case "signed-out": {
      // Someone who left on purpose starts afresh; everybody else returns to the page they asked for.
      const from = session.reason === "left" ? undefined : pathname + search + hash;
      return <Navigate to="/login" replace state={{ from }} />;
    }
  }
}
