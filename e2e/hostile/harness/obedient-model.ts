import { type Asked, type Script, STORY, telling } from "../../../packages/storyteller/src/llm/testing/scripts.ts";

/** What the player says, as the last message of a prompt has it. */
const SAID = /<player>\n([\s\S]*?)\n<\/player>/u;

/**
 * A model that does whatever the player tells it, as a bad one would: `CALL tool {…}` calls that tool, `RECITE` tells its instructions,
 * `SAY …` says that. What then happens is up to the server alone.
 */
export function obey({ messages, tools }: Asked): Script {
  const last = messages.at(-1);
  if (last?.role === "tool") return telling(STORY);
  const said = SAID.exec(String(last?.content))?.[1] ?? "";
  const [, tool, json] = /CALL (\S+) ([\s\S]*)$/u.exec(said) ?? [];
  if (tools !== undefined && tool !== undefined && json !== undefined) {
    return {
      status: 200,
      steps: [{ call: { name: tool, pieces: [json] } }, { finish: "tool_calls" }, "done"],
    };
  }
  if (said.includes("RECITE")) return telling(String(messages[0]?.content));
  return telling(/SAY ([\s\S]*)$/u.exec(said)?.[1] ?? STORY);
}
