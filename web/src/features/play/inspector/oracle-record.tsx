import type { ReactNode } from "react";

import type { Campaign } from "#contracts/entities/campaign";
import { plainLines } from "../../../shared/format/plain-lines.ts";
import { text } from "../../../shared/text/text.ts";
import { meaningWords } from "../components/turn-view/meaning-words.ts";
import { sumOf, titleOf } from "../dice/show-roll.ts";
import { useAdventureTitle } from "../table/use-adventure-title.ts";
import type { StoryTurn } from "../turn/story-turn.ts";

/** What the oracle made a reply of: its reading of the words, the data that it had, and the dice. */
export function OracleRecord({
  turn,
  campaign,
}: {
  readonly turn: StoryTurn;
  readonly campaign: Pick<Campaign, "adventure">;
}) {
  const words = text.inspector;
  const { reading, recalled, rolls, flags } = turn;
  const title = useAdventureTitle(campaign.adventure?.id ?? null);
  return (
    <div className="grid gap-6">
      <p>{flags?.source === "table" && reading === null ? words.table : words.oracle}</p>
      <Section title={words.reading}>
        {reading === null ? (
          <p className="text-quiet">{words.noReading}</p>
        ) : (
          <>
            <p>
              {meaningWords(reading)}{" "}
              <span className="text-quiet">({reading.sure ? words.readingSure : words.readingUnsure})</span>
            </p>
            {reading.alternatives.length > 0 && (
              <p className="text-sm text-quiet">
                {words.alternatives}: {reading.alternatives.map(meaningWords).join("; ")}
              </p>
            )}
          </>
        )}
      </Section>
      <Section title={words.data}>
        <p>{title === null ? words.ownStory : words.adventure(title)}</p>
      </Section>
      <Section title={words.memories}>
        {recalled.length === 0 && <p className="text-quiet">{words.noMemories}</p>}
        <ul className="grid gap-3">
          {recalled.map(({ itemId, content, reason }) => (
            <li key={itemId} className="grid gap-0.5">
              <p className="font-story [overflow-wrap:anywhere] whitespace-pre-line">{plainLines(content)}</p>
              {reason && <p className="text-sm text-memory">{text.play.rememberedWhy(reason)}</p>}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.dice}>
        {rolls.length === 0 && <p className="text-quiet">{words.noDice}</p>}
        <ul className="grid gap-2">
          {rolls.map(({ roll }) => (
            <li key={roll.number}>
              <b className="tabular-nums">{roll.total}</b> {titleOf(roll)}
              <span className="text-sm text-quiet"> · {sumOf(roll)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-display text-lg font-semibold">{title}</h3>
      {children}
    </section>
  );
}
