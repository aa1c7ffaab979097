import { pattern, storedPattern } from "../../../patterns.ts";
import { readOnce } from "../../lore/read-once.ts";
import type { Turn } from "../../turn.ts";

/** Money under the name that the player's texts give it. It is the sheet's gold. */

const COINS =
  "ducats?|florins?|shillings?|crowns?|guineas?|pounds?|pence|pennies|dollars?|bucks|euros?|francs?|marks?|credits?|creds|chits?|scrip|marks|thalers?|doubloons?|pesetas?|rupees?|escudos?|pesos?|lire|lira|roubles?|rubles?|yen|yuan|kroner|kronor|krone|krona|zlotys?|dinars?|dirhams?|sovereigns?|farthings?|groats?|denarii|sesterces|talents|shekels?|coppers?|silvers?|gold pieces?|pieces of gold|gold coins?|gold|coins?|silver";
const ONES = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const NUMBERS = `(?:${TENS.join("|")})(?:[- ](?:${ONES.join("|")}))?|${[...TEENS, ...ONES].join("|")}|a hundred|a|an|\\d+`;

/** "Twenty-seven" is 27, "a" is 1. */
function valueOf(word: string): number {
  if (word === "a" || word === "an") return 1;
  if (word === "a hundred") return 100;
  const [first = "", second = ""] = word.split(/[- ]/u);
  const ten = TENS.indexOf(first);
  return ten >= 0
    ? 10 * (ten + 2) + ONES.indexOf(second) + 1
    : TEENS.includes(first)
      ? TEENS.indexOf(first) + 10
      : ONES.includes(first)
        ? ONES.indexOf(first) + 1
        : Number(word);
}
const SUM = new RegExp(`\\b(${NUMBERS}) (?:(?:silver|old|good|of my) )?(${COINS})\\b`, "iu");
/** "Forty is what we have. I'll pay you your twenty-seven here and now": what is paid. */
const PAID = new RegExp(
  `\\b(?:pay|paid|give|gave|hand|count out|lay down|put down|offer)\\b[^.;?!]*?\\b(${NUMBERS})(?= (?:(?:silver|old|good|of my) )?(?:${COINS})\\b| (?:here|now|and|for|to|of it|of them|today)\\b|[,.;!]|$)`,
  "iu",
);

const COIN = new RegExp(`^(?:money|${COINS})$`, "iu");
export const isCoin = (word: string): boolean => COIN.test(word);

/** What the texts call money: "ducats"; "coins" where they have no word for it. */
export function coinOf(turn: Turn): string {
  const agreed = turn.memo.facts
    .map((text) => /^Money is (.+) here\.$/u.exec(text)?.[1])
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
  const paid = sum === undefined ? undefined : PAID.exec(text)?.[1];
  return sum === undefined ? null : valueOf((paid ?? sum).toLowerCase());
}

const SPENDS = storedPattern("money spends", "iu");
const GAINS = storedPattern("money gains", "iu");
const HAS = storedPattern("money has", "iu");

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
  const text = sums.find((each) => PAID.test(each)) ?? sums[0] ?? message;
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
