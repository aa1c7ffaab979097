import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { answered, ilse, ILSE_ID, REFUSED } from "../../workers/api/src/domain/dnd-beyond/sheet.fake.ts";

export { answered, ilse };

/** Characters with an answer of their own. */
export const SHEETS = {
  /** Public, and changed by `change`. */
  ilse: ILSE_ID,
  /** Shown to its owner only. */
  private: 2_001,
  /** Redirects. */
  elsewhere: 2_002,
  /** Never answers. */
  silent: 2_003,
  /** Answers without end. */
  endless: 2_004,
} as const;

/** A server on loopback that stands in for D&D Beyond's character service, in the shape of its answers. */
export interface SheetService {
  /** What SHEET_SERVICE_URL is set to. */
  readonly url: string;
  /** The requested paths, in order. */
  readonly requested: readonly string[];
  /** Changes Ilse's sheet from now on. */
  change(changes: Readonly<Record<string, unknown>>): void;
  close(): Promise<void>;
}

const PATH = "/character/v5/character/";

/** @param port 0 takes any that is free */
export async function startSheetService(port = 0): Promise<SheetService> {
  const requested: string[] = [];
  let sheet = ilse();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requested.push(path);
    answer(path.startsWith(PATH) ? Number(path.slice(PATH.length)) : 0, sheet, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}${PATH}`,
    requested,
    change: (changes) => {
      sheet = { ...sheet, ...changes };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(id: number, sheet: unknown, response: ServerResponse): void {
  switch (id) {
    case SHEETS.ilse:
      return reply(response, 200, answered(sheet as Readonly<Record<string, unknown>>));
    case SHEETS.private:
      return reply(response, 403, REFUSED);
    case SHEETS.elsewhere:
      response.writeHead(302, { Location: `${PATH}${SHEETS.ilse}` });
      response.end();
      return;
    case SHEETS.silent:
      return;
    case SHEETS.endless:
      return pour(response);
    default:
      return reply(response, 404, REFUSED);
  }
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

/** White space until the client leaves. */
function pour(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json" });
  const piece = Buffer.alloc(256 * 1024, " ");
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on("drain", more);
  more();
}
