import { Monitor, Moon, Sun } from "lucide-react";

import { text } from "../../shared/text/en.ts";
import { chooseTheme, useTheme } from "../../shared/theme/theme-store.ts";
import { Menu, MenuRadioGroup } from "../../shared/ui/menu.tsx";
import { railItemStyle } from "./rail-item.tsx";

const CHOICES = [
  { value: "dark", label: text.nav.themeDark, icon: Moon },
  { value: "light", label: text.nav.themeLight, icon: Sun },
  { value: "system", label: text.nav.themeSystem, icon: Monitor },
] as const;

/** Candle, daylight, or as the system has it. */
export function ThemeMenu({ expanded }: { readonly expanded: boolean }) {
  const { choice, shown } = useTheme();
  const Icon = shown === "dark" ? Moon : Sun;
  return (
    <Menu
      side="right"
      trigger={
        <button type="button" className={railItemStyle(expanded)} aria-label={text.nav.theme} title={text.nav.theme}>
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          {expanded && text.nav.theme}
        </button>
      }
    >
      <MenuRadioGroup label={text.nav.theme} value={choice} onChange={chooseTheme} options={CHOICES} />
    </Menu>
  );
}
