import { lazy, Suspense } from "react";

import type { Campaign } from "#contracts/entities/campaign";
import { useScreen, useScreenState } from "../screen/screen-store.ts";
import type { Reminders } from "../table/table-state.ts";

const BranchMap = lazy(async () => ({ default: (await import("./branch-map.tsx")).BranchMap }));
const SearchStory = lazy(async () => ({ default: (await import("./search-story.tsx")).SearchStory }));
const NameCheckpoint = lazy(async () => ({ default: (await import("./name-checkpoint.tsx")).NameCheckpoint }));
const LinesAndVeils = lazy(async () => ({ default: (await import("./lines-and-veils.tsx")).LinesAndVeils }));
const AuthorsNote = lazy(async () => ({ default: (await import("./authors-note.tsx")).AuthorsNote }));
const VoiceWindow = lazy(async () => ({ default: (await import("../voice/voice-window.tsx")).VoiceWindow }));
const XCard = lazy(async () => ({ default: (await import("./x-card.tsx")).XCard }));
const InspectTurn = lazy(async () => ({ default: (await import("../inspector/inspect-turn.tsx")).InspectTurn }));
const Preview = lazy(async () => ({ default: (await import("../inspector/preview.tsx")).Preview }));
const Keys = lazy(async () => ({ default: (await import("./keys.tsx")).Keys }));

/** The dialog that is open over the table. The code of each dialog is loaded at the first use. */
export function Dialogs({ campaign, reminders }: { readonly campaign: Campaign; readonly reminders: Reminders }) {
  const screen = useScreen();
  const opened = useScreenState((state) => state.opened);
  if (!opened) return null;
  const props = { campaignId: campaign.id, onClose: () => screen.setState({ opened: null }) };
  return (
    <Suspense>
      {opened.window === "map" && <BranchMap {...props} />}
      {opened.window === "search" && <SearchStory {...props} />}
      {opened.window === "safety" && <LinesAndVeils {...props} />}
      {opened.window === "note" && <AuthorsNote {...props} />}
      {opened.window === "voice" && <VoiceWindow onClose={props.onClose} />}
      {opened.window === "x-card" && <XCard onClose={props.onClose} />}
      {opened.window === "keys" && <Keys onClose={props.onClose} />}
      {opened.window === "preview" && <Preview {...props} reminders={reminders} />}
      {opened.window === "inspect" && (
        <InspectTurn campaign={campaign} turnId={opened.turnId} onClose={props.onClose} />
      )}
      {opened.window === "checkpoint" && <NameCheckpoint onClose={props.onClose} turnId={opened.turnId} />}
    </Suspense>
  );
}
