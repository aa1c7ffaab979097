import { ScanText, Settings2 } from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";

import { ORACLE, SITE } from "#contracts/connections/game-masters";
import type { ConnectionsAnswer, ModelChoiceAnswer } from "#contracts/http/connections";

import { toast } from "../../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../../shared/api/api-error.ts";
import { nameOfChoice, siteName, useChooseModels } from "../../../../shared/models/connections.ts";
import { text } from "../../../../shared/text/text.ts";
import { Menu, MenuItem, MenuRadioGroup } from "../../../../shared/ui/overlays/menu.tsx";
import { UsageNote } from "../../inspector/usage-note.tsx";
import { useScreen } from "../../screen/screen-store.ts";

/** The value for the player's usual choice. No connection has this id. */
const AS_USUAL = "usual";

/** The menu of the chip that says who leads, together with the chip. The menu is open when it is first rendered. */
export function ModelMenu({
  campaignId,
  connections: { connections: own, site },
  choice: { choice, usual },
  trigger,
}: {
  readonly campaignId: string;
  readonly connections: ConnectionsAnswer;
  readonly choice: ModelChoiceAnswer;
  readonly trigger: ReactElement;
}) {
  const save = useChooseModels(campaignId);
  const navigate = useNavigate();
  const screen = useScreen();

  const shown = save.isPending ? save.variables : choice;
  const usually = nameOfChoice(usual.narrator, own, site);
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
    <Menu side="top" align="start" trigger={trigger} defaultOpen>
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
