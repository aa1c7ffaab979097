import { text } from "../text/text.ts";
import { Button, LinkButton } from "../ui/buttons/button.tsx";

interface FormButtonsProps {
  readonly busy: boolean;
  /** The label of the submit button. */
  readonly label?: string;
  /** Where the cancel link leads. */
  readonly cancelTo: string;
}

/** The end of a form: the submit button and the cancel link. */
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
