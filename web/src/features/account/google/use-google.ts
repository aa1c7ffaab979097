import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import type { GoogleOutcome, ProvidersAnswer } from "#contracts/http/auth";

import { messageOf } from "../../../shared/api/api-error.ts";
import { request } from "../../../shared/api/request.ts";
import { refreshSession } from "../../../shared/session/refresh-session.ts";
import { text } from "../../../shared/text/text.ts";
import { openWindow } from "./open-window.ts";

type Say = (tone: "info" | "error", words: string) => void;

/** The message for each outcome after which nobody is signed in. */
const MESSAGES: Readonly<Record<Exclude<GoogleOutcome, "signed-in" | "connected" | "link"> | "closed", () => string>> =
  {
    closed: () => text.login.googleClosed,
    cancelled: () => text.login.googleClosed,
    unverified: () => text.login.googleUnverified,
    taken: () => text.login.googleTaken,
    failed: () => text.login.googleFailed,
  };

/** Signs in with Google in a separate window. `linking` is true while the password of an existing account is needed. */
export function useGoogle(say: Say) {
  const providers = useQuery({
    queryKey: ["auth", "providers"],
    queryFn: ({ signal }) => request<ProvidersAnswer>("/api/auth/providers", { signal }),
    staleTime: Infinity,
  });
  const [linking, setLinking] = useState(false);
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  function end(outcome: GoogleOutcome | "closed"): void {
    if (outcome === "signed-in" || outcome === "connected") void refreshSession();
    else if (outcome === "link") setLinking(true);
    else
      say(
        outcome === "failed" || outcome === "unverified" || outcome === "taken" ? "error" : "info",
        MESSAGES[outcome](),
      );
  }

  async function start(): Promise<void> {
    if (providers.data && !("google" in providers.data)) return say("info", text.login.googleNotConfigured);
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    const popup = openWindow();
    if (!popup) return say("error", text.login.googleBlocked);
    say("info", text.login.googleWaiting);
    try {
      const { followWindow } = await import("./google-window.ts");
      await followWindow(popup, end, signal);
    } catch (error) {
      popup.close();
      say("error", messageOf(error, text.login.googleFailed));
    }
  }

  return { start, linking, stopLinking: () => setLinking(false) };
}
