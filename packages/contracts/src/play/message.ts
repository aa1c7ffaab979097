import { LIMITS } from "../limits.ts";

/** Says why the player's message cannot be sent, in a sentence that the player reads. Null if it can be sent. */
export function refusalOf(message: string): string | null {
  if (message === "") return "Message is required";
  if (message.trim() === "") return "Message cannot be empty";
  if (message.length > LIMITS.message) return "Message is too long (max 2000 characters)";
  if (message.includes("\0") || !message.isWellFormed()) return "Text contains characters that cannot be stored";
  return null;
}
