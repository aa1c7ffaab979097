import type { Library } from "../../shared/api/use-library.ts";
import { text } from "../../shared/text/text.ts";
import type { TableCommand } from "../../shared/table-commands.ts";
import type { ThemeChoice } from "../../shared/theme/theme-store.ts";

/** The action of an entry: go to a page, do something at the table that is open, change the theme, or sign out. */
export type EntryAction =
  | { readonly kind: "go"; readonly to: string }
  | { readonly kind: "table"; readonly command: TableCommand }
  | { readonly kind: "theme"; readonly theme: ThemeChoice }
  | { readonly kind: "sign-out" };

export interface Entry {
  readonly value: string;
  readonly label: string;
  /** A second text next to the label: the world of a campaign, the campaign of a character. */
  readonly detail: string;
  readonly action: EntryAction;
  /** True if a search found the entry. It is then shown although its label may not contain what was typed. */
  readonly isFound?: boolean;
}

export interface EntryGroup {
  readonly value: string;
  readonly items: readonly Entry[];
}

const { groups } = text.palette;

const go = (label: string, to: string, detail = ""): Entry => ({
  value: `${to} ${label}`,
  label,
  detail,
  action: { kind: "go", to },
});
const theme = (label: string, choice: ThemeChoice): Entry => ({
  value: `theme ${choice}`,
  label,
  detail: "",
  action: { kind: "theme", theme: choice },
});

const atTable = (label: string, command: TableCommand): Entry => ({
  value: `table ${command}`,
  label,
  detail: "",
  action: { kind: "table", command },
});

/**
 * All pages and actions of the palette, the last played campaign first. Empty groups are left out.
 * @param openTable the campaign at whose table the player is; null on other pages
 */
export function entriesFor(library: Library | undefined, openTable: string | null = null): EntryGroup[] {
  const { worlds, campaigns, characters } = library ?? { worlds: [], campaigns: [], characters: [] };
  const byActivity = campaigns.toSorted((a, b) => (b.lastActivity ?? "").localeCompare(a.lastActivity ?? ""));
  const worldOf = (campaign: (typeof campaigns)[number]) => campaign.worldName ?? "";
  const nameOf = (id: string) => campaigns.find((campaign) => campaign.id === id)?.name ?? "";
  const found: EntryGroup[] = [
    {
      value: groups.play,
      items: byActivity
        .filter(({ characterCount }) => characterCount > 0)
        .map((campaign) => go(text.palette.play(campaign.name), `/game/${campaign.id}`, worldOf(campaign))),
    },
    {
      value: groups.campaigns,
      items: byActivity.flatMap((campaign) => [
        go(campaign.name, `/campaigns/${campaign.id}`, worldOf(campaign)),
        go(text.palette.chronicle(campaign.name), `/campaigns/${campaign.id}/chronicle`),
      ]),
    },
    { value: groups.worlds, items: worlds.map(({ id, name }) => go(name, `/worlds/${id}`)) },
    {
      value: groups.characters,
      items: characters.map(({ id, name, campaignId }) => go(name, `/characters/${id}`, nameOf(campaignId))),
    },
    {
      value: groups.pages,
      items: [
        go(text.nav.dashboard, "/"),
        go(text.nav.worlds, "/worlds"),
        go(text.nav.campaigns, "/campaigns"),
        go(text.nav.characters, "/characters"),
        go(text.nav.account, "/account"),
        go(text.nav.gameMaster, "/settings/game-master"),
        go(text.nav.serviceStatus, "/service-status"),
        go(text.nav.credits, "/credits"),
      ],
    },
    {
      value: groups.commands,
      items: [
        ...(openTable === null
          ? []
          : [
              atTable(text.play.ledger.undo, "undo"),
              atTable(text.play.ledger.redo, "redo"),
              atTable(text.play.search.open, "search"),
              atTable(text.play.dialogs.map, "map"),
              atTable(text.play.keys.title, "keys"),
              go(text.palette.exportCampaign, `/campaigns/${openTable}/export`, nameOf(openTable)),
            ]),
        go(text.palette.importCampaign, "/campaigns/import"),
        ...(campaigns.length > 0 ? [go(text.palette.exportAll, "/campaigns/export")] : []),
        go(text.dashboard.createWorld, "/worlds/create"),
        ...(worlds.length > 0 ? [go(text.dashboard.startCampaign, "/campaigns/create")] : []),
        ...(campaigns.length > 0 ? [go(text.dashboard.createCharacter, "/characters/create")] : []),
        theme(text.palette.themeDark, "dark"),
        theme(text.palette.themeLight, "light"),
        theme(text.palette.themeSystem, "system"),
        { value: "sign-out", label: text.nav.signOut, detail: "", action: { kind: "sign-out" } },
      ],
    },
  ];
  return found.filter(({ items }) => items.length > 0);
}
