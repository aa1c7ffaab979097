import { create } from "zustand";

import type { AuthUser } from "#contracts/entities/user";

/** Why nobody is signed in: never was, left on purpose, or the session ended under the player's hands. */
type SignedOutReason = "none" | "left" | "expired";

type Session =
  | { readonly status: "unknown" }
  | { readonly status: "unreachable" }
  | { readonly status: "signed-in"; readonly user: AuthUser }
  | { readonly status: "signed-out"; readonly reason: SignedOutReason };

/** Who is signed in, as far as the browser knows. The server decides; see refresh-session.ts. */
export const useSession = create<Session>()(() => ({ status: "unknown" }));

export const setSession = (session: Session): void => useSession.setState(session, true);

/** The signed-in user; for pages behind the session check. */
export function useUser(): AuthUser | null {
  return useSession((session) => (session.status === "signed-in" ? session.user : null));
}

/** The server no longer knows this session (a 401). Somebody who never was signed in stays just that. */
export function endSession(): void {
  if (useSession.getState().status === "signed-in") setSession({ status: "signed-out", reason: "expired" });
}
