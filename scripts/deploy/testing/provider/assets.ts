import { randomUUID } from "node:crypto";

import { Refusal, type Routes, textOf } from "./routes.ts";
import { ACCOUNT_ID, type Files, type ProviderAccount } from "./state.ts";

/** The list of a Worker's static assets, as wrangler sends it before it uploads them. */
type Manifest = Readonly<Record<string, { readonly hash: string; readonly size: number }>>;

/** The routes for the static assets of Workers. wrangler asks which files are missing, uploads those, and sends the token with the script. */
export const assetRoutes = (account: ProviderAccount): Routes => ({
  [`POST /accounts/${ACCOUNT_ID}/workers/scripts/:name/assets-upload-session`]: async ({ body }) => {
    const { manifest } = (await body.json()) as { manifest: Manifest };
    const files = Object.fromEntries(Object.entries(manifest).map(([path, { hash }]) => [path, hash]));
    const missing = [...new Set(missingFrom(account, files))];
    const jwt = randomUUID();
    account.assetSessions.set(jwt, files);
    return { jwt, buckets: missing.length > 0 ? [missing] : [] };
  },
  [`POST /accounts/${ACCOUNT_ID}/workers/assets/upload`]: async ({ body }) => {
    const jwt = body.headers.get("Authorization")?.replace("Bearer ", "") ?? "";
    if (!account.assetSessions.has(jwt)) throw new Refusal(401, 10_000, "Authentication error");
    const form = await body.formData();
    for (const hash of form.keys()) account.assets.add(hash);
    return { jwt };
  },
});

const missingFrom = (account: ProviderAccount, files: Files): string[] =>
  Object.values(files).filter((hash) => !account.assets.has(hash));

/** The static assets of an uploaded script. Throws, as the provider does, unless all of them were uploaded before. */
export function assetsOf(account: ProviderAccount, form: FormData): Files {
  const { assets } = JSON.parse(textOf(form, "metadata")) as { assets?: { jwt: string } };
  if (!assets) return {};
  const files = account.assetSessions.get(assets.jwt);
  if (!files || missingFrom(account, files).length > 0) {
    throw new Refusal(400, 10_205, "The static assets of this upload are not complete");
  }
  return files;
}
