import { useState } from "react";

import { text } from "../../shared/text/text.ts";
import { faultsOf, joinFaults, type Credentials, type Faults, type Mode } from "./credentials.ts";
import { refusalWords } from "./refusal-words.ts";
import { signIn, signUp } from "./sign-in.ts";

/** The message above the form. */
interface Message {
  readonly tone: "error" | "info";
  readonly text: string;
}

/** The state and the steps of the login form: validate, create the account if asked to, sign in. */
export function useLogin(firstMessage: string | null) {
  const [mode, setMode] = useState<Mode>("sign-in");
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState<Message | null>(firstMessage ? { tone: "info", text: firstMessage } : null);

  const fail = (failure: string, where: Faults = {}) => {
    setFaults(where);
    setMessage({ tone: "error", text: failure });
  };

  const changeMode = (next: Mode) => {
    setMode(next);
    setFaults({});
    setMessage(null);
  };

  /** Resolves with the errors found, so that the form can focus the first field with one. */
  async function submit(credentials: Credentials): Promise<Faults> {
    const found = faultsOf(mode, credentials);
    if (Object.keys(found).length > 0) {
      fail(joinFaults(found), found);
      return found;
    }
    setBusy(true);
    setFaults({});
    setMessage(null);
    try {
      if (mode === "sign-up") {
        await signUp(credentials);
        await signIn(credentials).catch(() => {
          changeMode("sign-in");
          throw new Error(text.login.accountMade);
        });
      } else await signIn(credentials);
    } catch (error) {
      fail(refusalWords(error));
    } finally {
      setBusy(false);
    }
    return {};
  }

  const say = (tone: Message["tone"], words: string) => setMessage({ tone, text: words });

  return { mode, busy, faults, message, changeMode, submit, say };
}
