import { connect } from "node:net";

import { HANG, type Answer } from "./answer.ts";

/** Sends bytes unchanged (as Latin-1) and reads the first answer. Rejects if no complete answer comes. */
export function sendRaw(host: string, bytes: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const socket = connect(Number(host.split(":")[1]), "127.0.0.1");
  let got = "";
  socket.setTimeout(HANG, () => socket.destroy(new Error(`No whole answer came: ${got.slice(0, 200)}`)));
  socket.setEncoding("latin1");
  socket.on("error", reject);
  socket.on("close", () => {
    const answer = read(got, true);
    if (answer) resolve(answer);
    else reject(new Error(`The connection was closed during an answer: ${got.slice(0, 200)}`));
  });
  socket.on("data", (piece: string) => {
    got += piece;
    if (read(got, false)) socket.destroy();
  });
  socket.write(Buffer.from(bytes, "latin1"));
  return promise;
}

/**
 * Reads an answer when it is complete: when its stated length is reached, its last chunk has come, or the connection has ended. Null
 * before.
 */
function read(got: string, over: boolean): Answer | null {
  const at = got.indexOf("\r\n\r\n");
  if (at === -1) return null;
  const [first = "", ...lines] = got.slice(0, at).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const text = bodyIn(got.slice(at + 4), headers);
  if (text === null && !over) return null;
  return { status: Number(first.split(" ")[1]), headers, text: text ?? got.slice(at + 4) };
}

function bodyIn(rest: string, headers: Readonly<Record<string, string>>): string | null {
  const length = headers["content-length"];
  if (length !== undefined) return rest.length >= Number(length) ? rest.slice(0, Number(length)) : null;
  if (headers["transfer-encoding"] !== "chunked" || !rest.endsWith("0\r\n\r\n")) return null;
  let text = "";
  for (let at = 0; at < rest.length;) {
    const end = rest.indexOf("\r\n", at);
    const size = Number.parseInt(rest.slice(at, end), 16);
    text += rest.slice(end + 2, end + 2 + size);
    at = end + 4 + size;
  }
  return text;
}
