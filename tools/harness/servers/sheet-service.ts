import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { answered, ilse, ILSE_ID, REFUSED } from "../../../workers/api/src/domain/dnd-beyond/sheet.fake.ts";

export { answered, ilse };

/** The ids of characters for which the service has an answer of its own. */
export const SHEETS = {
  /** A public character, whose sheet `change` can change. */
  ilse: ILSE_ID,
  /** A character that the service shows only to its owner. */
  private: 2_001,
  /** A character for which the service answers with a redirect. */
  elsewhere: 2_002,
  /** A character for which the service never answers. */
  silent: 2_003,
  /** A character for which the service sends an answer without end. */
  endless: 2_004,
} as const;

/** A server on loopback that replaces D&D Beyond's character service. Its answers have the same shape. */
export interface SheetService {
  /** The value for SHEET_SERVICE_URL. */
  readonly url: string;
  /** The requested paths, in order. */
  readonly requested: readonly string[];
  /** Changes Ilse's sheet from now on. */
  change(changes: Readonly<Record<string, unknown>>): void;
  close(): Promise<void>;
}

const PATH = "/character/v5/character/";

/**
 * Starts a sheet service.
 * @param port the port to listen on; 0 takes any free one
 */
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

/** Sends white space until the client leaves. */
function pour(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "application/json" });
  const piece = Buffer.alloc(256 * 1024, " ");
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on("drain", more);
  more();
}
