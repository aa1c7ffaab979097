import { Fragment } from "react";

import { language } from "../../shared/text/catalogue.ts";
import { text } from "../../shared/text/text.ts";
import { APP_LANGUAGES, chooseLanguage } from "../../shared/text/language.ts";

/** The languages of the app in their own names, for players who cannot read the current one. */
export function LanguageSwitch() {
  return (
    <div
      role="group"
      aria-label={text.nav.language}
      className="flex items-center gap-3 justify-self-center text-sm text-quiet"
    >
      {APP_LANGUAGES.map(({ value, label }, at) => (
        <Fragment key={value}>
          {at > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            lang={value}
            aria-pressed={value === language()}
            onClick={() => value !== language() && chooseLanguage(value)}
            className={value === language() ? "min-h-6 text-text" : "link min-h-6"}
          >
            {label}
          </button>
        </Fragment>
      ))}
    </div>
  );
}
