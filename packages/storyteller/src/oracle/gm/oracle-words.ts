/** Two words answer what yes and no cannot: something done, and something it is done to or about. One die of each. */
const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

export const ACTIONS = words(`
  abandon answer avenge bargain bear betray bind borrow break bury carry change claim conceal confess count cross deliver
  deny descend divide endure escape exchange follow forget forgive gather guard hasten heal honour hunt inherit invite keep
  kindle listen measure mend mourn open oppose outlast pursue refuse remember repay reveal return search seize share
  shelter summon surrender swear unmask wait warn
`);
export const THEMES = words(`
  absence anger blood bread bridges brothers captivity chance children coin company courage crowns debt distance doors
  dreams duty enemies envy exile faith fame fathers fear fire friendship grief guilt harvest hearth home hunger illness
  innocence justice keys kinship law letters loss mercy mothers names night oaths patience peace poison pride promises
  ruin rumour secrets silence strangers time treason trust water weather
`);
