import { submitAuthForm } from "./auth-form.ts";
import { setSession } from "./session-store.ts";

/** Ends the session at the server, then here. Throws where the server could not be told: the player is then still signed in. */
export async function signOut(): Promise<void> {
  await submitAuthForm("/api/auth/signout", {});
  setSession({ status: "signed-out", reason: "left" });
}
