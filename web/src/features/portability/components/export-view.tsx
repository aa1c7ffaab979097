import { newId } from "#contracts/new-id";
import { useId, useRef } from "react";

import type { Campaign } from "#contracts/entities/campaign";
import { canonicalJson } from "#contracts/portability/canonical-json";

import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { useGenres } from "../../../shared/sigil/use-genres.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Card } from "../../../shared/ui/content/card.tsx";
import { Page, PageHeader } from "../../../shared/ui/page/page.tsx";
import { type Story, storyOf } from "../story/story.ts";
import { gatherCampaign } from "../transfer/gather-campaign.ts";
import { fileName, saveFile } from "../transfer/save-file.ts";
import { type Say, useExport } from "../transfer/use-export.ts";
import { ExportStatus } from "./export-status.tsx";

/** The export formats of a campaign. */
export function ExportView({ campaign }: { readonly campaign: Campaign }) {
  const { formats } = text.portability;
  const genres = useGenres(campaign.worldId);
  const { progress, error, isBusy, run } = useExport();
  const face = useRef<HTMLSpanElement>(null);
  const title = campaign.name || text.campaigns.unnamed;

  const gather = (say: Say, signal: AbortSignal) =>
    gatherCampaign(
      campaign.id,
      (turns, memories) =>
        say(memories === 0 ? text.portability.gathering(turns) : text.portability.gatheringMemory(memories)),
      signal,
    );
  const gatherStory = async (say: Say, signal: AbortSignal): Promise<Story> => {
    const story = storyOf(await gather(say, signal));
    if (story.chapters.length === 0) throw new Error(text.portability.nothingToExport);
    return { ...story, title };
  };
  const asMarkdown = () =>
    run(async (say, signal) => {
      const story = await gatherStory(say, signal);
      const { storyMarkdown } = await import("../story/markdown.ts");
      const name = fileName(title, "md");
      saveFile(name, [storyMarkdown(story)], "text/markdown;charset=utf-8");
      return name;
    });
  const asBook = () =>
    run(async (say, signal) => {
      const story = await gatherStory(say, signal);
      const { bookOf } = await import("../epub/book.ts");
      const drawn = face.current?.querySelector("svg");
      const sigil = drawn ? new XMLSerializer().serializeToString(drawn) : "";
      const name = fileName(title, "epub");
      saveFile(name, [bookOf(story, sigil, newId())], "application/epub+zip");
      return name;
    });
  const asJson = () =>
    run(async (say, signal) => {
      const file = await gather(say, signal);
      const name = fileName(title, "lorehearth.json");
      saveFile(name, [canonicalJson(file)], "application/json");
      return name;
    });

  return (
    <Page narrow>
      <PageHeader
        title={text.portability.exportTitle}
        lead={text.portability.exportLead}
        sigil={
          <span ref={face}>
            <Sigil kind="campaign" id={campaign.id} genres={genres} size={64} />
          </span>
        }
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.campaigns, to: "/campaigns" },
          { label: title, to: `/campaigns/${campaign.id}` },
          { label: text.portability.exportTitle },
        ]}
      />
      <Choice title={formats.json} hint={formats.jsonHint} busy={isBusy} onChoose={() => void asJson()} />
      <Choice title={formats.markdown} hint={formats.markdownHint} busy={isBusy} onChoose={() => void asMarkdown()} />
      <Choice title={formats.epub} hint={formats.epubHint} busy={isBusy} onChoose={() => void asBook()} />
      <ExportStatus progress={progress} error={error} />
    </Page>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly hint: string;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

function Choice({ title, hint, busy, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      <p id={id} className="max-w-[68ch] text-quiet">
        {hint}
      </p>
      <Button variant="secondary" className="justify-self-start" busy={busy} aria-describedby={id} onClick={onChoose}>
        {text.portability.formats.save(title)}
      </Button>
    </Card>
  );
}
