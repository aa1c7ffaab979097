import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const LARGEST = 64 * 1024;

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Receives the mails of a local stack. It writes each mail to a file below DATA_DIR and logs its path, because a Worker has no disk.
 * Returns the address of the server. Its path is random, because any web page in a browser on this machine can send requests to the port.
 */
export async function startMailSink(dataDir: string, log: (line: string) => void): Promise<string> {
  const folder = join(dataDir, "mail");
  const secretPath = `/${randomBytes(16).toString("hex")}`;
  let letters = 0;
  const server = createServer((request, response) => {
    const take = async () => {
      if (request.url !== secretPath) throw new Error("This is not the address of the mail sink");
      const letter = JSON.parse(await bodyOf(request)) as Letter;
      const at = new Date();
      letters += 1;
      const path = join(folder, `${at.toISOString().replaceAll(/[:.]/gu, "-")}-${letters}.eml`);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(path, messageOf(letter, at), { mode: 0o600 });
      log(`Mail to ${oneLine(letter.to)}: ${path}`);
    };
    take().then(
      () => response.writeHead(204).end(),
      () => response.writeHead(400).end(),
    );
  });
  // The server alone does not keep this process running.
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${secretPath}`;
}

/** Writes the mail in the format that mail programs read. */
export function messageOf({ to, subject, text }: Letter, at: Date): string {
  const head = [
    `Date: ${at.toUTCString()}`,
    `To: ${oneLine(to)}`,
    `Subject: ${oneLine(subject)}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
  ];
  return `${head.join("\r\n")}\r\n\r\n${text.replaceAll(/\r?\n/gu, "\r\n")}`;
}

/** Removes line breaks, so that a value cannot begin another header. */
const oneLine = (value: string): string => value.replaceAll(/\p{Cc}+/gu, " ");

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > LARGEST) throw new Error("The letter is too long");
  }
  return body;
}
