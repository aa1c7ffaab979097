/** Messages and tools as OpenAI's chat completions have them, which is what every other endpoint speaks too. */
function wireMessage(message) {
  switch (message.role) {
    case "assistant":
      return {
        role: "assistant",
        content: message.content,
        ...(message.toolCalls.length === 0
          ? {}
          : {
              tool_calls: message.toolCalls.map(({ id, name, arguments: json }) => ({
                id,
                type: "function",
                function: { name, arguments: json },
              })),
            }),
      };
    case "tool":
      return { role: "tool", tool_call_id: message.toolCallId, content: message.content };
    default:
      return { role: message.role, content: message.content };
  }
}
/** Many chat templates refuse two messages of the player's in a row: they are joined. */
function joinNeighbours(messages) {
  const joined = [];
  for (const message of messages) {
    const last = joined.at(-1);
    if (last?.role === "user" && message.role === "user") {
      joined[joined.length - 1] = { role: "user", content: `${last.content}\n\n${message.content}` };
    } else joined.push(message);
  }
  return joined;
}
export const wireMessages = (request) => joinNeighbours(request.messages).map(wireMessage);
export const wireTools = (request) =>
  request.tools.map(({ name, description, parameters }) => ({
    type: "function",
    function: { name, description, parameters: { ...parameters } },
  }));
