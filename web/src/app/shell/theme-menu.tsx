import { Moon, Sun } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";

import { text } from "../../shared/text/text.ts";
import { useTheme } from "../../shared/theme/theme-store.ts";
import { railItemStyle } from "./rail-item.tsx";

// The menu's code is the largest part of the shell and is rarely used, so it is loaded at the first use.
const ThemeChoices = lazy(async () => ({ default: (await import("./theme-choices.tsx")).ThemeChoices }));

/** The menu for the theme: candle (dark), daylight, or the system's. */
export function ThemeMenu({ expanded }: { readonly expanded: boolean }) {
  const [isLoaded, setLoaded] = useState(false);
  const closed = <ThemeButton expanded={expanded} onClick={() => setLoaded(true)} />;
  if (!isLoaded) return closed;
  return (
    <Suspense fallback={closed}>
      <ThemeChoices trigger={<ThemeButton expanded={expanded} />} />
    </Suspense>
  );
}

/** The menu's button, the same before and after the menu's code is loaded. */
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
