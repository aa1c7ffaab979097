import type { SessionAnswer } from "#contracts/http/auth";

import { request } from "../api/request.ts";
import { setSession } from "./session-store.ts";

/** Asks the server who is signed in (GET /api/auth/session) and updates the store. Never throws. */
export async function refreshSession(): Promise<void> {
  try {
    const answer = await request<SessionAnswer>("/api/auth/session");
    setSession(answer?.user ? { status: "signed-in", user: answer.user } : { status: "signed-out", reason: "none" });
  } catch {
    setSession({ status: "unreachable" });
  }
}
