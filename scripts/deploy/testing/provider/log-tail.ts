import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/** The text that a server appends to the client's key in the WebSocket handshake (RFC 6455 §1.3). */
const MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/** Serves the live log ("tail") of a Worker: sends the log of one request, then closes the connection. */
export function serveTail(request: IncomingMessage, socket: Duplex): void {
  const key = request.headers["sec-websocket-key"] ?? "";
  const head = [
    "HTTP/1.1 101 Switching Protocols",
    "Upgrade: websocket",
    "Connection: Upgrade",
    `Sec-WebSocket-Accept: ${createHash("sha1").update(`${key}${MAGIC}`).digest("base64")}`,
    `Sec-WebSocket-Protocol: ${request.headers["sec-websocket-protocol"] ?? ""}`,
  ];
  const scriptName = request.url?.split("/").at(-1);
  const log = {
    scriptName,
    outcome: "ok",
    exceptions: [],
    logs: [{ level: "info", message: ["a line of its log"], timestamp: 0 }],
    eventTimestamp: 0,
    event: { request: { url: "https://lorehearth.example/api/health", method: "GET", headers: {} } },
  };
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  // The client is ready to receive once it has sent its filters.
  socket.once("data", () => {
    socket.write(frame(0x1, Buffer.from(JSON.stringify(log))));
    socket.write(frame(0x8, Buffer.from([1_000 >> 8, 1_000 & 0xff])));
  });
  socket.on("error", () => socket.destroy());
  socket.on("end", () => socket.end());
}

/** Encodes an unmasked WebSocket frame of up to 65,535 bytes (RFC 6455 §5.2). */
function frame(opcode: number, payload: Buffer): Buffer {
  const length = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length]), payload]);
}
