import type { Campaign } from "#contracts/entities/campaign";
import { houseRulesOf, type HouseRules } from "#contracts/entities/house-rules";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Switch } from "../../../shared/ui/fields/switch.tsx";
import { useUpdateCampaign } from "../api/update-campaign.ts";

interface HouseRuleSwitchesProps {
  readonly value: HouseRules;
  readonly onChange: (value: HouseRules) => void;
}

/** The four house rules as switches, each with a line that explains it. */
export function HouseRuleSwitches({ value, onChange }: HouseRuleSwitchesProps) {
  return (
    <>
      <Switch
        label={text.campaigns.gentleDeath}
        hint={text.campaigns.gentleDeathHint}
        checked={value.death === "gentle"}
        onChange={(on) => onChange({ ...value, death: on ? "gentle" : "standard" })}
      />
      <Switch
        label={text.campaigns.mostDice}
        hint={text.campaigns.mostDiceHint}
        checked={value.crits === "most_dice"}
        onChange={(on) => onChange({ ...value, crits: on ? "most_dice" : "double_dice" })}
      />
      <Switch
        label={text.campaigns.encumbrance}
        hint={text.campaigns.encumbranceHint}
        checked={value.encumbrance}
        onChange={(encumbrance) => onChange({ ...value, encumbrance })}
      />
      <Switch
        label={text.campaigns.confirmChanges}
        hint={text.campaigns.confirmChangesHint}
        checked={value.confirmChanges}
        onChange={(confirmChanges) => onChange({ ...value, confirmChanges })}
      />
    </>
  );
}

/** The house rules of a stored campaign. A change is saved at once, also in the middle of a story. */
export function HouseRulesPanel({ campaign }: { readonly campaign: Campaign }) {
  const update = useUpdateCampaign(campaign.id);
  const saving = update.isPending ? update.variables.houseRules : undefined;
  const save = (houseRules: HouseRules) =>
    update.mutate(
      { houseRules },
      {
        onError: (error) => toast.error(text.campaigns.houseRulesFailed(messageOf(error, text.campaigns.unknownError))),
      },
    );
  return (
    <Panel title={text.campaigns.houseRules}>
      <div className="grid gap-3">
        <p className="text-sm text-quiet">{text.campaigns.houseRulesHint}</p>
        <HouseRuleSwitches value={saving ?? houseRulesOf(campaign)} onChange={save} />
      </div>
    </Panel>
  );
}
