import type { Connection, ConnectionFields } from "#contracts/connections/connection";
import type { ModelConnection } from "#contracts/rpc/connections";
import type { StoredConnection } from "../store/connections.ts";
import { canOpen, open, seal, type SealingSecrets } from "./sealed-text.ts";

/** Turns connections as the player sends them into rows, and rows into what their owner or a worker may see of them. */

type Sealed = Pick<StoredConnection, "sealedKey" | "sealedBody">;
/** Whose row it is. Its sealed texts open in no other row. */
type RowOf = Pick<StoredConnection, "id" | "userId">;

const keyContext = ({ userId, id }: RowOf): string => `${userId} ${id} key`;
const bodyContext = ({ userId, id }: RowOf): string => `${userId} ${id} body`;

/**
 * The columns of a connection. A key that the player left out stays, but only for the same server: otherwise a changed address would
 * receive it.
 * @param before the connection as it was stored; null for a new one
 */
export async function columnsOf(
  { key, extraBody, ...settings }: ConnectionFields,
  row: RowOf,
  before: StoredConnection | null,
  secrets: SealingSecrets,
): Promise<Pick<StoredConnection, "settings"> & Sealed> {
  const hasBody = Object.keys(extraBody).length > 0;
  const kept = before && isSameServer(before.settings.address, settings.address) ? before.sealedKey : "";
  return {
    settings,
    sealedKey: key === undefined ? kept : key === "" ? "" : await seal(secrets, key, keyContext(row)),
    sealedBody: hasBody ? await seal(secrets, JSON.stringify(extraBody), bodyContext(row)) : "",
  };
}

/** Whether two addresses are of one server. */
export const isSameServer = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;

/** A stored connection for its owner, without the key. */
export async function ownersView(
  { usedToday, ...stored }: StoredConnection & { readonly usedToday: number },
  secrets: SealingSecrets,
): Promise<Connection> {
  const { id, settings, sealedKey, createdAt, updatedAt } = stored;
  const key = sealedKey === "" ? "none" : (await canOpen(secrets, sealedKey)) ? "stored" : "unreadable";
  return { id, ...settings, extraBody: await extraBodyOf(stored, secrets), key, usedToday, createdAt, updatedAt };
}

/** A stored connection with its key, for the worker that asks the model. A key that cannot be read is left out. */
export async function withKey(stored: StoredConnection, secrets: SealingSecrets): Promise<ModelConnection> {
  const { provider, address, model, contextTokens, replyTokens, thinkingTokens, samplers, toolMode } = stored.settings;
  const [key, extraBody] = await Promise.all([keyOf(stored, secrets), extraBodyOf(stored, secrets)]);
  return {
    id: stored.id,
    key,
    provider,
    address,
    model,
    contextTokens,
    replyTokens,
    thinkingTokens,
    samplers,
    toolMode,
    extraBody,
  };
}

/** The key of a stored connection. Null if there is none, or if it cannot be read. */
export async function keyOf(stored: StoredConnection, secrets: SealingSecrets): Promise<string | null> {
  if (stored.sealedKey === "") return null;
  return (await open(secrets, stored.sealedKey, keyContext(stored)))?.text ?? null;
}

async function extraBodyOf(stored: StoredConnection, secrets: SealingSecrets): Promise<Record<string, unknown>> {
  const opened = stored.sealedBody === "" ? null : await open(secrets, stored.sealedBody, bodyContext(stored));
  return opened === null ? {} : (JSON.parse(opened.text) as Record<string, unknown>);
}

/** The row's sealed texts, sealed with the current secret. Null if they are already, or if they cannot be opened. */
export async function sealedAgain(stored: StoredConnection, secrets: SealingSecrets): Promise<Sealed | null> {
  const again = async (sealed: string, context: string): Promise<string> => {
    const opened = sealed === "" ? null : await open(secrets, sealed, context);
    return opened?.isOld ? seal(secrets, opened.text, context) : sealed;
  };
  const [sealedKey, sealedBody] = await Promise.all([
    again(stored.sealedKey, keyContext(stored)),
    again(stored.sealedBody, bodyContext(stored)),
  ]);
  return sealedKey === stored.sealedKey && sealedBody === stored.sealedBody ? null : { sealedKey, sealedBody };
}
