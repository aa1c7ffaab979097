const FIRST =
  /^(?:(?:i (?:choose|pick|take|do) )?(?:the )?(?:first|former|1st)(?: (?:one|option|choice))?|1|a|option (?:1|one|a)|yes|yeah|yep|ok|okay|sure|do it|i do|let's do it|agreed)$/u;
const SECOND =
  /^(?:(?:i (?:choose|pick|take|do) )?(?:the )?(?:second|latter|other|2nd|last)(?: (?:one|option|choice))?|2|b|option (?:2|two|b))$/u;

/** "The second", "yes", "1": what the last reply offered, as the player would have said it; any other words stay as they are. */
export function takenUp(playerText: string, offers: readonly string[]): string {
  const plain = playerText
    .slice(0, 60)
    .toLowerCase()
    .replace(/[’]/gu, "'")
    .replace(/[.!,]+$/u, "")
    .trim();
  const taken = FIRST.test(plain) ? offers[0] : SECOND.test(plain) ? offers[1] : undefined;
  return taken ?? playerText;
}
