import { create } from "zustand";

import type { AuthUser } from "#contracts/entities/user";

/** Why nobody is signed in: never signed in, signed out, or the session has expired. */
type SignedOutReason = "none" | "left" | "expired";

type Session =
  | { readonly status: "unknown" }
  | { readonly status: "unreachable" }
  | { readonly status: "signed-in"; readonly user: AuthUser }
  | { readonly status: "signed-out"; readonly reason: SignedOutReason };

/** The session as this browser knows it. The server decides; see refresh-session.ts. */
export const useSession = create<Session>()(() => ({ status: "unknown" }));

export const setSession = (session: Session): void => useSession.setState(session, true);

/** The signed-in user, for pages behind RequireSession. */
export function useUser(): AuthUser | null {
  return useSession((session) => (session.status === "signed-in" ? session.user : null));
}

/** Marks the session as expired after a 401. Without a session nothing changes. */
export function endSession(): void {
  if (useSession.getState().status === "signed-in") setSession({ status: "signed-out", reason: "expired" });
}
