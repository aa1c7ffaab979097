import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";

import { text } from "../../shared/text/text.ts";
import { Input } from "../../shared/ui/fields/input.tsx";

/** A password field with a button to show the password. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type" | "className">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={shown ? "text" : "password"} className="pr-12" autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-sm text-quiet hover:text-text"
        aria-label={shown ? text.login.hidePassword : text.login.showPassword}
        title={shown ? text.login.hidePassword : text.login.showPassword}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </span>
  );
}
