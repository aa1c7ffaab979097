import { submitAuthForm } from "./auth-form.ts";
import { setSession } from "./session-store.ts";

/** Ends the session on the server, then in this browser. Throws if the server cannot be reached; the player is then still signed in. */
export async function signOut(): Promise<void> {
  await submitAuthForm("/api/auth/signout", {});
  setSession({ status: "signed-out", reason: "left" });
}
