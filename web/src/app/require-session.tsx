import { useDeferredValue } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";

import { refreshSession } from "../shared/session/refresh-session.ts";
import { useSession } from "../shared/session/session-store.ts";
import { text } from "../shared/text/text.ts";
import { PageLoading } from "../shared/ui/page/page-loading.tsx";

/** Shows the page to signed-in players. Sends others to /login, which returns them here after they have signed in. */
export function RequireSession() {
  const known = useSession();
  const before = useDeferredValue(known);
  // When the answer comes, the page is rendered in short steps, so that the browser can paint in between.
  const session = before.status === "unknown" ? before : known;
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
      // The dashboard itself says that nobody is signed in, if the session ends while it is open.
      if (session.reason === "expired" && pathname === "/") return <Outlet />;
      // After a sign-out the next sign-in starts at the dashboard; after an expired session it returns to this page.
      const from = session.reason === "left" ? undefined : pathname + search + hash;
      return <Navigate to="/login" replace state={{ from }} />;
    }
  }
}
