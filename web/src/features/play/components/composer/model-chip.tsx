import { useQuery } from "@tanstack/react-query";
import { ScanText, Settings2, WandSparkles } from "lucide-react";
import { useNavigate } from "react-router-dom";

import { ORACLE, SITE } from "#contracts/connections/connection";

import { toast } from "../../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../../shared/api/api-error.ts";
import {
  choiceQuery,
  connectionsQuery,
  nameOfChoice,
  siteName,
  useChooseModels,
} from "../../../../shared/models/connections.ts";
import { text } from "../../../../shared/text/text.ts";
import { Menu, MenuItem, MenuRadioGroup } from "../../../../shared/ui/overlays/menu.tsx";
import { UsageNote } from "../../inspector/usage-note.tsx";
import { useScreen } from "../../screen/screen-store.ts";

/** The value for the player's usual choice. No connection has this id. */
const AS_USUAL = "usual";

/**
 * Who leads this campaign, and a menu to change it from the next turn on. Hidden while it is not known, and where there is nothing to
 * choose from.
 */
export function ModelChip({ campaignId }: { readonly campaignId: string }) {
  const connections = useQuery(connectionsQuery());
  const choice = useQuery(choiceQuery(campaignId));
  const save = useChooseModels(campaignId);
  const navigate = useNavigate();
  const screen = useScreen();
  if (!connections.data || !choice.data) return null;
  const { connections: own, site, ownModels } = connections.data;
  if (own.length === 0 && site.source === "oracle" && ownModels === "off") return null;

  const shown = save.isPending ? save.variables : choice.data.choice;
  const { usual } = choice.data;
  const usually = nameOfChoice(usual.narrator, own, site);
  const who = nameOfChoice(shown.narrator, own, site, usually);
  const change = (part: Partial<typeof shown>) =>
    save.mutate(
      { ...shown, ...part },
      {
        onSuccess: () => toast.success(text.models.chosen),
        onError: (error) => toast.error(text.models.chooseFailed(messageOf(error, text.errors.unknown))),
      },
    );
  const options = [
    { value: SITE, label: text.models.asSiteIs(siteName(site)) },
    ...(site.source === "oracle" ? [] : [{ value: ORACLE, label: text.models.oracle }]),
    ...own.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const valueOf = (chosen: string | null) => chosen ?? AS_USUAL;
  const chosenOf = (value: string) => (value === AS_USUAL ? null : value);
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <button
          type="button"
          data-chip=""
          title={text.models.chipLabel(who)}
          aria-label={text.models.chipLabel(who)}
          className="inline-flex min-h-7.5 max-w-28 items-center justify-center gap-1.5 rounded-full border border-line px-3 text-sm text-quiet transition-colors hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <WandSparkles aria-hidden="true" size={14} className="shrink-0" />
          <span className="hidden truncate sm:inline">{who}</span>
        </button>
      }
    >
      <MenuRadioGroup
        label={text.models.narrator}
        value={valueOf(shown.narrator)}
        onChange={(value) => change({ narrator: chosenOf(value) })}
        options={[{ value: AS_USUAL, label: text.models.asUsual(usually) }, ...options]}
      />
      {own.length > 0 && (
        <MenuRadioGroup
          label={text.models.helper}
          value={valueOf(shown.helper)}
          onChange={(value) => change({ helper: chosenOf(value) })}
          options={[
            {
              value: AS_USUAL,
              label: text.models.asUsual(nameOfChoice(usual.helper, own, site, text.models.sameAsNarrator)),
            },
            ...options,
          ]}
        />
      )}
      <MenuItem
        icon={ScanText}
        label={text.models.preview}
        onClick={() => screen.setState({ opened: { window: "preview" } })}
      />
      <MenuItem icon={Settings2} label={text.models.manage} onClick={() => void navigate("/settings/game-master")} />
      <UsageNote campaignId={campaignId} />
    </Menu>
  );
}
