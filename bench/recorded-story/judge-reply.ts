import { INSTRUCTIONS, judgeSentence, ReplyWriter } from "#storyteller/llm";

/**
 * Runs the checks that a model's reply must pass before it is shown. Returns sentences that are wrong, and a reason to stop the reply if
 * there is one.
 * @param sheets the party's sheets, whose numbers the reply may name
 */
export function judgeReply(reply: string, playerText: string, sheets: unknown): string[] {
  const numbers = new Set((`${JSON.stringify(sheets)} ${playerText}`.match(/\d+/gu) ?? []).map(Number));
  const found: string[] = [];
  const writer = new ReplyWriter(INSTRUCTIONS, (sentence) => {
    const verdict = judgeSentence(sentence, {
      language: "en",
      playerText,
      numbers: () => numbers,
      mayCheck: () => true,
    });
    if (typeof verdict === "object") found.push(`${verdict.kind}: ${verdict.sentence}`);
    return "tell";
  });
  for (const piece of reply.match(/\S+\s*/gu) ?? []) writer.push(piece);
  writer.end(false);
  if (writer.halt !== null) found.push(`halted: ${writer.halt}`);
  if (writer.shown.trim() !== reply.trim()) found.push("not shown whole");
  return found;
}
