import { Hono } from "hono";

import { LinkCharacterRequest, RefreshCharacterRequest } from "#contracts/http/character-link";
import { isPresent } from "#contracts/non-blank";
import type { Caller } from "#contracts/rpc/api";
import { AppError, notFound } from "#worker-kit/errors";
import { requireAccess, sameUser } from "#worker-kit/tenancy";
import { validate } from "#worker-kit/validate";
import { characterOf } from "../domain/dnd-beyond/character-of.ts";
import { readSheet } from "../domain/dnd-beyond/exported-sheet.ts";
import { characterIdOf, siteAddressOf } from "../domain/dnd-beyond/sheet-address.ts";
import { campaignFull } from "../domain/edit-locks.ts";
import type { ApiHono } from "../env.ts";
import { fetchSheet } from "../sheet-service.ts";
import { findCharacter, type CharacterFields } from "../store/characters.ts";
import { linkCharacter, refreshCharacter } from "../store/linked-characters.ts";
import { requireRoom } from "../store/require-room.ts";
import { readAccess } from "../store/scene.ts";
import { idParam } from "./params.ts";

/** A copy of an external sheet as it is now, and the sheet's address. */
interface Snapshot {
  readonly fields: CharacterFields;
  readonly externalUrl: string | null;
}

/**
 * Routes for characters whose sheets are stored at D&D Beyond. Lorehearth stores a read-only copy of the sheet. The copy is replaced when
 * the player asks for it.
 */
export const characterLinkRoutes = new Hono<ApiHono>()
  .post("/link", validate("json", LinkCharacterRequest), sameUser("json"), async (c) => {
    const { campaignId, sheet = "", exported } = c.req.valid("json");
    const { caller, db } = c.var;
    const id = isPresent(sheet) ? characterIdOf(sheet) : null;
    if (isPresent(sheet) && !id)
      throw new AppError("invalid_input", "This is no address or id of a D&D Beyond character");
    // The access is checked before the sheet service is asked, so that nothing is fetched for a session that has ended.
    const access = (who: Caller, asked: string | null) => readAccess(db, who, asked);
    await requireAccess({ access }, caller, campaignId);
    await requireRoom(db, caller, "characters");
    const { fields, externalUrl } = await snapshotOf(c.env.SHEET_SERVICE_URL, id, exported);
    const { character, campaign, isThere } = await linkCharacter(db, caller, campaignId, fields, externalUrl);
    if (!campaign) throw notFound("Campaign not found");
    if (isThere) throw new AppError("character_linked_already", "This character is already in the campaign.");
    if (!character) throw campaignFull(campaign.maxCharacters);
    return c.json({ character }, 201);
  })
  .post("/:id/refresh", idParam, validate("json", RefreshCharacterRequest), sameUser("json"), async (c) => {
    const { exported } = c.req.valid("json");
    const { caller, db } = c.var;
    const { id } = c.req.valid("param");
    const before = await findCharacter(db, caller, id);
    if (!before) throw notFound("Character not found");
    if (!before.managedExternally)
      throw new AppError("character_not_linked", "This character is kept here, not in D&D Beyond.");
    await requireRoom(db, caller);
    const sheetId = characterIdOf(before.externalUrl ?? "");
    const { fields, externalUrl } = await snapshotOf(c.env.SHEET_SERVICE_URL, sheetId, exported);
    const character = await refreshCharacter(db, caller, id, fields, externalUrl);
    if (!character) throw notFound("Character not found");
    return c.json({ character });
  });

/** Reads the sheet that was pasted, or fetches it from the service. If an id is known, the sheet must belong to that character. */
async function snapshotOf(base: string, id: string | null, exported: string | undefined): Promise<Snapshot> {
  const pasted = isPresent(exported);
  if (!pasted && !id) throw new AppError("invalid_input", "Paste the character's export: no address of it is known.");
  const sheet = readSheet(pasted ? exported : await fetchSheet(base, id ?? ""));
  const fields = sheet && characterOf(sheet);
  if (!fields) {
    throw new AppError("sheet_unreadable", `This is no character of D&D Beyond. ${pasted ? HOW_TO_COPY : WHY_NOT}`);
  }
  const ownId = sheet.id === null ? null : characterIdOf(String(sheet.id));
  if (id && ownId && id !== ownId) throw new AppError("invalid_input", "This is the sheet of another character.");
  const knownId = id ?? ownId;
  return { fields, externalUrl: knownId ? siteAddressOf(knownId) : null };
}

const HOW_TO_COPY = "Copy the whole export, from the first brace to the last.";
const WHY_NOT = "The service may have changed: you can paste the character's export instead.";
