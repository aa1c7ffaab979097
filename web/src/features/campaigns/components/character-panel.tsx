import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";

import { AbilityTable } from "../../../shared/sheet/ability-table.tsx";
import { AsAtTurn } from "../../../shared/sheet/as-at-turn.tsx";
import { liveOf, playedNow } from "../../../shared/sheet/played-now.ts";
import { SheetFacts } from "../../../shared/sheet/sheet-facts.tsx";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Card } from "../../../shared/ui/content/card.tsx";
import { CharacterEditor } from "./character-editor.tsx";

/** One character of the campaign: the sheet, or a small editor in its place. */
export function CharacterPanel({
  character,
  campaign,
  genres,
}: {
  readonly campaign: Campaign;
  readonly character: PlayedCharacter;
  readonly genres: readonly string[];
}) {
  const [editing, setEditing] = useState(false);
  const shown = playedNow(character);
  return (
    <Card as="li" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <div className="flex min-w-0 grow items-center gap-4">
          <Sigil kind="character" id={character.id} genres={genres} size={52} />
          <h2 className="min-w-0 font-display text-xl font-semibold">
            <Link to={`/characters/${character.id}`} className="hover:text-ember">
              {character.name}
            </Link>
          </h2>
        </div>
        {!editing && !character.managedExternally && (
          <Button
            variant="secondary"
            size="small"
            aria-label={text.characters.editOf(character.name)}
            onClick={() => setEditing(true)}
          >
            {text.sheet.edit}
          </Button>
        )}
      </div>
      {character.managedExternally && <ManagedElsewhere url={character.externalUrl} />}
      {editing ? (
        <CharacterEditor character={character} onClose={() => setEditing(false)} />
      ) : (
        <>
          <SheetFacts character={shown} />
          <AbilityTable scores={shown.abilityScores} />
          <AsAtTurn live={liveOf(character)} campaign={campaign} />
        </>
      )}
    </Card>
  );
}

function ManagedElsewhere({ url }: { readonly url: string | null }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-quiet">
      {text.sheet.managedHint}
      {url && (
        <a href={url} target="_blank" rel="noreferrer noopener" className="link inline-flex items-center gap-1.5">
          {text.sheet.openExternal}
          <ExternalLink aria-hidden="true" size={14} />
        </a>
      )}
    </p>
  );
}
