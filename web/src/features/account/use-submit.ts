import { useState, type FormEvent } from "react";

import { refusalMessage } from "./refusal-message.ts";

/**
 * The state of a short form: whether it is being sent, and why sending failed. `send` receives a function that reads a field by its name.
 */
export function useSubmit(send: (entered: (field: string) => string) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    setBusy(true);
    setFailure(undefined);
    try {
      await send((field) => {
        const value = entered.get(field);
        return typeof value === "string" ? value : "";
      });
      form.reset();
    } catch (error) {
      setFailure(refusalMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
