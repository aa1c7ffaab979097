import { text } from "../text/text.ts";
import { Button, LinkButton } from "../ui/button.tsx";

interface FormButtonsProps {
  readonly busy: boolean;
  /** What sends the form. */
  readonly label?: string;
  /** Where it is left for without being sent. */
  readonly cancelTo: string;
}

/** What a form ends with: the button that sends it, and the way out. */
export function FormButtons({ busy, label = text.common.save, cancelTo }: FormButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      <LinkButton variant="quiet" to={cancelTo}>
        {text.common.cancel}
      </LinkButton>
    </div>
  );
}
