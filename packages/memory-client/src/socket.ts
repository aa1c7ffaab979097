/** The part of a WebSocket that the client uses. A browser's and Node's own have it, and so may a socket of any other library. */
export interface Socket {
  readonly readyState: number;
  addEventListener(type: "open", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "close", listener: (event: { readonly code: number }) => void): void;
  send(text: string): void;
  close(code?: number): void;
}

/** Values of `readyState`, by the WebSocket standard. They are no names of the global WebSocket, which an injected socket need not have. */
export const CONNECTING = 0;
export const OPEN = 1;

/** Opens a socket to an address. */
export type OpenSocket = (url: string) => Socket;

/** The runtime's own WebSocket: browsers, workers and Node from version 22 on have one. */
export const openOwnSocket: OpenSocket = (url) => new WebSocket(url);
