import { lazy, Suspense, useId, useRef, type FormEvent } from "react";
import { Link } from "react-router-dom";

import { cx } from "../../shared/cx.ts";
import { text } from "../../shared/text/text.ts";
import { Button } from "../../shared/ui/buttons/button.tsx";
import { Field } from "../../shared/ui/fields/field.tsx";
import { Input } from "../../shared/ui/fields/input.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import type { CredentialField, Mode } from "./credentials.ts";
import { GoogleButton } from "./google/google-button.tsx";
import { useGoogle } from "./google/use-google.ts";
import { PasswordInput } from "./password-input.tsx";
import { useLogin } from "./use-login.ts";

// Few players need this component, so its code is loaded at the first use.
const LinkGoogle = lazy(async () => ({ default: (await import("./google/link-google.tsx")).LinkGoogle }));

/** The form to sign in or to create an account. */
export function LoginForm({ firstMessage }: { readonly firstMessage: string | null }) {
  const { mode, busy, errors, message, changeMode, submit, say } = useLogin(firstMessage);
  const google = useGoogle(say);
  const form = useRef<HTMLFormElement>(null);
  const messageId = useId();
  const signingUp = mode === "sign-up";
  const action = signingUp ? text.login.createAccount : text.login.signIn;

  const control = (name: CredentialField) => ({
    name,
    ...(errors[name] && { "aria-invalid": true as const, "aria-describedby": messageId }),
  });

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const field = (name: CredentialField) => {
      const value = entered.get(name);
      return typeof value === "string" ? value : "";
    };
    const found = await submit({
      email: field("email"),
      password: field("password"),
      displayName: field("displayName"),
    });
    const first = Object.keys(found)[0];
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  if (google.linking) {
    return (
      <Suspense fallback={null}>
        <LinkGoogle onCancel={google.stopLinking} />
      </Suspense>
    );
  }
  return (
    <section
      aria-label={action}
      className="flex flex-col gap-5 rounded-md border border-line bg-raised p-6 shadow-table sm:p-8"
    >
      <ModeToggle mode={mode} onChange={changeMode} disabled={busy} />
      <div id={messageId} aria-live="polite" className="empty:-mt-5">
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
      </div>
      <form ref={form} noValidate className="grid gap-5" onSubmit={(event) => void onSubmit(event)}>
        {signingUp && (
          <Field label={`${text.login.name} (${text.common.optional})`} hint={text.login.nameHint}>
            {(field) => <Input {...field} {...control("displayName")} autoComplete="nickname" maxLength={120} />}
          </Field>
        )}
        <Field label={text.login.email}>
          {(field) => (
            <Input
              {...field}
              {...control("email")}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={text.login.password} {...(signingUp && { hint: text.login.passwordHint })}>
          {(field) => (
            <PasswordInput
              {...field}
              {...control("password")}
              autoComplete={signingUp ? "new-password" : "current-password"}
            />
          )}
        </Field>
        {!signingUp && (
          <Link to="/reset-password" className="link -mt-3 inline-block min-h-6 justify-self-start text-sm">
            {text.login.forgot}
          </Link>
        )}
        <Button type="submit" busy={busy} className="mt-1">
          {busy ? text.login.busy : action}
        </Button>
      </form>
      <p className="flex items-center gap-4 text-sm text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.login.or}
      </p>
      <GoogleButton onClick={() => void google.start()} disabled={busy} />
      <p className="text-center text-quiet">
        {signingUp ? text.login.haveAccount : text.login.noAccount}{" "}
        <button
          type="button"
          className="link min-h-6 font-medium"
          disabled={busy}
          onClick={() => changeMode(signingUp ? "sign-in" : "sign-up")}
        >
          {signingUp ? text.login.signIn : text.login.createAccount}
        </button>
      </p>
    </section>
  );
}

function ModeToggle({
  mode,
  onChange,
  disabled,
}: {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
  readonly disabled: boolean;
}) {
  const modes = [
    ["sign-in", text.login.signIn],
    ["sign-up", text.login.createAccount],
  ] as const;
  return (
    <div
      role="group"
      aria-label={text.login.mode}
      className="grid grid-cols-2 rounded-full border border-line bg-sunken p-1"
    >
      {modes.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={mode === value}
          disabled={disabled}
          onClick={() => onChange(value)}
          className={cx(
            "min-h-9 rounded-full px-2 transition-colors pointer-coarse:min-h-11",
            mode === value ? "bg-line font-medium text-text" : "text-quiet hover:text-text",
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
