/** The message to a player whose own words cross one of their lines. */
export const lineCrossedMessage = (line: string): string =>
  `Your words touch a line you drew for this story: “${line}”. Nothing was sent. Say it another way, or change your lines first.`;
