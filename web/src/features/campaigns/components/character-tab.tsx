import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";

import type { Awaited } from "../../../shared/api/use-library.ts";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { EmptyState } from "../../../shared/ui/states/states.tsx";
import { CharacterPanel } from "./character-panel.tsx";

interface CharacterTabProps {
  readonly campaign: Campaign;
  readonly characters: Awaited<readonly PlayedCharacter[]>;
  readonly genres: readonly string[];
}

/** The campaign's characters, and a link to add another while there is a free seat. */
export function CharacterTab({ campaign, characters, genres }: CharacterTabProps) {
  const create = <LinkButton to={`/characters/create/${campaign.id}`}>{text.campaigns.createCharacter}</LinkButton>;
  return (
    <Loaded query={characters} failed={text.campaigns.charactersFailed}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState title={text.campaigns.noCharacters} action={create}>
            {text.campaigns.noCharactersHint}
          </EmptyState>
        ) : (
          <div className="grid gap-8">
            <ul className="grid gap-6">
              {list.map((character) => (
                <CharacterPanel key={character.id} character={character} campaign={campaign} genres={genres} />
              ))}
            </ul>
            {list.length < campaign.maxCharacters ? (
              <div>{create}</div>
            ) : (
              <p className="text-sm text-quiet">{text.campaigns.partyFull(campaign.maxCharacters)}</p>
            )}
          </div>
        )
      }
    </Loaded>
  );
}
