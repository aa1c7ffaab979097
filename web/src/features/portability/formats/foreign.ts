import * as z from "zod/mini";

import { LIMITS } from "#contracts/limits";
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, CampaignFile } from "#contracts/portability/campaign-file";
import type { ExportedTurn } from "#contracts/portability/ledger";
import type { MemoryRow } from "#contracts/portability/memory";
import { ExportedCharacter } from "#contracts/portability/records";

import { Unreadable } from "../files/unreadable.ts";
import type { Cleaner } from "./text-cleaner.ts";
import type { ParsedFile, Warning } from "./parsed-file.ts";

/** What a file of another program contains, in a form that all formats share. */
interface Foreign {
  readonly kind: ParsedFile["kind"];
  readonly name: string;
  /** What the story is about. It also becomes the description of the world. */
  readonly description: string;
  /** The name of the player's character; null when there is none yet. */
  readonly player: string | null;
  readonly turns: readonly ExportedTurn[];
  readonly headTurnId: string | null;
  readonly memory: readonly MemoryRow[];
  readonly warnings: readonly Warning[];
}

/** Makes a campaign from the content of another program's file. The campaign gets a world of its own. */
export function foreignCampaign(foreign: Foreign, cleaner: Cleaner): ParsedFile {
  const { kind, player, turns, headTurnId, memory } = foreign;
  const { transfer } = LIMITS;
  if (turns.length > transfer.turns || memory.length > transfer.memories) throw new Unreadable("tooMany");
  const name = cleaner.text(foreign.name.replaceAll(/\s+/gu, " "), LIMITS.name) || "?";
  const description = cleaner.text(foreign.description, LIMITS.description);
  const genres = ["high-fantasy"] as const;
  const file = z.safeParse(CampaignFile, {
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_VERSION,
    exportedAt: new Date().toISOString(),
    world: {
      name,
      description,
      additionalDetails: "",
      magicLevel: "medium",
      genres,
      aiGeneratedDescription: "",
      worldPrompts: { magicLevel: "medium", genres, additionalDetails: "" },
      setting: "",
    },
    campaign: {
      name,
      description,
      aiGeneratedDescription: "",
      startingLevel: 1,
      maxCharacters: LIMITS.partyDefault,
      levelProgression: "standard",
      exploration: "medium",
      combat: "medium",
      social: "medium",
      notes: "",
      elements: [],
      language: "en",
    },
    characters: player === null ? [] : [playerNamed(cleaner.text(player.replaceAll(/\s+/gu, " "), LIMITS.name) || "?")],
    table: {
      detailLevel: "standard",
      lines: [],
      authorsNote: "",
      veils: [],
      headTurnId,
      lastRootId: rootOf(headTurnId, turns),
      moves: 0,
    },
    turns,
    memory,
  });
  if (!file.success) {
    const [issue] = file.error.issues;
    throw new Unreadable("invalid", issue ? `${issue.path.map(String).join(".")}: ${issue.message}` : "");
  }
  const warnings: Warning[] = [
    ...foreign.warnings.filter(({ count }) => count > 0),
    ...(cleaner.cut > 0 ? [{ about: "cutTexts", count: cleaner.cut } as const] : []),
    ...(player === null ? [{ about: "noCharacter", count: 1 } as const] : []),
  ];
  return { kind, file: file.data, warnings, toDigest: turns.length > 0 };
}

/** A player character of whom only the name is known. */
const playerNamed = (name: string): ExportedCharacter =>
  z.parse(ExportedCharacter, { id: "player", name, managedExternally: false, externalUrl: null });

function rootOf(id: string | null, turns: readonly ExportedTurn[]): string | null {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  let at = byId.get(id ?? "");
  while (at && at.parentId !== null) at = byId.get(at.parentId);
  return at?.id ?? null;
}
