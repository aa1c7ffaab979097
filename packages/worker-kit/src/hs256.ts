const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The one header that is signed and accepted: what names another algorithm, or none, is not even looked at. */
const HEADER = toBase64Url(encoder.encode(JSON.stringify({ alg: "HS256", typ: "JWT" })));

/** A JSON Web Token with these claims, signed with HMAC-SHA-256 (RFC 7515). */
export async function signHs256(claims: object, secret: string): Promise<string> {
  const signed = `${HEADER}.${toBase64Url(encoder.encode(JSON.stringify(claims)))}`;
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

/** What such a token claims; throws where it is none, or was signed with another secret. Whether it is over, the caller looks. */
export async function verifyHs256(token: string, secret: string): Promise<unknown> {
  const [header, claims = "", signature = "", ...more] = token.split(".");
  if (header !== HEADER || more.length > 0) throw new Error("Not a token that is signed here");
  const signed = encoder.encode(`${header}.${claims}`);
  // Compares in constant time.
  const right = await crypto.subtle.verify("HMAC", await keyOf(secret), fromBase64Url(signature), signed);
  if (!right) throw new Error("Signed with another secret");
  return JSON.parse(decoder.decode(fromBase64Url(claims)));
}

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
