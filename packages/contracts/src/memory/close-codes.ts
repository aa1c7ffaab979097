/** Why a connection to /ws was closed, beside WebSocket's own codes. */
export const CLOSE_CODES = {
  /** From the client: it leaves and does not come back to its session. */
  left: 4000,
  /** The session of the sign-in ended: there is no use in connecting again. */
  signedOut: 4401,
  frameTooLarge: 4413,
  tooManyFrames: 4429,
} as const;
