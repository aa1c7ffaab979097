import { ExternalLink } from "lucide-react";
import { Link } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";

import { AbilityTable } from "../../../shared/sheet/ability-table.tsx";
import { AsAtTurn } from "../../../shared/sheet/as-at-turn.tsx";
import { liveOf, playedNow } from "../../../shared/sheet/played-now.ts";
import { SheetFacts } from "../../../shared/sheet/sheet-facts.tsx";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Card, CardActions } from "../../../shared/ui/content/card.tsx";
import { Chip } from "../../../shared/ui/content/chip.tsx";
import { DeleteCharacter } from "./delete-character.tsx";

/** A character in the list, with the main values of the sheet. A linked character cannot be edited here. */
export function CharacterCard({
  character: stored,
  campaign,
  genres,
}: {
  readonly campaign: Campaign | null;
  readonly character: PlayedCharacter;
  readonly genres: readonly string[];
}) {
  const character = playedNow(stored);
  const to = `/characters/${character.id}`;
  return (
    <Card as="li" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 grow items-center gap-4">
          <Sigil kind="character" id={character.id} genres={genres} size={48} />
          <h4 className="min-w-0 font-display text-xl font-semibold">
            <Link to={to} className="hover:text-ember">
              {character.name}
            </Link>
          </h4>
        </div>
        {character.managedExternally && (
          <Chip tone="arcane">
            <ExternalLink aria-hidden="true" size={13} />
            {text.sheet.managedIn}
          </Chip>
        )}
      </div>
      <SheetFacts character={character} />
      <AbilityTable scores={character.abilityScores} />
      <AsAtTurn live={liveOf(stored)} campaign={campaign} />
      <CardActions
        first={
          <LinkButton variant="secondary" size="small" to={to} aria-label={text.characters.viewOf(character.name)}>
            {text.characters.view}
          </LinkButton>
        }
      >
        {!character.managedExternally && (
          <LinkButton
            variant="quiet"
            size="small"
            to={`${to}/edit`}
            aria-label={text.characters.editOf(character.name)}
          >
            {text.characters.edit}
          </LinkButton>
        )}
        <DeleteCharacter character={character} size="small" />
      </CardActions>
    </Card>
  );
}
