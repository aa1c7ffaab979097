import { pattern, storedPattern } from "../../../patterns.ts";
import { readOnce } from "../../lore/read-once.ts";
import type { Turn } from "../../turn.ts";

/** Money under the name that the player's texts give it. It is the sheet's gold. */

const VALUES: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  "a hundred": 100,
};
const SUM = storedPattern("money sum");

const COIN = storedPattern("money coin");
export const isCoin = (word: string): boolean => COIN.test(word);

/** What the texts call money: "ducats"; "coins" where they have no word for it. */
export function coinOf(turn: Turn): string {
  const agreed = turn.memo.facts
    .map((text) => pattern("money coin of 2", "u").exec(text)?.[1])
    .findLast((each) => each !== undefined);
  if (agreed !== undefined) return agreed;
  const { written } = turn.lore;
  const word = readOnce(written, "coin", "", () => {
    const said = written.find(({ text }) => SUM.test(text));
    return said === undefined ? undefined : SUM.exec(said.text)?.[2]?.toLowerCase();
  });
  return word === undefined
    ? "coins"
    : pattern("money coin of", "u").test(word)
      ? word.includes("gold")
        ? "gold"
        : "coins"
      : word === "yen" || /(?:s|i|e|a|yuan)$/u.test(word) || word.startsWith("kron")
        ? word
        : `${word}s`;
}

/** Whether the texts or the story have money: a purse that nobody has written down is not spoken of. */
export const hasMoney = (turn: Turn): boolean =>
  (turn.sheet?.gold ?? 0) > 0 &&
  (turn.memo.facts.some((text) => text.startsWith("Money is ")) ||
    turn.memo.paid ||
    readOnce(turn.lore.written, "hero's money", "", () =>
      turn.lore.written.some(({ text, source }) => source === "hero" && SUM.test(text)),
    ));

/** "12 ducats". */
export const purse = (turn: Turn): string => {
  const gold = turn.sheet?.gold ?? 0;
  return `${gold} ${gold === 1 ? coinOf(turn).replace(/(?<=[^s])s$/u, "") : coinOf(turn)}`;
};

/** The sum that words name; null where they name none. */
export function sumIn(text: string): number | null {
  const sum = SUM.exec(text)?.[1];
  return sum === undefined ? null : valueOf(paidIn(text) ?? sum.toLowerCase());
}

const valueOf = (number: string): number =>
  /^\d/u.test(number) ? Number(number) : number.split(/[- ](?!hundred)/u).reduce((sum, word) => sum + VALUES[word]!, 0);

const PAYS = storedPattern("money pays");
const paidIn = (text: string): string | undefined => PAYS.exec(text)?.[1]?.toLowerCase();

/** What is paid, of the sums of a text: "Forty crowns is what we have. I'll pay your twenty-seven." Null where none is. */
export function sumPaid(text: string): number | null {
  const paid = paidIn(text);
  return paid === undefined ? sumIn(text) : valueOf(paid);
}

const SPENDS = storedPattern("money spends");
const GAINS = storedPattern("money gains");
const HAS = storedPattern("money has");

/** Whether a sentence counts the purse: "I have eleven shillings, not 12", "I've got a lamp and 5 ducats". */
export function countsPurse(text: string): boolean {
  const sum = SUM.exec(text);
  if (sum === null || text.endsWith("?") || pattern("money counts purse").test(text.slice(sum.index))) return false;
  return HAS.test(text.slice(0, sum.index)) || pattern("money counts purse 2", "u").test(text);
}

/** The purse begins with what the hero's texts say. */
export async function fillPurse(turn: Turn): Promise<void> {
  const { sheet } = turn;
  const said = turn.lore.sentences.find(
    ({ text, source }) =>
      source === "hero" &&
      SUM.test(text) &&
      pattern("money fill purse").test(text.slice(0, SUM.exec(text)!.index)) &&
      !pattern("money fill purse 2").test(text),
  );
  const sum = said === undefined ? null : sumIn(said.text);
  if (sheet === null || sum === null || sum === sheet.gold) return;
  await turn.brief.table.change({
    type: "gold",
    characterId: sheet.characterId,
    delta: sum - sheet.gold,
    reason: "As the hero's texts count it",
  });
}

/** Moves the money that a sentence of the player speaks of. Answers what is to be said of it; empty where no money changes hands. */
export async function moveMoney(turn: Turn, message: string): Promise<string> {
  const { sheet } = turn;
  const sums = message.split(/(?<=[.!?;]) /u).filter((each) => SUM.test(each));
  const text = sums.find((each) => PAYS.test(each)) ?? sums[0] ?? message;
  const sum = sumIn(text.replace(/“[^”]*”|"[^"]*"/gu, ""));
  if (sheet === null || sum === null || text.endsWith("?")) return "";
  const isCount = countsPurse(text);
  if (!isCount && pattern("money move money").test(text)) return "";
  const delta = isCount ? sum - sheet.gold : GAINS.test(text) ? sum : SPENDS.test(text) ? -sum : 0;
  if (delta === 0) return isCount ? `You have ${purse(turn)}.` : "";
  if (-delta > sheet.gold) return `You have only ${purse(turn)}.`;
  await turn.brief.table.change({
    type: "gold",
    characterId: sheet.characterId,
    delta,
    reason: (isCount ? "As the player counts it" : delta > 0 ? "Got" : "Paid").slice(0, 200),
  });
  turn.moved = true;
  turn.memo.paid = true;
  return `You have ${purse(turn)} now.`;
}
