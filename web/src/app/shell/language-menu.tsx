import { Languages } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";

import { text } from "../../shared/text/text.ts";
import { railItemStyle } from "./rail-item.tsx";

const LanguageChoices = lazy(async () => ({ default: (await import("./language-choices.tsx")).LanguageChoices }));

/** The menu for the language of the app, next to the theme menu. */
export function LanguageMenu({ expanded }: { readonly expanded: boolean }) {
  const [isLoaded, setLoaded] = useState(false);
  const closed = <LanguageButton expanded={expanded} onClick={() => setLoaded(true)} />;
  if (!isLoaded) return closed;
  return (
    <Suspense fallback={closed}>
      <LanguageChoices trigger={<LanguageButton expanded={expanded} />} />
    </Suspense>
  );
}

/** The menu's button, the same before and after the menu's code is loaded. */
function LanguageButton({ expanded, ...rest }: ComponentProps<"button"> & { readonly expanded: boolean }) {
  return (
    <button
      type="button"
      aria-label={text.nav.language}
      aria-haspopup="menu"
      title={text.nav.language}
      {...rest}
      className={railItemStyle(expanded)}
    >
      <Languages aria-hidden="true" size={20} strokeWidth={1.75} />
      {expanded && text.nav.language}
    </button>
  );
}
