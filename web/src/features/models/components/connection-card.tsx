import type { Connection, ModelChoice } from "#contracts/connections/connection";
import { providerOf } from "#contracts/connections/providers";

import { language } from "../../../shared/text/catalogue.ts";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Card, CardActions } from "../../../shared/ui/content/card.tsx";
import { Chip } from "../../../shared/ui/content/chip.tsx";
import { DeleteConnection } from "./delete-connection.tsx";

/** A connection of the player in the list. */
export function ConnectionCard({
  connection,
  usual,
}: {
  readonly connection: Connection;
  readonly usual: ModelChoice;
}) {
  const { id, name, provider, address, model, key, tested, usedToday } = connection;
  const host = URL.canParse(address) ? new URL(address).host : address;
  return (
    <Card as="li" className="grid gap-3">
      <div>
        <h3 className="font-display text-lg font-semibold wrap-anywhere">{name}</h3>
        <p className="text-quiet wrap-anywhere">
          {model} · {providerOf(provider).label} · {host}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {usual.narrator === id && <Chip tone="ember">{text.models.narrates}</Chip>}
        {usual.helper === id && <Chip tone="memory">{text.models.helps}</Chip>}
        <Chip tone={tested ? (tested.ok ? "gain" : "loss") : "plain"}>
          {tested ? (tested.ok ? text.models.works : text.models.broken) : text.models.untested}
        </Chip>
        <Chip>{key === "none" ? text.models.noKey : text.models.keyStored}</Chip>
        {usedToday > 0 && <Chip>{text.models.usedToday(new Intl.NumberFormat(language()).format(usedToday))}</Chip>}
      </div>
      {key === "unreadable" && <p className="text-sm text-loss">{text.models.keyLost}</p>}
      <CardActions
        first={
          <LinkButton variant="secondary" size="small" to={`/settings/game-master/${id}`}>
            {text.models.edit}
          </LinkButton>
        }
      >
        <DeleteConnection connection={connection} onDeleted={() => {}} />
      </CardActions>
    </Card>
  );
}
