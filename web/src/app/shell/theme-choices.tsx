import { Monitor, Moon, Sun } from "lucide-react";
import type { ReactElement } from "react";

import { text } from "../../shared/text/text.ts";
import { chooseTheme, useTheme } from "../../shared/theme/theme-store.ts";
import { Menu, MenuRadioGroup } from "../../shared/ui/overlays/menu.tsx";

const CHOICES = [
  { value: "dark", label: text.nav.themeDark, icon: Moon },
  { value: "light", label: text.nav.themeLight, icon: Sun },
  { value: "system", label: text.nav.themeSystem, icon: Monitor },
] as const;

/** The list of the theme menu. It is open when it is first rendered. */
export function ThemeChoices({ trigger }: { readonly trigger: ReactElement }) {
  const choice = useTheme((state) => state.choice);
  return (
    <Menu side="right" defaultOpen trigger={trigger}>
      <MenuRadioGroup label={text.nav.theme} value={choice} onChange={chooseTheme} options={CHOICES} />
    </Menu>
  );
}
