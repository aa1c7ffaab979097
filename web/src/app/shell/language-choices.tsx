import type { ReactElement } from "react";

import { language } from "../../shared/text/catalogue.ts";
import { text } from "../../shared/text/text.ts";
import { APP_LANGUAGES, chooseLanguage } from "../../shared/text/language.ts";
import { Menu, MenuRadioGroup } from "../../shared/ui/overlays/menu.tsx";

/** The list of the language menu. It is open when it is first rendered. */
export function LanguageChoices({ trigger }: { readonly trigger: ReactElement }) {
  return (
    <Menu side="right" defaultOpen trigger={trigger}>
      <MenuRadioGroup label={text.nav.language} value={language()} onChange={chooseLanguage} options={APP_LANGUAGES} />
    </Menu>
  );
}
