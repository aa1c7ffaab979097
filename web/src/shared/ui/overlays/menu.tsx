import { Menu as Base } from "@base-ui/react/menu";
import { Check, type LucideIcon } from "lucide-react";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";

const itemStyle =
  "flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 outline-none select-none data-highlighted:bg-line " +
  "data-disabled:cursor-default data-disabled:opacity-55 pointer-coarse:min-h-11";

/** A menu of actions. `trigger` is the button that opens it. */
export function Menu({
  trigger,
  side = "bottom",
  align = "end",
  defaultOpen = false,
  children,
}: {
  readonly trigger: ReactElement;
  readonly side?: "top" | "right" | "bottom" | "left";
  readonly align?: "start" | "center" | "end";
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  // Opened by a click instead of an initial state: only then the focus is on the first entry, and a dialog opened from it is above it.
  useEffect(() => {
    if (!defaultOpen || isPressed.current) return;
    isPressed.current = true;
    button.current?.focus();
    button.current?.click();
  }, [defaultOpen]);
  return (
    <Base.Root>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        {/* On a phone the sidebar fills the screen, so the menu opens above or below instead of beside it. */}
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          collisionAvoidance={{ fallbackAxisSide: side === "right" || side === "left" ? "start" : "none" }}
          className="z-50 outline-none"
        >
          <Base.Popup className="popup-motion max-h-(--available-height) max-w-(--available-width) min-w-52 overflow-y-auto rounded-md border border-line bg-raised p-1.5 shadow-table outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** An entry of a menu. `hint` is its keyboard shortcut. */
export function MenuItem({
  icon: Icon,
  label,
  hint,
  disabled = false,
  onClick,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <Base.Item className={itemStyle} disabled={disabled} onClick={onClick}>
      <Icon aria-hidden="true" size={17} strokeWidth={1.75} />
      {label}
      {hint && (
        <kbd aria-hidden="true" className="ml-auto pl-6 font-ui text-xs text-quiet pointer-coarse:hidden">
          {hint}
        </kbd>
      )}
    </Base.Item>
  );
}

/** A choice of one value inside a menu. */
export function MenuRadioGroup<Value extends string>({
  label,
  value,
  onChange,
  options,
}: {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: LucideIcon }[];
}) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-3 pt-2 pb-1 text-sm text-quiet">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
        {options.map(({ value: option, label: name, icon: Icon }) => (
          <Base.RadioItem key={option} value={option} className={itemStyle} closeOnClick={false}>
            {Icon && <Icon aria-hidden="true" size={17} strokeWidth={1.75} />}
            {name}
            <Base.RadioItemIndicator className="ml-auto text-ember">
              <Check aria-hidden="true" size={16} />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}
