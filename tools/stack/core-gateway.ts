import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { Duplex } from "node:stream";

import { currentAddress } from "../../functions/_gateway/current-address.ts";
import { serviceFor, type ServiceName } from "../../functions/_gateway/route.ts";

/** The port of each worker. */
export type WorkerPorts = Readonly<Record<ServiceName, number>>;

/**
 * A server that passes each request on to the worker to which its path belongs, as the gateway of Pages does: the older paths, the paths
 * of the other workers, and WebSockets, too. Host and Origin stay as they are, because the workers compare them.
 */
export function coreGateway(ports: WorkerPorts): Server {
  const server = createServer((received, answer) => {
    const passed = passOn(received, ports);
    passed.on("response", (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      reply.pipe(answer);
    });
    passed.on("error", () => {
      if (!answer.headersSent) answer.writeHead(503);
      answer.end();
    });
    answer.on("close", () => passed.destroy());
    received.pipe(passed);
  });
  server.on("upgrade", (received: IncomingMessage, socket: Duplex, first: Buffer) => {
    const passed = passOn(received, ports);
    socket.on("error", () => passed.destroy());
    passed.on("upgrade", (reply, behind, head) => {
      socket.write(headOf(reply));
      behind.on("error", () => socket.destroy());
      socket.on("close", () => behind.destroy());
      if (head.length > 0) socket.write(head);
      if (first.length > 0) behind.write(first);
      behind.pipe(socket).pipe(behind);
    });
    // The worker refused the connection.
    passed.on("response", (reply) => {
      socket.write(headOf(reply));
      reply.pipe(socket);
    });
    passed.on("error", () => socket.destroy());
    passed.end();
  });
  return server;
}

function passOn({ url = "/", method, headers }: IncomingMessage, ports: WorkerPorts) {
  const present = currentAddress(new URL(url, "http://localhost"));
  const port = ports[serviceFor(present.pathname)];
  return request({ host: "127.0.0.1", port, path: `${present.pathname}${present.search}`, method, headers });
}

/** Status line and headers of a reply. Its body is not chunked any more, so the end of the connection ends it. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const fields = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && name.toLowerCase() !== "transfer-encoding" ? [`${name}: ${rawHeaders[at + 1] ?? ""}`] : [],
  );
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...fields, "", ""].join("\r\n");
}
