import * as z from "zod/mini";

import { CampaignFile, READABLE_VERSIONS } from "#contracts/portability/campaign-file";
import { misplaced, type TurnPlace } from "#contracts/portability/ledger";

import type { JsonObject } from "../files/json.ts";
import { Unreadable } from "../files/unreadable.ts";
import type { ParsedFile } from "./parsed-file.ts";

/** Reads a file that Lorehearth exported. A file of another version, or with any invalid part, is refused as a whole. */
export function readCampaign(value: JsonObject): ParsedFile {
  if (!READABLE_VERSIONS.some((version) => version === value["version"]))
    throw new Unreadable("otherVersion", shortly(value["version"]));
  const { data, error } = z.safeParse(CampaignFile, value);
  if (!data) {
    const [issue] = error.issues;
    throw new Unreadable("invalid", issue ? `${issue.path.map(String).join(".")}: ${issue.message}` : "");
  }
  const known = new Map<string, TurnPlace>();
  for (const turn of data.turns) {
    const wrong = misplaced(turn, (id) => known.get(id) ?? null);
    if (wrong !== null) throw new Unreadable("invalid", wrong);
    known.set(turn.id, turn);
  }
  const warnings: ParsedFile["warnings"] = [
    ...(data.world === null ? [{ about: "noWorld", count: 1 } as const] : []),
    ...(data.characters.length === 0 ? [{ about: "noCharacter", count: 1 } as const] : []),
  ];
  return { kind: "campaign", file: data, warnings, toDigest: false };
}

const shortly = (version: unknown): string =>
  typeof version === "number" || typeof version === "string" ? String(version).slice(0, 20) : "?";
