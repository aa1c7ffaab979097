import { Moon, Sun } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";

import { text } from "../../shared/text/text.ts";
import { useTheme } from "../../shared/theme/theme-store.ts";
import { railItemStyle } from "./rail-item.tsx";

// Chosen once and then seldom: a menu is the largest part of the frame, and comes when it is first asked for.
const ThemeChoices = lazy(async () => ({ default: (await import("./theme-choices.tsx")).ThemeChoices }));

/** Candle, daylight, or as the system has it. */
export function ThemeMenu({ expanded }: { readonly expanded: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const closed = <ThemeButton expanded={expanded} onClick={() => setAsked(true)} />;
  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <ThemeChoices trigger={<ThemeButton expanded={expanded} />} />
    </Suspense>
  );
}

/** The same before and after its menu has been fetched. */
function ThemeButton({ expanded, ...rest }: ComponentProps<"button"> & { readonly expanded: boolean }) {
  const shown = useTheme((state) => state.shown);
  const Icon = shown === "dark" ? Moon : Sun;
  return (
    <button
      type="button"
      aria-label={text.nav.theme}
      aria-haspopup="menu"
      title={text.nav.theme}
      {...rest}
      className={railItemStyle(expanded)}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      {expanded && text.nav.theme}
    </button>
  );
}
