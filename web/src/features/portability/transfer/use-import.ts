import { useEffect, useRef, useState } from "react";

import type { Campaign } from "#contracts/entities/campaign";

import { messageOf } from "../../../shared/api/api-error.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";
import { text } from "../../../shared/text/text.ts";
import { Unreadable } from "../files/unreadable.ts";
import { readFile } from "../formats/read-file.ts";
import type { ParsedFile } from "../formats/parsed-file.ts";
import { importCampaign } from "./import-campaign.ts";
import { addLore } from "./add-lore.ts";

interface ImportHandlers {
  readonly onImported: (campaigns: readonly Campaign[]) => void;
  /** Called when lore was added to an existing campaign, with the number of new entries. */
  readonly onAdded: (campaignId: string, added: number) => void;
}

/** The steps of an import: read a file, preview it, store it. */
export function useImport({ onImported, onAdded }: ImportHandlers) {
  const refresh = useRefreshLibrary();
  const [isReading, setReading] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [readings, setReadings] = useState<readonly ParsedFile[] | null>(null);
  const [under, setUnder] = useState<{ readonly name: string; readonly share: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const leaving = useRef<AbortController | null>(null);
  /** The campaigns of a zip that are stored already. When one campaign of the zip fails, a retry skips these. */
  const imported = useRef(new Map<ParsedFile, Campaign>());
  useEffect(() => () => leaving.current?.abort(), []);

  const read = async (file: File) => {
    setRefused(null);
    setReading(true);
    try {
      setReadings(await readFile(new Uint8Array(await file.arrayBuffer()), file.name));
    } catch (failure) {
      setRefused(sentenceOf(failure));
    } finally {
      setReading(false);
    }
  };

  const close = () => {
    leaving.current?.abort();
    imported.current.clear();
    setReadings(null);
    setUnder(null);
    setError(null);
  };

  /** @param into the id of the campaign that receives the lore; empty for a new campaign */
  const confirm = async (into: string) => {
    if (!readings || under) return;
    const leave = new AbortController();
    leaving.current = leave;
    setError(null);
    try {
      const lore = into === "" ? undefined : readings[0]?.lore;
      if (lore) {
        const name = readings[0]?.file.campaign.name ?? "";
        setUnder({ name, share: 0 });
        const onProgress = (share: number) => !leave.signal.aborted && setUnder({ name, share });
        onAdded(into, await addLore(lore, into, onProgress, leave.signal));
        close();
        return;
      }
      for (const reading of readings) {
        if (imported.current.has(reading)) continue;
        const name = reading.file.campaign.name || text.campaigns.unnamed;
        setUnder({ name, share: 0 });
        const onProgress = (share: number) => !leave.signal.aborted && setUnder({ name, share });
        imported.current.set(reading, await importCampaign(reading, onProgress, leave.signal));
      }
      onImported([...imported.current.values()]);
      close();
    } catch (failure) {
      if (!leave.signal.aborted) setError(messageOf(failure, text.errors.unknown));
    } finally {
      if (leaving.current === leave) setUnder(null);
      void refresh();
    }
  };

  return { isReading, refused, readings, under, error, read, close, confirm };
}

/** The message for a refused file or for another failure. */
function sentenceOf(failure: unknown): string {
  if (failure instanceof Unreadable) return text.portability.refused[failure.reason](failure.detail).trim();
  console.error(failure);
  return text.errors.unknown;
}
