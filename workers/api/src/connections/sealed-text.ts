/**
 * Texts that nobody may read who has only the database: AES-256-GCM with a key that is derived from AUTH_SECRET by HKDF-SHA-256. A sealed
 * text is `1.<key id>.<iv>.<ciphertext>`, all in base64url. The key id says which secret sealed it, so that the secret can be changed: the
 * old one stays readable as AUTH_SECRET_OLD until every text is sealed again.
 */

export interface SealingSecrets {
  readonly AUTH_SECRET: string;
  /** The secret before the last change. Empty if there is none. */
  readonly AUTH_SECRET_OLD?: string;
}

const VERSION = "1";
const INFO = { key: "lorehearth connections 1 key", id: "lorehearth connections 1 id" };
const KEY_ID_BITS = 64;
const IV_BYTES = 12;

interface SealingKey {
  readonly id: string;
  readonly key: CryptoKey;
}

const derived = new Map<string, Promise<SealingKey>>();

/** The key of a secret. It is derived once for each isolate. */
function keyOf(secret: string): Promise<SealingKey> {
  let known = derived.get(secret);
  if (!known) derived.set(secret, (known = deriveKey(secret)));
  return known;
}

async function deriveKey(secret: string): Promise<SealingKey> {
  const material = await crypto.subtle.importKey("raw", utf8(secret), "HKDF", false, ["deriveKey", "deriveBits"]);
  const hkdf = (info: string) => ({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(info) });
  const [key, id] = await Promise.all([
    crypto.subtle.deriveKey(hkdf(INFO.key), material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]),
    crypto.subtle.deriveBits(hkdf(INFO.id), material, KEY_ID_BITS),
  ]);
  return { id: base64url(new Uint8Array(id)), key };
}

/**
 * Seals a text.
 * @param context where the text belongs. It opens only with the same context, so a sealed text that is copied into another row is of no
 *   use there.
 */
export async function seal({ AUTH_SECRET }: SealingSecrets, text: string, context: string): Promise<string> {
  const { id, key } = await keyOf(AUTH_SECRET);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: utf8(context) }, key, utf8(text));
  return [VERSION, id, base64url(iv), base64url(new Uint8Array(sealed))].join(".");
}

/** A text that was opened. `isOld` means that an old secret sealed it, so it should be sealed again. */
export interface Opened {
  readonly text: string;
  readonly isOld: boolean;
}

/** Opens a sealed text. Null if none of the secrets sealed it, or if it was changed. */
export async function open(secrets: SealingSecrets, sealed: string, context: string): Promise<Opened | null> {
  const [version, id, iv = "", data = ""] = sealed.split(".");
  const found = version === VERSION ? await secretWith(secrets, id) : null;
  if (!found) return null;
  try {
    const additionalData = utf8(context);
    const opened = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv: bytes(iv), additionalData },
      found.key,
      bytes(data),
    );
    return { text: new TextDecoder().decode(opened), isOld: found.isOld };
  } catch {
    return null;
  }
}

/** Whether one of the secrets sealed this text. Nothing is decrypted. */
export async function canOpen(secrets: SealingSecrets, sealed: string): Promise<boolean> {
  const [version, id] = sealed.split(".");
  return version === VERSION && (await secretWith(secrets, id)) !== null;
}

async function secretWith({ AUTH_SECRET, AUTH_SECRET_OLD }: SealingSecrets, id: string | undefined) {
  const current = await keyOf(AUTH_SECRET);
  if (current.id === id) return { key: current.key, isOld: false };
  const old = AUTH_SECRET_OLD ? await keyOf(AUTH_SECRET_OLD) : null;
  return old && old.id === id ? { key: old.key, isOld: true } : null;
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const base64url = (data: Uint8Array): string =>
  btoa(String.fromCodePoint(...data))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/u, "");

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.codePointAt(0) ?? 0);
