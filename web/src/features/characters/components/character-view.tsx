import { ExternalLink } from "lucide-react";
import { useNavigate } from "react-router-dom";

import type { Character } from "#contracts/entities/character";

import { LoreText } from "../../../shared/lore/lore-text.tsx";
import { AbilityTable } from "../../../shared/sheet/ability-table.tsx";
import { levelLine } from "../../../shared/sheet/lines.ts";
import { SheetFacts } from "../../../shared/sheet/sheet-facts.tsx";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/en.ts";
import { LinkButton } from "../../../shared/ui/button.tsx";
import { Panel } from "../../../shared/ui/card.tsx";
import { Notice } from "../../../shared/ui/notice.tsx";
import { Page, PageHeader } from "../../../shared/ui/page.tsx";
import { useCharacterGenres } from "../use-character-genres.ts";
import { CharacterViewAside } from "./character-view-aside.tsx";
import { DeleteCharacter } from "./delete-character.tsx";
import { SkillList } from "./skill-list.tsx";

/** A character's whole sheet. */
export function CharacterView({ character }: { readonly character: Character }) {
  const navigate = useNavigate();
  const genres = useCharacterGenres(character.campaignId);
  const actions = (
    <>
      {!character.managedExternally && (
        <LinkButton variant="secondary" to={`/characters/${character.id}/edit`}>
          {text.characters.edit}
        </LinkButton>
      )}
      <DeleteCharacter character={character} onDeleted={() => void navigate("/characters", { replace: true })} />
    </>
  );
  return (
    <Page aside={<CharacterViewAside character={character} genres={genres} />}>
      <PageHeader
        title={character.name}
        lead={levelLine(character)}
        sigil={<Sigil kind="character" id={character.id} genres={genres} size={72} />}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.characters, to: "/characters" },
          { label: character.name },
        ]}
        actions={actions}
      />
      {character.managedExternally && <ManagedElsewhere url={character.externalUrl} />}
      <AbilityTable scores={character.abilityScores} />
      <SheetFacts character={character} />
      <SkillList character={character} />
      <Panel title={text.characters.notes}>
        <LoreText absent={text.characters.noNotes}>{character.notes}</LoreText>
      </Panel>
      <p className="max-w-prose text-sm text-quiet">{text.characters.atTheTable}</p>
    </Page>
  );
}

function ManagedElsewhere({ url }: { readonly url: string | null }) {
  return (
    <Notice title={text.sheet.managedIn}>
      <p>{text.sheet.managedHint}</p>
      {url && (
        <a href={url} target="_blank" rel="noreferrer noopener" className="link mt-1 inline-flex items-center gap-1.5">
          {text.sheet.openExternal}
          <ExternalLink aria-hidden="true" size={14} />
        </a>
      )}
    </Notice>
  );
}
