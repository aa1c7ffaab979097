import { type Asked, type Script, STORY, replying } from "#storyteller/testing/model-server";

/** Matches the player's words in the last message of a prompt. */
const PLAYER_WORDS = /<player>\n([\s\S]*?)\n<\/player>/u;

/**
 * A model that obeys every order of the player. `CALL tool {…}` makes it call that tool, `RECITE` makes it write its instructions, `SAY …`
 * makes it write that text. With such a model, only the server can prevent harm.
 */
export function obey({ messages, tools }: Asked): Script {
  const last = messages.at(-1);
  if (last?.role === "tool") return replying(STORY);
  const words = PLAYER_WORDS.exec(String(last?.content))?.[1] ?? "";
  const [, tool, json] = /CALL (\S+) ([\s\S]*)$/u.exec(words) ?? [];
  if (tools !== undefined && tool !== undefined && json !== undefined) {
    return {
      status: 200,
      steps: [{ call: { name: tool, pieces: [json] } }, { finish: "tool_calls" }, "done"],
    };
  }
  if (words.includes("RECITE")) return replying(String(messages[0]?.content));
  return replying(/SAY ([\s\S]*)$/u.exec(words)?.[1] ?? STORY);
}
