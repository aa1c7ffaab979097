import { useState } from "react";

import { text } from "../../shared/text/text.ts";
import { errorsOf, joinErrors, type Credentials, type FieldErrors, type Mode } from "./credentials.ts";
import { refusalMessage } from "./refusal-message.ts";
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
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<Message | null>(firstMessage ? { tone: "info", text: firstMessage } : null);

  const fail = (failure: string, where: FieldErrors = {}) => {
    setErrors(where);
    setMessage({ tone: "error", text: failure });
  };

  const changeMode = (next: Mode) => {
    setMode(next);
    setErrors({});
    setMessage(null);
  };

  /** Resolves with the errors by field, so that the form can focus the first field that has an error. */
  async function submit(credentials: Credentials): Promise<FieldErrors> {
    const found = errorsOf(mode, credentials);
    if (Object.keys(found).length > 0) {
      fail(joinErrors(found), found);
      return found;
    }
    setBusy(true);
    setErrors({});
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
      fail(refusalMessage(error));
    } finally {
      setBusy(false);
    }
    return {};
  }

  const say = (tone: Message["tone"], words: string) => setMessage({ tone, text: words });

  return { mode, busy, errors, message, changeMode, submit, say };
}
