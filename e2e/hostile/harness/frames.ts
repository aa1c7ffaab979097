import { HANG, type Answer } from "./answer.ts";

interface Reply {
  readonly type: string;
  readonly requestId?: string;
  readonly error?: string;
}

/** The types of frames that the server sends by itself, without a request. */
const PUSHES = new Set(["welcome", "memory_changed", "turn_started", "turn_ended"]);

/**
 * Sends frames over /ws, and then a health check. The status of the answer is 101 if the health check was answered, otherwise the code with
 * which the connection was closed. The text is the last reply before that.
 */
export function sendFrames(url: string, headers: Record<string, string>, frames: readonly unknown[]): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const socket = new WebSocket(url.replace(/^http/u, "ws"), { headers } as unknown as string);
  const timer = setTimeout(() => reject(new Error("Nobody answered on /ws")), HANG);
  let last = "";
  socket.addEventListener("open", () => {
    for (const frame of frames) {
      if (frame instanceof Uint8Array) socket.send(new Uint8Array(frame));
      else socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
    }
    socket.send(JSON.stringify({ type: "health_check", requestId: "alive" }));
  });
  socket.addEventListener("message", ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.requestId === "alive") resolve({ status: 101, headers: {}, text: last });
    else if (!PUSHES.has(reply.type)) last = String(data);
  });
  socket.addEventListener("close", ({ code }) => resolve({ status: code, headers: {}, text: last }));
  socket.addEventListener("error", () => reject(new Error("There is no /ws")));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.close();
  });
}
