import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { vi } from "vitest";

import type { SharedStack } from "./shared-stack.ts";

/** The mails to an address on this stack, the newest last. */
async function mailsTo(stack: SharedStack, email: string): Promise<string[]> {
  const folder = join(stack.dataDir, "mail");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.toSorted((a, b) => a.localeCompare(b)).map((name) => readFile(join(folder, name), "utf8")),
  );
  return mails.filter((mail) => mail.includes(`To: ${email}\r\n`));
}

/** Waits until an address has received `count` mails, and returns the link in the newest one. */
export async function mailedLink(stack: SharedStack, email: string, count = 1): Promise<string> {
  const mails = await vi.waitUntil(
    async () => {
      const found = await mailsTo(stack, email);
      return found.length >= count && found;
    },
    { timeout: 30_000, interval: 100 },
  );
  const link = /^https?:\S+$/mu.exec(mails.at(-1) ?? "")?.[0];
  if (!link) throw new Error(`There is no link in ${mails.at(-1)}`);
  return link;
}
