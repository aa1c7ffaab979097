import type { ServerPush } from "#contracts/memory/server-messages";

import { onWake } from "../turn/backoff.ts";

/** What the table's line carries that changes the story. */
export type TableNews = Extract<ServerPush, { readonly turnId: string } | { readonly headTurnId: string | null }>;

/** How often a sign of life is sent: proxies cut silent connections. */
const HEARTBEAT = 30_000;
/** product.md §4: up to five tries, one second times the attempt apart. */
const TRIES = 5;
const STEP = 1_000;

const NEWS: ReadonlySet<unknown> = new Set<TableNews["type"]>(["turn_started", "turn_ended", "head_moved"]);

/** A frame of /ws as news of the story; null for every other frame, and for what is none. Never throws. */
export function readNews(data: unknown): TableNews | null {
  if (typeof data !== "string" || data === "pong") return null;
  try {
    const frame: unknown = JSON.parse(data);
    const isNews = typeof frame === "object" && frame !== null && "type" in frame && NEWS.has(frame.type);
    return isNews ? (frame as TableNews) : null;
  } catch {
    return null;
  }
}

/** Where the memory service speaks of this campaign. */
export function addressOf(campaignId: string, page: Pick<Location, "protocol" | "host">): string {
  const scheme = page.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${page.host}/ws?campaignId=${encodeURIComponent(campaignId)}`;
}

/**
 * Hears what happens at the table in other tabs, until `signal` aborts. A line that is cut is taken up again, five times; then
 * when the network or the reader's eye returns. Nothing on the page needs it: without it, the page looks when it is looked at.
 * `onBack` is called when a cut line stands again, for whatever was said meanwhile.
 */
export function watchTable(
  campaignId: string,
  { onNews, onBack }: { readonly onNews: (news: TableNews) => void; readonly onBack: () => void },
  signal: AbortSignal,
): void {
  let socket: WebSocket | null = null;
  let failures = 0;
  let wasOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    if (signal.aborted || socket) return;
    clearTimeout(timer);
    const line = new WebSocket(addressOf(campaignId, location));
    socket = line;
    const heartbeat = setInterval(() => line.readyState === WebSocket.OPEN && line.send("ping"), HEARTBEAT);
    line.addEventListener("open", () => {
      failures = 0;
      if (wasOpen) onBack();
      wasOpen = true;
    });
    line.addEventListener("message", ({ data }) => {
      const news = readNews(data);
      if (news && !signal.aborted) onNews(news);
    });
    line.addEventListener("close", () => {
      clearInterval(heartbeat);
      socket = null;
      failures += 1;
      if (failures <= TRIES) timer = setTimeout(connect, STEP * failures);
    });
  }

  function closeIt(this: WebSocket) {
    this.close();
  }

  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    // A browser complains of a line that is closed before it stands: it is let stand first.
    if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener("open", closeIt);
    else socket?.close();
  });
  onWake(() => {
    failures = 0;
    connect();
  }, signal);
  connect();
}
