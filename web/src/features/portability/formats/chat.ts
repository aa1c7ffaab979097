import { LIMITS } from "#contracts/limits";

import { isObject, jsonOf, type JsonObject, textAt } from "../files/json.ts";
import { Unreadable } from "../files/unreadable.ts";
import { chatDate } from "./chat-date.ts";
import { Cleaner } from "./text-cleaner.ts";
import { foreignCampaign } from "./foreign.ts";
import type { ParsedFile } from "./parsed-file.ts";
import { type Exchange, importedTurns } from "./imported-turns.ts";

/** Whether a text is JSON Lines and its first line is a chat's header. */
export function isChat(text: string): boolean {
  const [first = ""] = text.trimStart().split("\n", 1);
  if (!first.includes('"chat_metadata"') && !first.includes('"character_name"') && !first.includes('"mes"'))
    return false;
  try {
    return isObject(jsonOf(first)) && text.trimStart().includes("\n");
  } catch {
    return false;
  }
}

/** Reads a SillyTavern chat: a header line, then one line for each message. */
export async function readChat(text: string): Promise<ParsedFile> {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length > 4 * LIMITS.transfer.turns) throw new Unreadable("tooMany");
  const values = lines.map((line) => {
    const value = jsonOf(line);
    if (!isObject(value)) throw new Unreadable("invalid", line.slice(0, 60));
    return value;
  });
  const [first = {}] = values;
  const isHead = typeof first["mes"] !== "string";
  const all = isHead ? values.slice(1) : values;
  const messages = all.filter((message) => message["is_system"] !== true && typeof message["mes"] === "string");
  if (messages.length === 0) throw new Unreadable("invalid", "mes");

  const user = nameIn(first, "user_name") || nameOf(messages, true) || "Player";
  const char = nameIn(first, "character_name") || nameOf(messages, false) || "?";
  const cleaner = new Cleaner({ char, user });
  const { exchanges, undated } = exchangesOf(messages, char);
  return foreignCampaign(
    {
      kind: "chat",
      name: char,
      description: "",
      player: user,
      ...(await importedTurns(exchanges, cleaner)),
      memory: [],
      warnings: [
        { about: "skippedMessages", count: all.length - messages.length },
        { about: "undatedMessages", count: undated },
      ],
    },
    cleaner,
  );
}

/** The name in a field of the header. Newer files write "unused" when there is no name. */
const nameIn = (head: JsonObject, field: string): string =>
  textAt(head[field])
    .trim()
    .replace(/^unused$/u, "");

const nameOf = (messages: readonly JsonObject[], isUser: boolean): string =>
  textAt(messages.find((message) => (message["is_user"] === true) === isUser)?.["name"]).trim();

/** Assumed time between two messages without a date, in ms. */
const STEP_MS = 60_000;

/** Pairs the player's messages with the replies to them. Successive messages from the same side are joined. */
function exchangesOf(messages: readonly JsonObject[], char: string): { exchanges: Exchange[]; undated: number } {
  const dates = messages.map(({ send_date: sent }) => chatDate(sent));
  let at = dates.find((date) => date !== null) ?? Date.now() - messages.length * STEP_MS;
  const exchanges: { -readonly [Key in keyof Exchange]: Exchange[Key] }[] = [];
  let previous: "user" | "gm" | null = null;
  for (const [place, message] of messages.entries()) {
    const sent = dates[place] ?? null;
    at = sent === null ? at + STEP_MS : Math.max(at, sent);
    const last = exchanges.at(-1);
    const mes = textAt(message["mes"]);
    if (message["is_user"] === true) {
      if (previous === "user" && last) last.message = `${last.message}\n\n${mes}`;
      else exchanges.push({ message: mes, replies: [""], chosen: 0, model: null, sentAt: at, repliedAt: at });
      previous = "user";
      continue;
    }
    const { replies, chosen } = repliesOf(message, char);
    const model = modelOf(message);
    if (previous === "gm" && last) {
      last.replies = last.replies.map((reply, each) =>
        each === last.chosen ? `${reply}\n\n${replies[chosen] ?? ""}` : reply,
      );
      last.repliedAt = at;
    } else if (previous === "user" && last) {
      Object.assign(last, { replies, chosen, model, repliedAt: at });
    } else {
      exchanges.push({ message: "", replies, chosen, model, sentAt: at, repliedAt: at });
    }
    previous = "gm";
  }
  return { exchanges, undated: dates.filter((date) => date === null).length };
}

/** All variants of a message, and the index of the current one. */
function repliesOf(message: JsonObject, char: string): { replies: string[]; chosen: number } {
  const name = textAt(message["name"]).trim();
  // In a group chat, the speaker's name is put in front of the text.
  const spoken = (text: string) => (name === "" || name === char ? text : `**${name}:** ${text}`);
  const mes = textAt(message["mes"]);
  const swipes = Array.isArray(message["swipes"]) ? (message["swipes"] as unknown[]).map(textAt) : [];
  const at = Number(message["swipe_id"]);
  const chosen = Number.isInteger(at) && at >= 0 && at < swipes.length ? at : swipes.indexOf(mes);
  if (chosen === -1) return { replies: [spoken(mes)], chosen: 0 };
  return { replies: swipes.map((swipe, each) => spoken(each === chosen ? mes : swipe)), chosen };
}

function modelOf({ extra }: JsonObject): string | null {
  const model = isObject(extra) ? textAt(extra["model"]).trim() : "";
  return model === "" ? null : model.slice(0, 200);
}
