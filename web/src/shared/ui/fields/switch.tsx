import { Switch as Base } from "@base-ui/react/switch";
import { useId } from "react";

/** A switch. Outside of a form it takes effect at once, without a save button. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
}: {
  readonly label: string;
  /** A line below the switch that explains it. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const id = useId();
  const control = (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-3 pointer-coarse:min-h-11">
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={hint === undefined ? undefined : id}
        className="relative h-6 w-10.5 shrink-0 rounded-full border border-edge bg-sunken transition-colors data-checked:border-ember data-checked:bg-ember/25 forced-colors:data-checked:bg-[Highlight]"
      >
        <Base.Thumb className="absolute top-1/2 left-1 size-4 -translate-y-1/2 rounded-full bg-quiet transition-transform forced-colors:bg-[ButtonText] data-checked:translate-x-4.5 data-checked:bg-ember" />
      </Base.Root>
      {label}
    </label>
  );
  if (hint === undefined) return control;
  return (
    <div>
      {control}
      <p id={id} className="pl-13.5 text-sm text-quiet text-pretty">
        {hint}
      </p>
    </div>
  );
}
