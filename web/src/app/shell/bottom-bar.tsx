import { Menu } from "lucide-react";
import { NavLink } from "react-router-dom";

import { cx } from "../../shared/cx.ts";
import { text } from "../../shared/text/text.ts";
import { destinations } from "./destinations.ts";
import { MENU_ID } from "./sidebar.tsx";

const itemStyle =
  "grid min-h-14 content-center justify-items-center gap-0.5 text-xs -outline-offset-2! max-[22.5rem]:text-[0.6875rem] max-[22.5rem]:tracking-tight";

/** The phone's navigation at the bottom. The last button opens the whole sidebar. */
export function BottomBar({ menuOpen, onMenu }: { readonly menuOpen: boolean; readonly onMenu: () => void }) {
  return (
    <nav
      aria-label={text.nav.bar}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[repeat(5,auto)] border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {destinations().map(({ to, label, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === "/"}
          className={({ isActive }) => cx(itemStyle, isActive ? "text-ember" : "text-quiet")}
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          {label}
        </NavLink>
      ))}
      <button
        type="button"
        className={cx(itemStyle, "text-quiet")}
        aria-expanded={menuOpen}
        aria-controls={MENU_ID}
        onClick={onMenu}
      >
        <Menu aria-hidden="true" size={20} strokeWidth={1.75} />
        {text.nav.menu}
      </button>
    </nav>
  );
}
