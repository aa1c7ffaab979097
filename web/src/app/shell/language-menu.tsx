import { Languages } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";

import { text } from "../../shared/text/text.ts";
import { railItemStyle } from "./rail-item.tsx";

const LanguageChoices = lazy(async () => ({ default: (await import("./language-choices.tsx")).LanguageChoices }));

/** The language of the app, chosen beside its theme. */
export function LanguageMenu({ expanded }: { readonly expanded: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const closed = <LanguageButton expanded={expanded} onClick={() => setAsked(true)} />;
  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <LanguageChoices trigger={<LanguageButton expanded={expanded} />} />
    </Suspense>
  );
}

/** The same before and after its menu has been fetched. */
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
