import { ArrowRight } from "lucide-react";

import { ADVENTURES, type AdventureCard } from "#content/adventures/cards";
import { messageOf } from "../../../shared/api/api-error.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { language } from "../../../shared/text/catalogue.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Card, Panel } from "../../../shared/ui/content/card.tsx";
import type { Traveller } from "./traveller.ts";
import { useStartAdventure } from "./use-start-adventure.ts";

/**
 * The ready-made adventures. Each is started with one click; the adventure for newcomers comes first.
 * @param traveller the hero who is played in them instead of the adventure's own hero
 */
export function ReadyAdventures({ traveller }: { readonly traveller?: Traveller }) {
  const begin = useStartAdventure(traveller);
  const words = text.dashboard.beginnings;
  return (
    <Panel title={words.title}>
      <p className="-mt-1 mb-5 text-quiet">{traveller ? words.travellerLead(traveller.name) : words.lead}</p>
      {language() !== "en" && <p className="mb-5 text-quiet">{words.englishOnly}</p>}
      {begin.isError && (
        <p role="alert" className="mb-5 text-loss">
          {words.failed} {messageOf(begin.error, text.errors.unknown)} {words.failedHint}
        </p>
      )}
      <ul className="grid gap-4">
        {ADVENTURES.map((card) => (
          <Story
            key={card.id}
            card={card}
            hero={traveller?.name}
            busy={begin.isPending && begin.variables.id === card.id}
            blocked={begin.isPending}
            onBegin={() => begin.mutate(card)}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** A content note as part of a list: "Bodies behind glass." becomes "bodies behind glass". */
const asPhrase = (note: string): string =>
  note.replace(/\.$/u, "").replace(/^\p{Lu}(?=\p{Ll}*\s)/u, (letter) => letter.toLowerCase());

function Story({
  card: { id, title, pitch, length, contentNotes, world, hero },
  hero: traveller,
  busy,
  blocked,
  onBegin,
}: {
  readonly card: AdventureCard;
  /** The name of the traveller who replaces the adventure's own hero. */
  readonly hero: string | undefined;
  readonly busy: boolean;
  readonly blocked: boolean;
  readonly onBegin: () => void;
}) {
  const words = text.dashboard.beginnings;
  return (
    <Card as="li" className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Sigil kind="campaign" id={id} genres={world.genres} size={56} />
      <div className="grid min-w-0 gap-2" lang="en">
        <h3 className="font-display text-xl font-semibold text-balance">{title}</h3>
        <p className="font-story text-lg text-pretty">{pitch}</p>
        <p className="text-sm text-quiet">
          {traveller === undefined
            ? words.you(hero.name, hero.race.toLowerCase(), hero.className.toLowerCase())
            : words.youInstead(traveller, hero.name)}
        </p>
        <p className="text-sm text-quiet">
          {words.length(length.replace(/ turns?$/u, "").replace("-", "–"))}{" "}
          {words.contains(contentNotes.map(asPhrase).join("; "))}
        </p>
        <div className="mt-2">
          <Button
            busy={busy}
            disabled={blocked}
            aria-label={busy ? undefined : words.beginNamed(title)}
            onClick={onBegin}
          >
            {busy ? words.beginning : words.begin}
            {!busy && <ArrowRight aria-hidden="true" size={17} />}
          </Button>
        </div>
      </div>
    </Card>
  );
}
