import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";

/** The Google sign-in button. If Google is not configured, pressing it says so. */
export function GoogleButton({ onClick, disabled }: { readonly onClick: () => void; readonly disabled: boolean }) {
  return (
    <Button variant="secondary" onClick={onClick} disabled={disabled}>
      <svg viewBox="0 0 18 18" width="17" height="17" aria-hidden="true">
        <path
          d="M16 7.600H9.200v3h3.900c-.4 1.900-2 3-3.900 3a4.600 4.600 0 1 1 0-9.200c1.100 0 2.100.4 2.900 1.100l2.200-2.200A7.600 7.600 0 1 0 9.200 16.600c4.400 0 7.300-3.100 7.300-7.500 0-.5-.1-1-.2-1.500Z"
          fill="currentColor"
        />
      </svg>
      {text.login.google}
    </Button>
  );
}
