/** Reasons for closing a connection to /ws, in addition to WebSocket's own codes. */
export const CLOSE_CODES = {
  /** Sent by the client when it leaves and will not resume its /ws session. */
  left: 4000,
  /** The player's sign-in has ended. The client must not connect again. */
  signedOut: 4401,
  /** The campaign has newer connections than it may have. The client must not connect again by itself. */
  tooManyConnections: 4409,
  frameTooLarge: 4413,
  tooManyFrames: 4429,
} as const;
