import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";

import type { Campaign } from "#contracts/entities/campaign";
import { keys } from "../../shared/api/lists.ts";
import { worldQuery } from "../../shared/api/records.ts";
import { firstInput } from "../../shared/first-input.ts";
import { afterFirstPage } from "../../shared/first-page.ts";
import { idle } from "../../shared/idle.ts";
import { useDocumentTitle } from "../../shared/use-document-title.ts";
import { Dialogs } from "./dialogs/dialogs.tsx";
import { createMoves } from "./moves/moves.ts";
import { MovesContext } from "./moves/moves-context.ts";
import { useKeys } from "./moves/use-keys.ts";
import { createScreen, ScreenContext } from "./screen/screen-store.ts";
import { loadTable, tableOf } from "./table/open-ahead.ts";
import { onWake } from "../../shared/on-wake.ts";
import { Composer } from "./components/composer/composer.tsx";
import { PlayHeader } from "./components/header/play-header.tsx";
import { useReminders } from "./components/header/reminders.ts";
import { Story } from "./components/story/story.tsx";
import { TableContext } from "./table/table-context.ts";
import { TablePanel } from "./components/side/table-panel.tsx";

/** Time after which the rest of the page is requested even if the browser is still busy with the story, in ms. */
const PATIENCE = 2_000;
/** Time that the browser gets to paint the story before that, in ms. It paints in threads of its own, so no event says when it has. */
const PAINTING = 200;

/** Loaded when the page is ready, because nobody needs it for the first word. */
const ModelChip = lazy(async () => {
  await afterFirstPage();
  return { default: (await import("./components/composer/model-chip.tsx")).ModelChip };
});

// The parts of the screen. None is rendered again when only another part changes.
const [Head, Transcript, Writing, Side, Windows] = [
  memo(PlayHeader),
  memo(Story),
  memo(Composer),
  memo(TablePanel),
  memo(Dialogs),
];

const NO_GENRES: readonly string[] = [];

/** The screen of one campaign's table: the story in the middle, the composer below, the side panel beside it. */
export function PlayScreen({ campaign }: { readonly campaign: Campaign }) {
  const { id: campaignId } = campaign;
  const [table] = useState(() => tableOf(campaignId));
  const [moves] = useState(() => createMoves(table));
  const [screen] = useState(createScreen);
  const [isStoryShown, setStoryShown] = useState(false);
  const queries = useQueryClient();
  useDocumentTitle(campaign.name);

  useEffect(() => {
    const leaving = new AbortController();
    // What the first words of the story do not need is requested after them.
    const shown = loadTable(table)
      .then(() => idle(PATIENCE))
      .then(() => new Promise((resolve) => setTimeout(resolve, PAINTING)))
      .then(() => idle(PATIENCE));
    void shown.then(() => !leaving.signal.aborted && startTransition(() => setStoryShown(true)));
    onWake(() => void table.refresh(), leaving.signal);
    const watcher = { onUpdate: table.applyUpdate, onMissed: () => void table.refresh() };
    shown
      .then(() => import("./table/watch-table.ts"))
      .then(
        ({ watchTable }) => watchTable(campaignId, watcher, leaving.signal),
        (error: unknown) => console.warn("Nobody watches the table", error),
      );
    // Load the parser of events as soon as the player does something, so that the first turn does not wait for it.
    void firstInput(leaving.signal)
      .then(() => import("./api/event-reader.ts"))
      .catch(() => {});
    // Other pages show message counts, when a campaign was last played, and the sheets. When a turn has ended, or the sheets have changed
    // otherwise, mark their cached data as out of date.
    const unsubscribe = table.subscribe((now, before) => {
      const hasEnded = before.liveTurnId !== null && now.liveTurnId === null;
      if (!hasEnded && (before.phase !== "ready" || now.sheets === before.sheets)) return;
      for (const key of [keys.campaigns, keys.characters, keys.dashboard]) {
        void queries.invalidateQueries({ queryKey: [key], refetchType: "none" });
      }
    });
    return () => {
      leaving.abort();
      unsubscribe();
      table.leave();
    };
  }, [table, queries, campaignId]);

  return (
    <TableContext value={table}>
      <MovesContext value={moves}>
        <ScreenContext value={screen}>
          <ScreenParts campaign={campaign} isStoryShown={isStoryShown} />
        </ScreenContext>
      </MovesContext>
    </TableContext>
  );
}

interface ScreenPartsProps {
  readonly campaign: Campaign;
  /** Whether the story has been laid out, so that the rest may be requested. */
  readonly isStoryShown: boolean;
}

function ScreenParts({ campaign, isStoryShown }: ScreenPartsProps) {
  // The world's genres only decide what the emblems look like.
  const world = useQuery({ ...worldQuery(campaign.worldId), enabled: isStoryShown && campaign.worldName !== null });
  // The screen with them is rendered in short steps.
  const genres = useDeferredValue(world.data?.genres ?? NO_GENRES);
  const reminders = useReminders(campaign);
  const { chosen } = reminders;
  const [aboveComposer, setAboveComposer] = useState<HTMLElement | null>(null);
  // In a transition, because otherwise React would render the screen a second time before the browser can paint it.
  const above = useCallback((place: HTMLElement | null) => startTransition(() => setAboveComposer(place)), []);
  const leads = useMemo(
    () => (
      <Suspense fallback={null}>
        <ModelChip campaignId={campaign.id} />
      </Suspense>
    ),
    [campaign.id],
  );
  useKeys();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-rows-[auto_1fr_auto]">
        <Head campaign={campaign} genres={genres} reminders={reminders} />
        <Transcript campaign={campaign} genres={genres} reminders={chosen} aboveComposer={aboveComposer} />
        <Writing reminders={reminders} language={campaign.language} above={above} leads={leads} />
      </div>
      <Side campaign={campaign} genres={genres} reminders={chosen} />
      <Windows campaign={campaign} reminders={chosen} />
    </div>
  );
}
