import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";

import type { PlayedCharacter } from "#contracts/play/live-sheet";

import { characterQuery } from "../../shared/api/records.ts";
import { Sigil } from "../../shared/sigil/sigil.tsx";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { PageWaiting } from "../../shared/ui/page/page-waiting.tsx";
import { CharacterMissing } from "./components/character-missing.tsx";
import { EditCharacterForm } from "./components/edit-character-form.tsx";
import { useCharacterGenres } from "./use-character-genres.ts";

/** The page at /characters/:characterId/edit. */
export function Component() {
  const { characterId = "" } = useParams();
  const character = useQuery(characterQuery(characterId));
  return (
    <Loaded query={character} missing={<CharacterMissing />} waiting={<PageWaiting />} inPage>
      {(loaded) => <CharacterEdit character={loaded} />}
    </Loaded>
  );
}

function CharacterEdit({ character }: { readonly character: PlayedCharacter }) {
  const genres = useCharacterGenres(character.campaignId);
  /** A new form begins with the character as it is now. */
  const [reloads, setReloads] = useState(0);
  return (
    <Page narrow>
      <PageHeader
        title={text.characters.editTitle(character.name)}
        sigil={<Sigil kind="character" id={character.id} genres={genres} size={52} />}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.characters, to: "/characters" },
          { label: character.name, to: `/characters/${character.id}` },
          { label: text.characters.edit },
        ]}
      />
      {character.managedExternally ? (
        <>
          <Notice tone="warning" title={text.sheet.managedIn}>
            {text.sheet.managedHint}
          </Notice>
          <div>
            <LinkButton variant="secondary" to={`/characters/${character.id}`}>
              {text.characters.viewOf(character.name)}
            </LinkButton>
          </div>
        </>
      ) : (
        <EditCharacterForm
          key={`${character.id} ${reloads}`}
          character={character}
          onReload={() => setReloads((times) => times + 1)}
        />
      )}
    </Page>
  );
}
