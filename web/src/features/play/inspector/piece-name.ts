import { text } from "../../../shared/text/text.ts";

type Named = keyof typeof text.inspector.pieces;

/**
 * The name of a piece of the prompt, from the id that the server gives it.
 * @param heroes the names of the heroes, by the ids of their characters
 */
export function pieceName(part: string, id: string, heroes: ReadonlyMap<string, string>): string {
  const words = text.inspector;
  const named = (hero: string) => heroes.get(hero) ?? words.someHero;
  const turns = /^turns? (\d+)(?:–(\d+))?$/u.exec(id);
  if (turns) return words.turnRange(turns[1] ?? "", turns[2] ?? turns[1] ?? "");
  if (Object.hasOwn(words.pieces, id)) return words.pieces[id as Named];
  if (id.startsWith("hero ")) return words.hero(named(id.slice("hero ".length)));
  if (id.startsWith("news ")) return words.result;
  if (part === "sheet") return words.sheet(named(id));
  if (part === "secrets") return words.secret;
  if (part === "pinned" || part === "recalled") return words.memory;
  // A passage of lore: its source, the number of the text, the heading, and the number of the passage.
  const lore = /^(world|campaign):\d+:(.*):\d+$/u.exec(id);
  return lore ? words.loreOf(words.pieces[lore[1] as Named], lore[2] ?? "") : id;
}
