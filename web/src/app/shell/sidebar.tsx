import { PanelLeftClose, PanelLeftOpen, Search, UserRound, WandSparkles } from "lucide-react";
import { useEffect, useRef } from "react";
import { NavLink } from "react-router-dom";

import { cx } from "../../shared/cx.ts";
import { keyNames } from "../../shared/key-names.ts";
import { text } from "../../shared/text/text.ts";
import { useMedia } from "../../shared/use-media.ts";
import { Flame } from "../../shared/ui/content/flame.tsx";
import { destinations } from "./destinations.ts";
import { LanguageMenu } from "./language-menu.tsx";
import { RailItem, railItemStyle } from "./rail-item.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { SUB_LINKS } from "./sub-links.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

export const MENU_ID = "sidebar";
/** From this width on the sidebar is beside the page. It is Tailwind's breakpoint `md`. */
const WIDE = "(min-width: 48rem)";

/**
 * The sidebar at the left. Expanded, it covers the page and lists the player's own worlds, campaigns and characters. It starts collapsed; a
 * link, Escape or a click outside collapses it. On a phone it is hidden until it is opened.
 */
export function Sidebar({
  expanded,
  onChange,
  onSearch,
}: {
  readonly expanded: boolean;
  readonly onChange: (expanded: boolean) => void;
  readonly onSearch: () => void;
}) {
  const rail = useRef<HTMLElement>(null);
  const isBeside = useMedia(WIDE);
  useDismissal(rail, expanded, () => onChange(false));
  // A closed sidebar on a phone is not rendered: nobody sees it, and its links take time while the page opens.
  if (!isBeside && !expanded) return null;
  const Toggle = expanded ? PanelLeftClose : PanelLeftOpen;
  const collapse = () => onChange(false);
  return (
    <>
      {expanded && <div aria-hidden="true" className="fixed inset-0 z-30 bg-shade md:opacity-55" />}
      <nav
        ref={rail}
        id={MENU_ID}
        aria-label={text.nav.main}
        className={cx(
          "fixed inset-y-0 left-0 z-30 flex flex-col gap-1 overflow-x-hidden border-r border-line p-2 pt-4",
          expanded ? "w-72 max-w-[85vw] overflow-y-auto bg-ground shadow-table" : "w-14",
        )}
      >
        <NavLink
          to="/"
          onClick={collapse}
          tabIndex={-1}
          aria-hidden="true"
          className="mb-3 flex items-center gap-3 px-1.5"
        >
          <Flame size={28} />
          {expanded && <span className="font-display text-xl font-semibold">{text.common.appName}</span>}
        </NavLink>
        <RailItem label={expanded ? text.nav.collapse : text.nav.expand} expanded={expanded}>
          <button
            type="button"
            className={railItemStyle(expanded)}
            aria-expanded={expanded}
            aria-controls={MENU_ID}
            onClick={() => onChange(!expanded)}
          >
            <Toggle aria-hidden="true" size={20} strokeWidth={1.75} />
          </button>
        </RailItem>
        <RailItem label={text.palette.open} keys={keyNames("Ctrl+K")} expanded={expanded}>
          <button
            type="button"
            className={railItemStyle(expanded)}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => {
              collapse();
              onSearch();
            }}
          >
            <Search aria-hidden="true" size={20} strokeWidth={1.75} />
          </button>
        </RailItem>
        <ul className="grid gap-1">
          {destinations().map(({ to, label, icon: Icon }) => {
            const SubLinks = SUB_LINKS[to];
            return (
              <li key={to}>
                <RailItem label={label} expanded={expanded}>
                  <NavLink to={to} end={to === "/"} onClick={collapse} className={railItemStyle(expanded)}>
                    <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
                  </NavLink>
                </RailItem>
                {expanded && SubLinks && <SubLinks onNavigate={collapse} />}
              </li>
            );
          })}
        </ul>
        <div className="mt-auto grid gap-1 pt-4">
          <ThemeMenu expanded={expanded} />
          <LanguageMenu expanded={expanded} />
          <RailItem label={text.nav.gameMaster} expanded={expanded}>
            <NavLink to="/settings/game-master" onClick={collapse} className={railItemStyle(expanded)}>
              <WandSparkles aria-hidden="true" size={20} strokeWidth={1.75} />
            </NavLink>
          </RailItem>
          <RailItem label={text.nav.account} expanded={expanded}>
            <NavLink to="/account" onClick={collapse} className={railItemStyle(expanded)}>
              <UserRound aria-hidden="true" size={20} strokeWidth={1.75} />
            </NavLink>
          </RailItem>
          <SignOutButton expanded={expanded} />
        </div>
      </nav>
    </>
  );
}

/**
 * Collapses the open sidebar on Escape, on a press outside and when the focus leaves it. After Escape, the focus returns to the button that
 * opened it.
 */
function useDismissal(rail: React.RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    if (!rail.current?.contains(opener)) rail.current?.querySelector<HTMLElement>("button")?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      dismiss();
      if (opener instanceof HTMLElement) opener.focus();
    };
    const onOutside = (event: Event) => {
      const target = event.target as Element;
      // A menu opened from the sidebar is elsewhere in the document, but counts as inside.
      if (!rail.current?.contains(target) && !target.closest("[data-base-ui-portal]")) dismiss();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
    };
  }, [rail, open, dismiss]);
}
