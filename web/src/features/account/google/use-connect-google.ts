import { useEffect, useRef, useState, type FormEvent } from "react";

import type { GoogleOutcome } from "#contracts/http/auth";

import { request } from "../../../shared/api/request.ts";
import { refreshSession } from "../../../shared/session/refresh-session.ts";
import { text } from "../../../shared/text/text.ts";
import { refusalMessage } from "../refusal-message.ts";
import { followWindow } from "./google-window.ts";
import { openWindow } from "./open-window.ts";

/** The message for each outcome after which no Google account is connected. */
const MESSAGES: Readonly<Record<Exclude<GoogleOutcome, "connected"> | "closed", () => string>> = {
  closed: () => text.account.googleClosed,
  cancelled: () => text.account.googleClosed,
  unverified: () => text.login.googleUnverified,
  taken: () => text.account.googleTaken,
  // The request to connect had expired, so the window signed the player in instead of connecting the account.
  "signed-in": () => text.account.googleFailed,
  link: () => text.account.googleFailed,
  failed: () => text.account.googleFailed,
};

/** Connects a Google account to the signed-in account: first asks for the password, then opens Google's window. */
export function useConnectGoogle(onConnected: () => Promise<void>) {
  const [state, setState] = useState<{ readonly busy: boolean; readonly failure?: string }>({ busy: false });
  const attempt = useRef<AbortController>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  async function end(outcome: GoogleOutcome | "closed"): Promise<void> {
    if (outcome === "connected") await onConnected();
    else setState({ busy: false, failure: MESSAGES[outcome]() });
    if (outcome === "signed-in") await refreshSession();
  }

  async function connect(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("password");
    const popup = openWindow();
    if (!popup) return setState({ busy: false, failure: text.login.googleBlocked });
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    setState({ busy: true });
    try {
      await request("/api/account/google", { method: "POST", body: { password } });
      await followWindow(popup, (outcome) => void end(outcome), signal);
    } catch (error) {
      popup.close();
      setState({ busy: false, failure: refusalMessage(error) });
    }
    return undefined;
  }

  return { ...state, onSubmit: (event: FormEvent<HTMLFormElement>) => void connect(event) };
}
