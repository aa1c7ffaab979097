import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";

import { heroOfSheet } from "#rules/character";
import type { PlayedCharacter } from "#contracts/play/live-sheet";

import { campaignsQuery } from "../../../shared/api/lists.ts";
import { LoreText } from "../../../shared/lore/lore-text.tsx";
import { AbilityTable } from "../../../shared/sheet/ability-table.tsx";
import { AsAtTurn } from "../../../shared/sheet/as-at-turn.tsx";
import { liveOf, playedNow } from "../../../shared/sheet/played-now.ts";
import { levelLine } from "../../../shared/sheet/sheet-summary.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { Button, LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Page, PageHeader } from "../../../shared/ui/page/page.tsx";
import { FillInOffer } from "../hero/fill-in-offer.tsx";
import { builtHero } from "../hero/fill-in.ts";
import { HeroSections } from "../hero/hero-sections.tsx";
import { useCharacterGenres } from "../use-character-genres.ts";
import { CharacterViewAside } from "./character-view-aside.tsx";
import { DeleteCharacter } from "./delete-character.tsx";
import { LinkedSheet } from "./linked-sheet.tsx";
import { SheetBelongings } from "./sheet-belongings.tsx";
import { SheetNumbers } from "./sheet-numbers.tsx";
import { SheetOrigin } from "./sheet-origin.tsx";
import { SheetResources } from "./sheet-resources.tsx";
import { Saves, Skills } from "./sheet-rolls.tsx";

/** A character's whole sheet as it is at the table, for the screen and for printing (print.css). */
export function CharacterView({ character: stored }: { readonly character: PlayedCharacter }) {
  const live = liveOf(stored);
  const character = useMemo(() => playedNow(stored), [stored]);
  const navigate = useNavigate();
  const genres = useCharacterGenres(character.campaignId);
  const { data: campaigns } = useQuery(campaignsQuery());
  const hero = useMemo(
    () => (live && character.build ? heroOfSheet(live) : null) ?? builtHero(character),
    [live, character],
  );
  const campaign = campaigns?.find(({ id }) => id === character.campaignId);
  const actions = (
    <>
      {!character.managedExternally && (
        <LinkButton variant="secondary" to={`/characters/${character.id}/edit`}>
          {text.characters.edit}
        </LinkButton>
      )}
      <LinkButton variant="secondary" to={`/characters/${character.id}/next-story`}>
        {text.characters.nextStory}
      </LinkButton>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={17} />
        {text.characters.print}
      </Button>
      <DeleteCharacter character={character} onDeleted={() => void navigate("/characters", { replace: true })} />
    </>
  );
  return (
    <div data-prints="sheet">
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
        {character.managedExternally && <LinkedSheet character={character} />}
        <AsAtTurn live={live} campaign={campaign} />
        {!hero && !character.managedExternally && <FillInOffer character={character} />}
        <AbilityTable scores={character.abilityScores} />
        <SheetNumbers character={character} hero={hero} />
        <SheetOrigin character={character} campaignName={campaign ? campaign.name || text.campaigns.unnamed : null} />
        <div className="grid items-start gap-x-10 gap-y-9 xl:grid-cols-2 print:grid-cols-[2fr_3fr] print:gap-x-8">
          <div className="grid gap-9">
            <Saves character={character} hero={hero} />
            <SheetResources character={character} live={live} />
          </div>
          <Skills character={character} hero={hero} />
        </div>
        {hero && <HeroSections hero={hero} />}
        {live && <SheetBelongings live={live} campaign={campaign} hasGear={!live.hero || !stored.build} />}
        <Panel title={text.characters.notes}>
          <LoreText absent={text.characters.noNotes}>{character.notes}</LoreText>
        </Panel>
        <p className="max-w-prose text-sm text-quiet print:hidden">
          {live ? text.characters.asAtTable(live.turn.number) : text.characters.atTheTable}
        </p>
      </Page>
    </div>
  );
}
