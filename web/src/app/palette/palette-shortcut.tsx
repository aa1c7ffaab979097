import { lazy, Suspense, useEffect } from "react";

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));

/** Opens the command palette on Ctrl or ⌘ K. Its code is loaded at the first use. */
export function PaletteShortcut({
  open,
  onChange,
}: {
  readonly open: boolean;
  readonly onChange: (open: boolean) => void;
}) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== "k" || event.repeat) return;
      event.preventDefault();
      onChange(!open);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open, onChange]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <Palette onClose={() => onChange(false)} />
    </Suspense>
  );
}
