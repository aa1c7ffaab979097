/** SHA-256 of a validated request, hex: tells the same request from another under the same turn id. */
export async function digestOf(request: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
