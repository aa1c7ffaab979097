import type { TurnBrief } from "../../ports.ts";
import type { Entry } from "./budget.ts";
import { fence } from "./fence.ts";

const list = (wishes: readonly string[]): string => wishes.map((wish) => `- ${wish}`).join("\n");

/** The player's lines and veils as part of the rules. They are never left out of the prompt, but the player's words are fenced. */
export function safetyEntries({ lines = [], veils = [] }: Pick<TurnBrief, "lines" | "veils">): Entry[] {
  const wishes = [
    ...(lines.length === 0
      ? []
      : [`These never come up in the story, in no form and by nobody:\n${fence("lines", list(lines))}`]),
    ...(veils.length === 0
      ? []
      : [`These may happen but are never shown: fade to black before them.\n${fence("lines", list(veils))}`]),
  ];
  return wishes.length === 0
    ? []
    : [{ id: "safety", text: `What the player does not want to see:\n${wishes.join("\n")}` }];
}
