import { House, Map, ScrollText, Users, type LucideIcon } from "lucide-react";

import { text } from "../../shared/text/text.ts";

export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/**
 * The four pages that the sidebar and the bottom bar link to. A function, because this code can be loaded before the texts of the player's
 * language.
 */
export const destinations = (): readonly Destination[] => [
  { to: "/", label: text.nav.dashboard, icon: House },
  { to: "/worlds", label: text.nav.worlds, icon: Map },
  { to: "/campaigns", label: text.nav.campaigns, icon: ScrollText },
  { to: "/characters", label: text.nav.characters, icon: Users },
];
